import { expect, test } from 'vitest';
import { bringIn, item, look, wxr } from '../../support/imports.ts';
import { withQuickParsers } from '../../support/quick-parsers.ts';

withQuickParsers();

const BOMB = `<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
const DEEP = 50_000;

const REFUSED: [string, string, string][] = [
  ['an entity bomb', wxr(item('&b;'), BOMB), 'It declares a document type (DTD), which WordPress exports never do.'],
  [
    'an external entity',
    wxr('', '<!DOCTYPE r SYSTEM "file:///etc/passwd">'),
    'It declares a document type (DTD), which WordPress exports never do.',
  ],
  [
    'a page',
    '<!doctype html><p>Hello',
    'It is a web page. Choose a Markdown file, a WordPress or Ghost export, or a ZIP of them.',
  ],
  ['XML of another kind', '<?xml version="1.0"?><svg></svg>', 'It is XML, but not a WordPress export (WXR).'],
  ['a feed without posts', wxr(''), 'It contains no posts.'],
  ['too many posts', wxr(item('x').repeat(501)), 'It contains more than 500 posts. Export fewer at a time.'],
  ['bytes that are no text', `PK\u0000\u0003`, 'It is not a text file in UTF-8.'],
  ['a text in another encoding', 'Gr\uFFFDn'.repeat(10), 'It is not a text file in UTF-8.'],
  ['broken front matter', '---\ntitle: [\n---\nText', 'Its front matter (between the --- lines) is not valid YAML.'],
  [
    'aliases in front matter',
    `---\na: &a [x]\nb: [*a,*a]\n---\nText`,
    'Its front matter (between the --- lines) is not valid YAML.',
  ],
];

test.each(REFUSED)('refuses %s with a reason', async (_, text, problem) => {
  expect(await look({ name: 'x.txt', text })).toEqual({ name: 'x.txt', posts: [], problem });
});

const UNUSABLE: [string, string, string][] = [
  ['an empty file', '', 'It contains no text.'],
  ['nothing but markup', '<script>alert(1)</script>', 'It contains no text.'],
  [
    '61 sections',
    `Text.\n\n${'## A\n\nb\n\n'.repeat(61)}`,
    'It is too long for one blog: more than 60 sections, or one of more than 50,000 characters.',
  ],
];

test.each(UNUSABLE)('imports nothing from %s and gives a reason', async (_, text, problem) => {
  expect((await look({ name: 'notes.md', text })).posts).toEqual([{ title: 'notes', problem }]);
});

test('drops sources that cannot be cited and shortens long ones', async () => {
  const links = [
    ['8', 'https://a.example/', 'A'],
    ['9', `https://b.example/${'x'.repeat(3000)}`, 'B'],
    ['10', 'https://c.example/', 'long '.repeat(500)],
    ...['1.5', '-7', '99999999999', 'Infinity'].map((number) => [number, 'https://d.example/', 'D']),
  ];
  const items = links
    .map(([number, url, title]) => `<li value="${number}"><a href="${url}">${title}</a></li>`)
    .join('');
  const { rows } = await bringIn([{ name: 'a.md', text: `# T\n\nText.\n\nMore.\n\n## Sources\n\n<ol>${items}</ol>` }]);
  expect(rows[0]?.sources).toEqual([
    { number: 8, url: 'https://a.example/', title: 'A' },
    { number: 9, url: '', title: 'B' },
    { number: 10, url: 'https://c.example/', title: 'long '.repeat(60).trim() },
  ]);
});

test('cleans the file name for the title', async () => {
  const { done } = await bringIn([{ name: 'a\u0000b\uD800.md', text: 'Text.' }]);
  expect(done[0].title).toBe('ab\uFFFD');
});

test('limits the number of sources', async () => {
  const list = '<li>A book</li>'.repeat(2000);
  const { rows } = await bringIn([{ name: 'a.md', text: `Text.\n\nMore.\n\n## Sources\n\n<ol>${list}</ol>` }]);
  expect(rows[0]?.sources).toHaveLength(300);
});

test('text beyond the editor’s limits stays a section', async () => {
  const long = 'word '.repeat(2500).trim();
  const { rows } = await bringIn([
    { name: 'a.md', text: `Text.\n\n## Key points\n\n- ${long}\n\n## Questions and answers\n\n### Why?\n\n${long}` },
  ]);
  expect(rows[0]).toMatchObject({ keyPoints: [], questions: [] });
  expect(JSON.stringify(rows[0]?.sections)).toContain('Key points');
  expect(JSON.stringify(rows[0]?.sections)).toContain('Why?');
});

const HOSTILE: [string, string][] = [
  ['50,000 citations', '[1]'.repeat(DEEP)],
  ['5,000 lists in quotations', '> - '.repeat(DEEP / 10)],
  ['50,000 open elements', `${`<div>`.repeat(DEEP)}Text`],
  ['50,000 nested lists', `${`<ul><li>`.repeat(DEEP)}Text`],
  ['50,000 quotations', `${'>'.repeat(DEEP)} Text`],
  ['50,000 brackets', `${'['.repeat(DEEP)}Text`],
  ['10,000 marks of emphasis', `${'*a _b '.repeat(DEEP / 5)}Text`],
  ['a million attributes', `<p ${'a=b '.repeat(1_000_000)}>Text</p>`],
  ['50,000 entities', '&amp;'.repeat(DEEP)],
  ['5,000 cells', `<table><tr>${'<td>x</td>'.repeat(DEEP / 10)}</tr><tr><td>y</td></tr></table>`],
];

test.each(HOSTILE)('%s become a post or are refused', async (_, text) => {
  const files = [
    { name: 'a.md', text },
    { name: 'a.xml', text: wxr(item(text)) },
  ];
  for (const { posts, problem } of await Promise.all(files.map(look))) {
    expect(posts[0]?.title ?? problem).toEqual(expect.any(String));
  }
});
