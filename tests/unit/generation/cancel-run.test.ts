import { afterEach, expect, it, vi } from 'vitest';
import { cancelRun, writeLive } from '@/components/generation/run.ts';
import { beginRun, liveRun } from '@/components/generation/run-store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a cancel during the upload aborts it, and cancels the run that the server makes of it all the same', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  const requests: string[] = [];
  let key: string | undefined;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, signal }: RequestInit) => {
    requests.push(`${method} ${url}`);
    if (method === 'POST') {
      key = new Headers(headers).get('Idempotency-Key') ?? undefined;
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(signal.reason));
      return promise;
    }
    return Response.json(method === 'GET' && requests.length > 2 ? [{ id: 'run', key, status: 'running' }] : []);
  });
  beginRun();
  const writing = writeLive({ topic: 'Tea', length: 'small' });
  const cancelling = cancelRun();
  await writing;
  expect(liveRun.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  await cancelling;
  expect(requests).toEqual([
    'POST /api/blogs/generate',
    'GET /api/generations',
    'GET /api/generations',
    'DELETE /api/generations/run',
  ]);
});
