import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { mergeVisits } from '../views/merge-visits.ts';
import type { VisitBatch } from '../views/visit-counter.ts';

// The server and Next's bundle load this module separately; the port is one.
const holder = globalThis as typeof globalThis & { quillcastVisitPort?: MessagePort };

/** Says where the batches of counted visits arrive. */
export function receiveVisitsThrough(port: MessagePort): void {
  holder.quillcastVisitPort = port;
}

/**
 * Stores the batches of counted visits as they arrive. What comes while one is being saved, or after one has failed, is
 * merged into one batch for each day.
 * @param save stores a batch
 * @param onFailure is told why a batch could not be stored
 * @returns what ends it, when everything that has arrived is stored or has failed once more
 */
export function storeVisits(
  save: (batch: VisitBatch) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const port = holder.quillcastVisitPort;
  // Where only handlers are tested, nothing is served.
  if (!port) return async () => undefined;
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
  function receive(batch: VisitBatch): void {
    wait(batch);
    void store();
  }
  port.on('message', receive);
  // Only what serves keeps the process alive.
  port.unref();
  return async () => {
    port.off('message', receive);
    for (let last = receiveMessageOnPort(port); last; last = receiveMessageOnPort(port)) {
      wait(last.message);
    }
    await saving;
    await store();
  };
}
