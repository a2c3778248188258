import { expect, test } from 'vitest';
import { createJournal } from '@/lib/writing/model/steps/journal.ts';

test.each([
  ['two changes of a sentence are one', 'One.>Two.|Two.>Three.', 'One.>Three.'],
  ['a change that is cut is a cut', 'One.>Two.|Two.>', 'One.>'],
  ['a reverted sentence is no change', 'One.>Two.|Two.>One.', ''],
  ['a finding stays beside a later change', 'One.>One.|One.>Two.', 'One.>One.|One.>Two.'],
  ['two cuts are two', 'One.>|Two.>', 'One.>|Two.>'],
  ['marks mean nothing to readers', 'One [3].>Two [3].', 'One.>Two.'],
])('%s', (_, given, expected) => {
  const journal = createJournal();
  for (const change of given.split('|')) {
    const [before = '', after = ''] = change.split('>');
    journal.change({ before, after, reason: 'contradicted' });
  }
  const { changes } = journal.review([]);
  expect(changes.map(({ before, after }) => `${before}>${after}`).join('|')).toBe(expected);
});

test('confirmed sentences count while they stand, removed ones and lost figures always', () => {
  const journal = createJournal();
  journal.judge('Stays.', 'confirmed');
  journal.judge('Was cut later.', 'confirmed');
  journal.judge('False.', 'removed');
  journal.judge('It weighs 7 kg.', 'figureNotFound');
  expect(journal.review(['Stays.']).claims).toEqual({
    ...{ quoted: 0, confirmed: 1, corrected: 0, unmarked: 0, removed: 1, unchecked: 0 },
    figureNotFound: 1,
  });
});
