import { expect, test } from 'vitest';
import { readText } from '@/lib/http/body.ts';

const MEGABYTE = 1024 * 1024;

/** A request whose body sends so many megabytes and then waits to be released. */
function slowUpload(megabytes: number) {
  const released = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  let left = megabytes;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left > 0) {
        left -= 1;
        controller.enqueue(new Uint8Array(MEGABYTE));
        return;
      }
      sent.resolve();
      await released.promise;
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const request = new Request('http://quillcast.test/', init);
  return { request, sent: sent.promise, release: released.resolve };
}

const small = () => new Request('http://quillcast.test/', { method: 'POST', body: 'tea' });

test('refuses bodies while others take up all the room, and reads them afterwards', async () => {
  const uploads = Array.from({ length: 4 }, () => slowUpload(64));
  const read = uploads.map(({ request }) => readText(request, 100 * MEGABYTE));
  await Promise.all(uploads.map(({ sent }) => sent));
  await expect(readText(small(), MEGABYTE)).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  });
  for (const { release } of uploads) release();
  await Promise.all(read);
  expect(await readText(small(), MEGABYTE)).toBe('tea');
});

test('gives the room of a body that was too large back', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { request } = slowUpload(64);
    await expect(readText(request, 63 * MEGABYTE)).rejects.toMatchObject({ code: 'too-large' });
  }
  expect(await readText(small(), MEGABYTE)).toBe('tea');
});
