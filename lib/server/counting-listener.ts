import type { RequestListener, ServerResponse } from 'node:http';
import type { MessagePort } from 'node:worker_threads';
import { VISITS_WRITTEN_EVERY_MS } from '../constants/limits.ts';
import { VisitCounter } from '../views/visit-counter.ts';
import { isViewImage } from '../views/visits.ts';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Nothing between us and the reader may answer it, or the reader would not be counted; pages of other sites may frame it. */
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

/** A listener that counts, and how what it has not handed over yet is. */
export type CountingListener = { listener: RequestListener; flush: () => void };

/**
 * Counts visits before a listener answers them, and answers the images that count itself (docs/decisions/0074). What was
 * counted is sent through a port every few seconds, to be stored (visit-messages.ts).
 */
export function countingListener(answer: RequestListener, port: MessagePort): CountingListener {
  const counter = new VisitCounter((batch) => port.postMessage(batch));
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
