import type { ModelFetch } from '../generated/prisma/client.ts';
import type { Fetched } from '../models/hub/download.ts';
import type { ModelState, OfferedModel } from './schema.ts';

export function modelState(fetch: ModelFetch | undefined, fetched: Fetched): ModelState {
  const { partBytes } = fetched;
  if (fetch?.status === 'queued') return { kind: 'queued', doneBytes: partBytes };
  if (fetch?.status === 'running') {
    const { sizeBytes, doneBytes, bytesPerSecond, message } = fetch;
    return { kind: 'fetching', sizeBytes, doneBytes, bytesPerSecond, message };
  }
  if (fetched.file !== null) return { kind: 'ready' };
  if (fetch) return { kind: 'failed', message: fetch.message, doneBytes: partBytes };
  return partBytes > 0 ? { kind: 'partial', doneBytes: partBytes } : { kind: 'absent' };
}

export const isDownloading = ({ kind }: ModelState): boolean => kind === 'queued' || kind === 'fetching';

export const bestFit = (
  models: readonly Pick<OfferedModel, 'name' | 'neededBytes' | 'wantsGraphicsCard'>[],
  memoryBytes: number,
): string | undefined =>
  models
    .filter(({ neededBytes, wantsGraphicsCard }) => neededBytes <= memoryBytes && !wantsGraphicsCard)
    .toSorted((a, b) => b.neededBytes - a.neededBytes)[0]?.name;
