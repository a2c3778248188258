import { expect, test } from 'vitest';
import { compareTexts, foldedParts } from '@/components/blog/editing/history-dialog.tsx';

const text = (intro: string) => ({ content: { title: 'T', intro, sections: [], conclusion: 'C' } });

test('finds added and removed words', () => {
  const stretches = compareTexts(text('Bees like warm days.'), text('Bees like cold, warm days.'), 'en');
  expect(stretches.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'added', text: 'cold, ' }]);
  expect(stretches.map((each) => each.text).join('')).toBe('T\n\nBees like cold, warm days.\n\nC');
});

test('separates Japanese words', () => {
  const stretches = compareTexts(text('蜂は庭が好きです'), text('蜂は森が好きです'), 'ja');
  expect(stretches.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: '庭' },
    { kind: 'added', text: '森' },
  ]);
});

test('shows no Markdown', () => {
  const before = text('**Bees** [like](https://example.com) it [1].\n\n### Where\n\n- Roofs\n  - Flat\n- Yards');
  const after = text(
    'Bees *like* it [1].\n\n### Where\n\n- Roofs\n  - Flat\n- Yards\n\n| A | B |\n| --- | --- |\n| c | d |',
  );
  const stretches = compareTexts(before, after, 'en');
  expect(
    stretches
      .filter(({ kind }) => kind !== 'removed')
      .map((each) => each.text)
      .join(''),
  ).toBe('T\n\nBees like it [1].\n\nWhere\n\n• Roofs\n  • Flat\n• Yards\n\n• c – B: d\n\nC');
  expect(stretches.map(({ kind }) => kind)).toEqual(['same', 'added', 'same']);
});

test('finds no difference between equal texts', () => {
  expect(compareTexts(text('Same.'), text('Same.'), 'en').map(({ kind }) => kind)).toEqual(['same']);
});

test.each([
  ['between changes', { isFirst: false, isLast: false }, { before: 'a', folded: ['b', 'c'], after: 'd' }],
  ['before the first change', { isFirst: true, isLast: false }, { before: '', folded: ['a', 'b', 'c'], after: 'd' }],
  ['after the last change', { isFirst: false, isLast: true }, { before: 'a', folded: ['b', 'c', 'd'], after: '' }],
])('folds whole paragraphs %s', (_, edges, expected) => {
  expect(foldedParts('a\n\nb\n\nc\n\nd', edges)).toEqual(expected);
  expect(foldedParts('a\n\nb', { isFirst: false, isLast: false })).toBeNull();
});
