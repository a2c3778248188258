import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { streamBody } from '@/lib/http/stream-body.ts';

async function* letters() {
  yield* ['a', 'b', 'c'];
}

const EXPORT = 'http://quillcast.test/api/exports';

const whole = async (stream: ReadableStream<string> | null) => Array.fromAsync(stream ?? []);

test('a client that left before its stream was read or begun can ask again', async () => {
  const [client, early] = [new AbortController(), AbortSignal.abort(new Error('left'))];
  const unread = await streamBody(letters(), new Request(EXPORT, { signal: client.signal }), 'ada');
  await expect(streamBody(letters(), new Request(EXPORT), 'ada')).rejects.toThrow('already running');
  client.abort();
  expect(await whole(unread)).toEqual(['a']);
  await expect(streamBody(letters(), new Request(EXPORT, { signal: early }), 'ada')).rejects.toThrow('left');
  expect(await whole(await streamBody(letters(), new Request(EXPORT), 'ada'))).toEqual(['a', 'b', 'c']);
});

test('a client that leaves while the first chunk is made can ask again', async () => {
  const client = new AbortController();
  async function* slow() {
    client.abort();
    yield 'a';
  }
  await streamBody(slow(), new Request(EXPORT, { signal: client.signal }), 'bob');
  await setImmediate();
  expect(await whole(await streamBody(letters(), new Request(EXPORT), 'bob'))).toEqual(['a', 'b', 'c']);
});
