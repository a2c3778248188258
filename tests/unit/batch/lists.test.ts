import { parseHTML } from 'linkedom';
import { describe, expect, it, test } from 'vitest';
import { parseIds } from '@/components/batch-results/results-screen.tsx';
import { htmlList, markdownList, plainList } from '@/components/batch-results/share-options.tsx';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';

const URL_A = 'https://quillcast.test/view/a';
const URL_B = 'https://quillcast.test/view/b';
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test('lists plain addresses one per line', () => {
  const blogs = [
    { title: 'A', url: URL_A },
    { title: 'B', url: URL_B },
  ];
  expect(plainList(blogs)).toBe(`${URL_A}\n${URL_B}`);
});

test('writes an HTML list of links', () => {
  expect(htmlList([{ title: 'Tea & "Cake" <fresh>', url: `${URL_A}?x=1&y='2'` }])).toBe(
    [
      '<ul>',
      '  <li><a href="https://quillcast.test/view/a?x=1&amp;y=%272%27">Tea &amp; &quot;Cake&quot; &lt;fresh&gt;</a></li>',
      '</ul>',
    ].join('\n'),
  );
});

test('writes a Markdown list of links', () => {
  expect(markdownList([{ title: '1. [Tea](x) *now*', url: `${URL_A}/(1)` }])).toBe(
    '- [1\\. \\[Tea\\]\\(x\\) \\*now\\*](https://quillcast.test/view/a/%281%29)',
  );
});

describe.each(HOSTILE_TEXTS)('a title like %j', (title) => {
  it('is plain text in the HTML list', () => {
    const { document } = parseHTML(`<body>${htmlList([{ title, url: URL_A }])}</body>`);
    expect(document.querySelectorAll('body *')).toHaveLength(3);
    expect(document.querySelector('a')?.getAttribute('href')).toBe(URL_A);
    expect(document.querySelector('a')?.textContent).toBe(inOneLine(title));
  });

  it('is escaped in the Markdown list, in one line', () => {
    const line = markdownList([{ title, url: URL_A }]);
    const shown = line.slice('- ['.length, -`](${URL_A})`.length);
    expect(line.split(/\r|\n/)).toHaveLength(1);
    expect(shown.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[\\`*_[\]<>()#&]/);
    expect(shown.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(inOneLine(title));
  });
});

test.each([
  [null, []],
  ['', []],
  ['a,b', ['a', 'b']],
  [' a , ,b,a', ['a', 'b']],
  ['<b>,../x,ok-_1', ['ok-_1']],
])('reads the ids %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

test('reads no more ids than a batch can have', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `id${index}`);
  expect(parseIds(ids.join(','))).toHaveLength(20);
});
