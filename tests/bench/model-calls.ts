import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Moment } from './moments.ts';

/** One call to the model server. */
export type Call = { began: Moment; ended: Moment };

/** Records the start and end of calls to an HTTP server in this process. */
export function recordCalls(baseUrl: string, now: () => Moment) {
  const { host } = new URL(baseUrl);
  const underWay = new Map<ServerResponse, Moment>();
  const calls: Call[] = [];
  const onStart = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.headers.host === host) underWay.set(response, now());
  };
  const onFinish = (message: unknown) => {
    const { response } = message as { response: ServerResponse };
    const began = underWay.get(response);
    if (began) calls.push({ began, ended: now() });
    underWay.delete(response);
  };
  subscribe('http.server.request.start', onStart);
  subscribe('http.server.response.finish', onFinish);
  return {
    /** The calls since the last reading. */
    take: () => calls.splice(0),
    stop: () => {
      unsubscribe('http.server.request.start', onStart);
      unsubscribe('http.server.response.finish', onFinish);
    },
  };
}

/** The parts of a run without a pending call: before the first, between calls, after the last. */
export function spansWithoutCalls(asked: Moment, calls: readonly Call[], done: Moment) {
  const spans: { from: Moment; to: Moment }[] = [];
  let from = asked;
  for (const { began, ended } of calls.toSorted((a, b) => a.began.time - b.began.time)) {
    if (began.time > from.time) spans.push({ from, to: began });
    if (ended.time > from.time) from = ended;
  }
  return [...spans, { from, to: done }];
}
