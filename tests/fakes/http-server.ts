import http, { type RequestListener } from 'node:http';

/** Creates the HTTP server of a fake. Idle connections stay open, since a busy client may reuse one late. */
export const createServer = (listener?: RequestListener): http.Server =>
  http.createServer({ keepAliveTimeout: 0 }, listener);
