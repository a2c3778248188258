import { MAX_BATCH_SIZE } from '@/lib/constants/batch-limits';

/** Reads the `ids` of the address: what can be an id, each once, as many as a batch can have. */
export function parseIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, MAX_BATCH_SIZE);
}
