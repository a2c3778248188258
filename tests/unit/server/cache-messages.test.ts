import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { cacheListeningTo } from '@/lib/server/cache-messages.ts';
import { eventually } from '../../support/eventually.ts';

const answer = { tags: ['blog:1'], headers: {}, bodies: { identity: Buffer.from('Tea') } };

test('what was said before somebody asks holds for them, whether or not the thread has looked', () => {
  const { port1, port2 } = new MessageChannel();
  const cache = cacheListeningTo(port2);
  port1.postMessage({ do: 'resume', missed: false });
  expect(cache.get('/')).toBeUndefined();
  cache.set('/', answer, cache.begin());
  expect(cache.get('/')).toBe(answer);
  port1.postMessage({ do: 'invalidate', tag: 'blog:1' });
  expect(cache.get('/')).toBeUndefined();
  cache.set('/', answer, cache.begin());
  port1.postMessage({ do: 'suspend' });
  expect(cache.get('/')).toBeUndefined();
  port1.close();
});

test('an answer that was being made meanwhile is not kept, though nobody asked', async () => {
  const { port1, port2 } = new MessageChannel();
  const cache = cacheListeningTo(port2);
  port1.postMessage({ do: 'resume', missed: false });
  cache.get('/');
  const pending = cache.begin();
  port1.postMessage({ do: 'invalidate', tag: 'blog:1' });
  await eventually(() => expect(pending.isCurrent).toBe(false));
  cache.set('/', answer, pending);
  expect(cache.get('/')).toBeUndefined();
  port1.close();
});
