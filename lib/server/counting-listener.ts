import type { RequestListener, ServerResponse } from 'node:http';
import { VISITS_WRITTEN_EVERY_MS } from '../constants/limits.ts';
import { type VisitBatch, VisitCounter } from '../views/visit-counter.ts';
import { isViewImage } from '../views/visits.ts';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** No cache may answer for us, or the view would not be counted; pages of other sites may embed the image. */
const PIXEL_HEADERS = {
  'Content-Type': 'image/gif',
  'Content-Length': PIXEL.byteLength,
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

function sendPixel(isHead: boolean, response: ServerResponse): void {
  response.writeHead(200, PIXEL_HEADERS).end(isHead ? undefined : PIXEL);
}

/** A counting listener; `flush` hands over the visits that are still in memory. */
export type CountingListener = { listener: RequestListener; flush: () => void };

/**
 * Counts visits before `answer` handles them, and answers view images itself (docs/decisions/0074).
 * @param send receives the counts every few seconds, to store them (store-visits.ts)
 */
export function countingListener(answer: RequestListener, send: (batch: VisitBatch) => void): CountingListener {
  const counter = new VisitCounter(send);
  setInterval(() => counter.flush(), VISITS_WRITTEN_EVERY_MS).unref();
  return {
    listener: (request, response) => {
      counter.record(request);
      const { method, url } = request;
      if ((method === 'GET' || method === 'HEAD') && isViewImage(url)) {
        sendPixel(method === 'HEAD', response);
      } else answer(request, response);
    },
    flush: () => counter.flush(),
  };
}
