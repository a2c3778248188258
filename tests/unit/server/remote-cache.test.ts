import { expect, test } from 'vitest';
import { cacheBehind } from '@/lib/server/remote-cache.ts';
import { bridgeEnds } from '../../support/bridge.ts';
import { eventually } from '../../support/eventually.ts';

const answer = { tags: ['blog:1'], headers: {}, bodies: { identity: Buffer.from('Tea') } };

test('applies messages sent before a read, handled by the thread or not', () => {
  const { application, publicEnd, close } = bridgeEnds();
  const cache = cacheBehind(publicEnd);
  application.send('resume', { missed: false });
  expect(cache.get('/')).toBeUndefined();
  cache.set('/', answer, cache.begin());
  expect(cache.get('/')).toBe(answer);
  application.send('invalidate', 'blog:1');
  expect(cache.get('/')).toBeUndefined();
  cache.set('/', answer, cache.begin());
  application.send('suspend', undefined);
  expect(cache.get('/')).toBeUndefined();
  close();
});

test('drops an answer in the making when its data changes, without a read in between', async () => {
  const { application, publicEnd, close } = bridgeEnds();
  const cache = cacheBehind(publicEnd);
  application.send('resume', { missed: false });
  cache.get('/');
  const pending = cache.begin();
  application.send('invalidate', 'blog:1');
  await eventually(() => expect(pending.isCurrent()).toBe(false));
  cache.set('/', answer, pending);
  expect(cache.get('/')).toBeUndefined();
  close();
});
