import { expect, test } from 'vitest';
import { createJournal } from '@/lib/writing/model/steps/journal.ts';

test('two changes of a sentence become one', () => {
  const journal = createJournal();
  journal.change({ before: 'One.', after: 'Two.', reason: 'contradicted' });
  journal.change({ before: 'Two.', after: 'Three.', reason: 'transition' });
  expect(journal.review([]).changes).toEqual([{ before: 'One.', after: 'Three.', reason: 'transition' }]);
});

test('a reverted sentence is not a change', () => {
  const journal = createJournal();
  journal.change({ before: 'One.', after: 'Two.', reason: 'opening' });
  journal.change({ before: 'Two.', after: 'One.', reason: 'ending' });
  expect(journal.review([]).changes).toEqual([]);
});

test('confirmed sentences count while they stand, removed ones always', () => {
  const journal = createJournal();
  journal.judge('Stays.', 'confirmed');
  journal.judge('Was cut later.', 'confirmed');
  journal.judge('False.', 'removed');
  expect(journal.review(['Stays.']).claims).toEqual({
    quoted: 0,
    confirmed: 1,
    corrected: 0,
    unmarked: 0,
    removed: 1,
    unchecked: 0,
  });
});
