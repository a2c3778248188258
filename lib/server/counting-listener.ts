import type { RequestListener } from 'node:http';
import { VISITS_WRITTEN_EVERY_MS } from '../constants/limits.ts';
import { isViewImage, mergeVisits, type VisitBatch, VisitCounter } from '../views/visit-counter.ts';
import type { ApplicationEnd } from './bridge.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** No cache may answer for us, or the view would not be counted; pages of other sites may embed the image. */
const PIXEL_HEADERS = {
  'Content-Type': 'image/gif',
  'Content-Length': PIXEL.byteLength,
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Counts visits, and answers view images itself (docs/decisions/0074). `send` receives counts every few seconds. */
export function countingListener(answer: RequestListener, send: (batch: VisitBatch) => void) {
  const counter = new VisitCounter(send);
  const flush = () => counter.flush();
  setInterval(flush, VISITS_WRITTEN_EVERY_MS).unref();
  const listener: RequestListener = (request, response) => {
    counter.record(request);
    const { method, url } = request;
    const isImage = (method === 'GET' || method === 'HEAD') && isViewImage(url);
    if (isImage) response.writeHead(200, PIXEL_HEADERS).end(method === 'HEAD' ? undefined : PIXEL);
    else answer(request, response);
  };
  return { listener, flush };
}

/**
 * Stores batches of visits as they arrive; those that arrive during a save, or after a failed one, are merged by day.
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
