import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { VisitBatch } from '../views/visit-counter.ts';

// The server and Next's bundle load this module separately; the port is one.
const holder = globalThis as typeof globalThis & { quillcastVisitPort?: MessagePort };

/** Batches that wait for a database that cannot be reached; the oldest give way. */
const MOST_WAITING = 100;

/** Says where the batches of counted visits arrive. */
export function receiveVisitsThrough(port: MessagePort): void {
  holder.quillcastVisitPort = port;
}

/**
 * Stores the batches of counted visits as they arrive, one after the other; one that fails is tried again with the next.
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
  const waiting: VisitBatch[] = [];
  let saving: Promise<void> = Promise.resolve();

  async function saveWaiting(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await save(next);
      waiting.shift();
    }
  }
  function receive(batch: VisitBatch): void {
    waiting.push(batch);
    if (waiting.length > MOST_WAITING) waiting.shift();
    saving = saving.then(saveWaiting).catch(onFailure);
  }
  port.on('message', receive);
  // Only what serves keeps the process alive.
  port.unref();
  return async () => {
    port.off('message', receive);
    for (let last = receiveMessageOnPort(port); last; last = receiveMessageOnPort(port)) {
      receive(last.message);
    }
    await saving;
  };
}
