import { expect, test } from 'vitest';
import { askable } from '@/lib/writing/model/parts/check-claims.ts';

const passageOf = (id: number, characters: number) => ({
  ...{ id, source: 1, heading: '' },
  text: 'x'.repeat(characters),
});

test('asks also for sentences behind one that has no room, where their passages are in the call or fit', () => {
  const passages = [passageOf(1, 20_000), passageOf(2, 11_000), passageOf(3, 10_000)];
  const sentences = ['Bees fly [1].', 'Bees rest [1][2].', 'Bees drink [1].', 'Bees sleep [3].'];
  expect(askable(sentences, passages, 30_000)).toEqual([
    'Bees fly [1].',
    'Bees drink [1].',
    'Bees sleep [3].',
  ]);
});
