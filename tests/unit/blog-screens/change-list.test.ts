import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeList } from '@/components/blog/score/score-lists.tsx';
import type { Change } from '@/lib/writing/review.ts';

const render = (changes: readonly Change[]) =>
  renderToStaticMarkup(createElement(ChangeList, { changes, lang: 'de' }))
    .replace(/ class="(?!sr-only")[^"]*"/g, '')
    .replace(/ lang="de" dir="auto"/g, '');

test('says that nothing was changed', () => {
  expect(render([])).toContain('<p>Nothing was changed.</p>');
});

test('shows a sentence before and after, with the reason', () => {
  const markup = render([{ before: 'It was 5.', after: 'It was 6.', reason: 'contradicted' }]);
  expect(markup).toContain('<h4>The source says something else</h4>');
  expect(markup).toContain(
    '<del><span class="sr-only">Before: </span><span>It was 5.</span></del><ins><span class="sr-only">After: </span><span>It was 6.</span></ins>',
  );
});

test('shows only what was removed of a removed sentence', () => {
  const markup = render([{ before: 'As an AI.', after: '', reason: 'placeholder' }]);
  expect(markup).toContain('<del>');
  expect(markup).not.toContain('<ins>');
});

test('shows a moved sentence once', () => {
  const markup = render([{ before: 'It ends.', after: 'It ends.', reason: 'moved' }]);
  expect(markup.match(/It ends\./g)).toHaveLength(1);
  expect(markup).not.toContain('<del>');
});

test('groups changes by reason, and folds those after the fifth', () => {
  const change = (before: string, reason: Change['reason']) => ({ before, after: '', reason });
  const markup = render([
    change('One.', 'repetition'),
    change('Two.', 'contradicted'),
    change('Three.', 'repetition'),
    change('Four.', 'contradicted'),
    change('Five.', 'ending'),
    change('Six.', 'length'),
    change('Seven.', 'ending'),
  ]);
  const [open = '', folded = ''] = markup.split('<details>');
  expect([...open.matchAll(/<h4>([^<]+)|<span>([^<]+)/g)].map(([, h4, text]) => h4 ?? text)).toEqual([
    ...['The source says something else', 'Two.', 'Four.'],
    ...['Repeated what was said before', 'One.', 'Three.'],
    ...['Weak ending', 'Five.'],
  ]);
  expect(folded).toContain('<summary>2 more changes</summary>');
  expect([...folded.matchAll(/<span>([^<]+)/g)].map(([, text]) => text)).toEqual(['Seven.', 'Six.']);
});
