import { expect, test } from 'vitest';
import { changedWords } from '@/lib/blogs/editing/changed-words.ts';

const text = (intro: string, given: object = {}) => ({
  title: '',
  intro,
  sections: [{ heading: '', content: '' }],
  conclusion: '',
  ...given,
});

test.each([
  ['english', 'Bees fly far in summer.', 'Bees fly low in summer.', 20],
  ['german', 'Bienen fliegen im Sommer weit.', 'Bienen fliegen im Winter weit.', 20],
  ['french', 'L’abeille vole loin en été.', 'L’abeille vole bas en été.', 20],
  ['spanish', 'Las abejas vuelan muy lejos.', 'Las abejas vuelan muy bajo.', 20],
  ['italian', 'Le api volano molto lontano.', 'Le api volano molto basse.', 20],
  ['portuguese', 'As abelhas voam muito longe.', 'As abelhas voam muito baixo.', 20],
  ['russian', 'Пчёлы летом летают очень далеко.', 'Пчёлы летом летают очень низко.', 20],
  ['chinese', '蜜蜂喜欢夏天。', '蜜蜂喜欢春天。', 34],
  ['japanese', '蜂は夏が好き。', '蜂は春が好き。', 20],
] as const)('counts words by the rules of %s', (language, before, after, percent) => {
  expect(changedWords(text(before), text(after), language)).toBe(percent);
  expect(changedWords(text(before), text(before), language)).toBe(0);
});

test.each([
  ['nothing', 'One two three four.', 'One two three four!', 0],
  ['marks and citations', 'One *two* three [1].', 'One two **three** four.', 25],
  ['one of many', 'One two three.', `${'word '.repeat(999)}one.`, 100],
  ['half added', 'One two.', 'One two three four.', 50],
  ['half removed', 'One two three four.', 'One two.', 50],
  ['all of it', 'One two.', 'Three four.', 100],
  ['all removed', 'One two.', '', 100],
  ['the order', 'one two three four', 'four one two three', 25],
  ['nothing of nothing', '', '', 0],
])('changes %s', (_, before, after, percent) => {
  expect(changedWords(text(before), text(after), 'english')).toBe(percent);
});

test('reads every part of a text, and rounds up', () => {
  const whole = {
    title: 'one',
    keyPoints: ['two'],
    sections: [{ heading: 'three', content: 'four' }],
    questions: [{ question: 'five', answer: 'six' }],
    conclusion: 'seven',
    conclusionHeading: 'eight',
  };
  const parts = Object.keys(whole).map((key) => ({ ...whole, [key]: text('')[key as 'title'] ?? undefined }));
  const shares = parts.map((part) => changedWords(text('nine', whole), text('nine', part), 'english'));
  expect(shares).toEqual([12, 12, 23, 23, 12, 12]);
});

const words = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`).join(' ');

test('compares long texts that differ much without their order', () => {
  const before = words(100_000, 'w');
  expect(changedWords(text(before), text(`${words(50_000, 'w')} ${words(50_000, 'n')}`), 'english')).toBe(50);
  expect(changedWords(text(before), text(words(100_000, 'n')), 'english')).toBe(100);
});
