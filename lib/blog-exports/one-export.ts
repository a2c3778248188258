import 'server-only';
import { EXPORT_MESSAGES } from '@/lib/constants/export-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { processWide } from '@/lib/process-wide.ts';

const underWay = processWide('exports under way', () => new Set<string>());

/** Streams an account's export unless this process streams another. Throws AppError too-many-requests. */
export async function* oneExport<Chunk>(userId: string, chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  if (underWay().has(userId)) {
    throw new AppError('too-many-requests', EXPORT_MESSAGES.underWay, { headers: { 'Retry-After': '30' } });
  }
  underWay().add(userId);
  try {
    yield* chunks;
  } finally {
    underWay().delete(userId);
  }
}
