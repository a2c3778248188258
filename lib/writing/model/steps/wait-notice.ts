import type { WritingRequest } from '../../types.ts';

/** A pause shorter than this is over before anybody has read of it, and one that ends so little later is the same. */
const SHORTEST_MS = 3_000;

/** What emits that a model's server has asked for a pause, once where many calls are asked for the same one. */
export function createWaitNotice({
  deadline,
  onEvent,
}: Pick<WritingRequest, 'deadline' | 'onEvent'>): (milliseconds: number) => void {
  let latest = 0;
  return (milliseconds) => {
    const until = Date.now() + milliseconds;
    if (milliseconds < SHORTEST_MS || until - latest < SHORTEST_MS) return;
    latest = until;
    onEvent?.({
      type: 'waiting',
      until: new Date(until).toISOString(),
      ...(deadline && { deadline: deadline.toISOString() }),
    });
  };
}
