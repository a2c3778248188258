import { mergeVisits, type VisitBatch } from '../views/visit-counter.ts';
import type { ApplicationEnd } from './bridge.ts';

/**
 * Stores batches of counted visits as they arrive. Batches that arrive during a save, or after a failed one, are merged
 * into one per day.
 * @param save stores a batch
 * @param onFailure called when a batch could not be stored
 * @returns stops, once everything that has arrived is stored or has failed once more
 */
export function storeVisits(
  bridge: ApplicationEnd,
  save: (batch: VisitBatch) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const waiting = new Map<string, VisitBatch>();
  let saving: Promise<void> | undefined;

  function wait(batch: VisitBatch): void {
    const known = waiting.get(batch.day);
    if (known) mergeVisits(known, batch);
    else waiting.set(batch.day, batch);
  }
  async function saveWaiting(): Promise<void> {
    for (let [next] = waiting.values(); next; [next] = waiting.values()) {
      waiting.delete(next.day);
      try {
        await save(next);
      } catch (error) {
        wait(next);
        throw error;
      }
    }
  }
  function store(): Promise<void> {
    saving ??= saveWaiting()
      .catch(onFailure)
      .finally(() => {
        saving = undefined;
      });
    return saving;
  }
  const off = bridge.on('visits', (batch) => {
    wait(batch);
    void store();
  });
  return async () => {
    bridge.drain();
    off();
    await saving;
    await store();
  };
}
