import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { encodingsFor, sendCached } from '@/lib/server/finish-response.ts';

const requestWith = (headers: IncomingMessage['headers']) => ({ headers }) as IncomingMessage;

test.each([
  ['both, the best first', 'gzip, br', ['br', 'gzip']],
  ['with spaces around parameters', 'gzip ;  q=0.5 , br ; q=0', ['gzip']],
  ['none without the header', undefined, []],
  ['none after 200 characters', `x${' '.repeat(15_000)}y, br`, []],
])('reads accepted encodings: %s', (_, header, expected) => {
  expect(encodingsFor(requestWith({ 'accept-encoding': header }))).toEqual(expected);
});

/** The status that a stored answer with the ETag W/"a" is sent with. */
function statusFor(known: string): number {
  const sent: number[] = [];
  const response = {
    writeHead: (status: number) => {
      sent.push(status);
      return response;
    },
    end: () => response,
  };
  const stored = { tags: [], headers: { etag: 'W/"a"' }, bodies: { identity: Buffer.from('tea') } };
  sendCached(requestWith({ 'if-none-match': known }), response as unknown as ServerResponse, stored, 'hit');
  return sent[0] ?? 0;
}

test.each([
  ['"b", "a"', 304],
  [`${'"b",'.repeat(1000)}"a"`, 200],
])('reads a bounded number of known ETags', (known, status) => {
  expect(statusFor(known)).toBe(status);
});
