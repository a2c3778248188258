import { expect, test } from 'vitest';
import { compareTexts } from '@/components/blog/editing/history-dialog.tsx';

const text = (intro: string) => ({ content: { title: 'T', intro, sections: [], conclusion: 'C' } });
type Text = ReturnType<typeof text>;

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

test('shows no Markdown, and folds whole paragraphs between changes', () => {
  const before = text('**Bees** [like](https://example.com) it [1].\n\n### Where\n\n- Roofs\n  - Flat\n- Yards');
  const after = text(
    'Bees *like* it [1].\n\n### Where\n\n- Roofs\n  - Flat\n- Yards\n\n| A | B |\n| --- | --- |\n| c | d |',
  );
  const stretches = compareTexts(before, after, 'en');
  expect(stretches).toEqual([
    { kind: 'folded', text: 'T\n\nBees like it [1].\n\nWhere\n\n• Roofs\n  • Flat\n• Yards' },
    { kind: 'same', text: '' },
    { kind: 'added', text: '• c – B: d\n\n' },
    { kind: 'same', text: 'C' },
  ]);
});

test.each([
  ['one', 'b.', []],
  ['several', 'b.\n\nc.', ['b.\n\nc.']],
])('folds %s whole paragraph between changes', (_, between, folded) => {
  const [before, after] = ['X', 'Y'].map((name) => text(`a ${name}.\n\n${between}\n\nd ${name}.`)) as [Text, Text];
  const stretches = compareTexts(before, after, 'en');
  expect(stretches.filter(({ kind }) => kind === 'folded').map((each) => each.text)).toEqual(folded);
});

test('finds no difference between equal texts', () => {
  expect(compareTexts(text('Same.'), text('Same.'), 'en')).toEqual([{ kind: 'folded', text: 'T\n\nSame.\n\nC' }]);
});
