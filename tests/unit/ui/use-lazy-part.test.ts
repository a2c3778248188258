import { expect, test } from 'vitest';
import { loadLast } from '@/components/ui/use-lazy-part.ts';

test('opens only the last of two dialogs asked for while the first still loads', async () => {
  const first = Promise.withResolvers<string>();
  const loads = [loadLast(() => first.promise), loadLast(async () => 'history')];
  first.resolve('cover');
  expect(await Promise.all(loads)).toEqual([undefined, 'history']);
});
