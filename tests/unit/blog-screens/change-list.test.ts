import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeList } from '@/components/blog/score/score-lists.tsx';
import type { Change } from '@/lib/writing/review.ts';

const render = (changes: readonly Change[]) =>
  renderToStaticMarkup(createElement(ChangeList, { changes, lang: 'de' }))
    .replace(/ class="(?!sr-only")[^"]*"/g, '')
    .replace(/ lang="de" dir="auto"/g, '');

const change = (before: string, reason: Change['reason'], after = ''): Change => ({ before, after, reason });

const BEFORE = '<del><span class="sr-only">Before: </span><span>It was 5.</span></del>';
const AFTER = '<ins><span class="sr-only">After: </span><span>It was 6.</span></ins>';

test.each<[string, Change[], RegExp]>([
  ['that nothing was changed', [], /<p>Nothing was changed\.<\/p><\/div>$/],
  [
    'a sentence before and after, with the reason',
    [change('It was 5.', 'contradicted', 'It was 6.')],
    new RegExp(`<h4>The source says something else</h4><ul><li>${BEFORE}${AFTER}</li>`),
  ],
  ['a removed sentence', [change('It was 5.', 'placeholder')], new RegExp(`<li>${BEFORE}</li>`)],
  [
    'an added sentence',
    [change('', 'omitted', 'It was 6.')],
    new RegExp(`<li>${AFTER.replace('After', 'Added')}</li>`),
  ],
  ...(['overstated', 'doubted', 'moved'] as const).map((reason): [string, Change[], RegExp] => [
    `once what stands as written: ${reason}`,
    [change('It was 6.', reason, 'It was 6.')],
    /<li><span>It was 6\.<\/span><\/li>/,
  ]),
])('shows %s', (_, changes, markup) => {
  expect(render(changes)).toMatch(markup);
});

test('begins with what the author has to decide', () => {
  const markup = render([change('It was 5.', 'contradicted', 'It was 6.'), change('It is 7.', 'doubted', 'It is 7.')]);
  expect([...markup.matchAll(/<h4>([^<]+)/g)].map(([, reason]) => reason)).toEqual([
    'May be wrong, and nothing better was found. It stands as written.',
    'The source says something else',
  ]);
});

test('groups changes by reason, and folds those after the fifth', () => {
  const reasons = ['repetition', 'contradicted', 'repetition', 'contradicted', 'ending', 'length', 'ending'] as const;
  const names = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'];
  const markup = render(reasons.map((reason, at) => change(names[at] ?? '', reason)));
  const [open = '', folded = ''] = markup.split('<details>');
  expect([...open.matchAll(/<h4>([^<]+)|<span>([^<]+)/g)].map(([, h4, text]) => h4 ?? text)).toEqual([
    ...['The source says something else', 'Two.', 'Four.'],
    ...['Repeated what was said before', 'One.', 'Three.'],
    ...['Changed to fit the length', 'Six.'],
  ]);
  expect(folded).toContain('<summary>2 more</summary>');
  expect([...folded.matchAll(/<span>([^<]+)/g)].map(([, text]) => text)).toEqual(['Five.', 'Seven.']);
});
