import { describe, expect, it } from 'vitest';
import { readEvents } from '@/components/generation/run-stream.ts';

const encoder = new TextEncoder();

function read(chunks: readonly Uint8Array<ArrayBuffer>[], signal = new AbortController().signal) {
  const body = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return Array.fromAsync(readEvents(new Response(body), signal));
}

const EVENT = { seq: 7, event: { type: 'phase', phase: 'Überblick 概要' } };
const TEXT = `: hi\r\nretry: 2000\r\nid: 7\r\nevent: phase\r\ndata: ${JSON.stringify(EVENT.event)}\r\n\r\n`;

describe('a stream of events', () => {
  it.each([1, 2, 3, 5, 7, 1000])('is decoded from chunks of %i bytes', async (size) => {
    const bytes = encoder.encode(`${TEXT}data: {"type":"queued"}\n\n`);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    expect(await read(chunks)).toEqual([EVENT, { seq: null, event: { type: 'queued' } }]);
  });

  it.each([
    ['a comment', ': still here\n\n'],
    ['invalid JSON', 'data: <html>\n\n'],
    ['an object without a type', 'data: {"phase":"saving"}\n\n'],
    ['a value that is no object', 'data: null\n\n'],
  ])('skips %s', async (_, text) => {
    expect(await read([encoder.encode(text), encoder.encode(TEXT)])).toEqual([EVENT]);
  });

  it('drops an incomplete last event', async () => {
    expect(await read([encoder.encode(TEXT), encoder.encode('data: {"type":"x"}\n')])).toEqual([EVENT]);
  });

  it('rejects with the reason of its signal', async () => {
    const control = new AbortController();
    control.abort(new Error('looked away'));
    await expect(read([encoder.encode(TEXT)], control.signal)).rejects.toThrow('looked away');
  });
});
