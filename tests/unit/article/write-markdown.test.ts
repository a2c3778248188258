import { expect, test } from 'vitest';
import { blockLines } from '@/lib/article/plain-text.ts';
import { readMarkdown } from '@/lib/article/read-markdown.ts';
import type { Block, Inline, TableCell } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';

const CITED = new Set([1, 2]);
const read = (text: string) => readMarkdown(text, CITED);

/** Pseudo-random numbers, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const ATOMS = [
  ...['*', '**', '***', '****', '`', '``', '```', '[', ']', '](', ')', '(', '[1]', '[9]', '\\'],
  ...['\\\\', '|', ' | ', '- ', '> ', '### ', '1. ', '#', '>', '-', '---', '\n', '\n\n', ' ', '  '],
  ...['a', 'word', '字', '文章', 'é', '😀', '.', ',', 'https://example.org/', '\n```\n', '\n```js\n'],
  ...['[a](https://example.org/x)', '| a | b |\n', 'mailto:a@example.org', '_', '!', '<b>'],
  ...['\n- ', '\n  ', '\n    ', '1986. ', '2) ', '~~~', '+ '],
];

function textFrom(seed: number): string {
  const next = numbers(seed);
  const length = 1 + Math.floor(next.next().value * 25);
  return Array.from({ length }, () => ATOMS[Math.floor(next.next().value * ATOMS.length)]).join('');
}

/** Random texts of mark characters. */
const SAMPLES = Array.from({ length: 1500 }, (_, seed) => textFrom(seed));

test('round-trips any text', () => {
  const wrong = SAMPLES.filter((text) => {
    const blocks = read(text);
    return JSON.stringify(read(writeMarkdown(blocks))) !== JSON.stringify(blocks);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

type Marked = { text: string; strong?: boolean; emphasis?: boolean; url?: string; code?: boolean };

const marked = ({ text, strong, emphasis, url, code }: Marked): Inline => {
  let inline: Inline = { type: code ? 'inlineCode' : 'text', value: text };
  if (emphasis) inline = { type: 'emphasis', children: [inline] };
  if (strong) inline = { type: 'strong', children: [inline] };
  return url ? { type: 'link', url, children: [inline] } : inline;
};

const paragraph = (...pieces: Marked[]): Block => ({ type: 'paragraph', children: pieces.map(marked) });

const words = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'citation') return `[${node.number}]`;
      return 'children' in node ? words(node.children) : node.value;
    })
    .join('');

const allWords = (blocks: readonly Block[]) =>
  blocks.flatMap(blockLines).map(words).join('\n').replaceAll(/\s+/g, ' ').trim();

/** Random marked pieces, as an editor could produce them. */
function markedFrom(seed: number): Marked[] {
  const next = numbers(seed);
  const isSo = () => next.next().value < 0.4;
  return Array.from({ length: 1 + Math.floor(next.next().value * 6) }, () => ({
    text: ATOMS[Math.floor(next.next().value * ATOMS.length)] ?? '',
    strong: isSo(),
    emphasis: isSo(),
    code: next.next().value < 0.1,
    ...(isSo() && { url: 'https://example.org/' }),
  }));
}

test('keeps all words under any order of marks, and writes stable marks', () => {
  const wrong = Array.from({ length: 1500 }, (_, seed) => paragraph(...markedFrom(seed))).filter((block) => {
    const once = read(writeMarkdown([block]));
    return allWords(once) !== allWords([block]) || JSON.stringify(read(writeMarkdown(once))) !== JSON.stringify(once);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('round-trips text made of mark characters', () => {
  const wrong = SAMPLES.map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .filter((text) => {
      const block = paragraph({ text });
      return JSON.stringify(read(writeMarkdown([block]))) !== JSON.stringify([block]);
    });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test.each<[string, Marked[], string]>([
  ['bold', [{ text: 'a ' }, { text: 'b', strong: true }], 'a **b**'],
  ['a space at the end of bold', [{ text: 'b ', strong: true }, { text: 'a' }], '**b** a'],
  ['bold within a word', [{ text: 'un' }, { text: 'real', strong: true }, { text: 'ly' }], 'un**real**ly'],
  ['bold that cannot stand within a word', [{ text: 'f' }, { text: '(x)', strong: true }], '**f(x)**'],
  ['bold within Chinese', [{ text: '这是' }, { text: '粗体', strong: true }], '这是**粗体**'],
  [
    'bold and italic that overlap',
    [
      { text: 'a', strong: true },
      { text: ' b', strong: true, emphasis: true },
      { text: ' c', emphasis: true },
    ],
    '**a *b*** *c*',
  ],
  [
    'a link that is bold',
    [{ text: 'tea', strong: true, url: 'https://a.org/(b)' }],
    '[**tea**](https://a.org/%28b%29)',
  ],
  ['a link that may not stand', [{ text: 'tea', url: 'javascript:alert(1)' }], 'tea'],
  [
    'a link behind an exclamation mark',
    [{ text: 'So!' }, { text: 'a', url: 'https://a.org/' }],
    'So\\![a](https://a.org/)',
  ],
  ['code with a backtick', [{ text: 'a`b', code: true }], '`` a`b ``'],
  ['mere signs', [{ text: '2 * 3 * 4, a*b, C:\\x [a] a_b & <b> #1' }], '2 * 3 * 4, a*b, C:\\x [a] a_b & <b> #1'],
  ['signs that would be marks', [{ text: 'not **bold**, 2*3*4' }], 'not \\*\\*bold\\*\\*, 2\\*3\\*4'],
  ['a number that is no citation', [{ text: 'arr[1]' }], 'arr\\[1\\]'],
  ['a dash at the beginning', [{ text: '- 3 degrees * 4' }], '\\- 3 degrees * 4'],
  ['a year at the beginning', [{ text: '1990. A year.' }], '1990. A year.'],
  ['a short number at the beginning', [{ text: '19. March.' }], '19\\. March.'],
])('writes %s', (_, pieces, expected) => {
  expect(writeMarkdown([paragraph(...pieces)])).toBe(expected);
});

const cell = (text: string): TableCell => ({ type: 'tableCell', children: text ? [marked({ text })] : [] });
const row = (...texts: string[]) => ({ type: 'tableRow' as const, children: texts.map(cell) });
const item = (...children: Block[]) => ({ type: 'listItem' as const, children });
const line = (text: string): Block => paragraph({ text });
const table = (...children: ReturnType<typeof row>[]): Block => ({ type: 'table', children });
const list = (ordered: boolean, ...children: ReturnType<typeof item>[]): Block => ({ type: 'list', ordered, children });
const quotation = (...children: Block[]): Block => ({ type: 'blockquote', children });

test.each<[string, Block[], string]>([
  ['a table with bars', [table(row('a|b', '|'), row('---', '-'))], '| a\\|b | \\| |\n| \\--- | \\- |'],
  ['a table of one column', [table(row('a'), row('b'))], '| a |\n| --- |\n| b |'],
  ['a table of one row', [table(row('a', 'b'))], '| a | b |\n| --- | --- |'],
  [
    'code that has a fence',
    [{ type: 'code', lang: 'md', value: 'a\n\n```\n  b\n```' }],
    '````md\na\n\n```\n  b\n```\n````',
  ],
  [
    'nested lists',
    [list(true, item(line('a'), list(false, item(line('b')))), item(line('c'), { type: 'code', value: 'd' }))],
    '1. a\n   - b\n2. c\n\n   ```\n   d\n   ```',
  ],
  ['lists in a row', [1, 2, 3].map(() => list(false, item(line('a')))), '- a\n\n* a\n\n- a'],
  ['a year behind a list', [list(true, item(line('a'))), line('1990. A year.')], '1. a\n\n1990\\. A year.'],
  ['a quotation', [quotation(line('a'), { type: 'code', value: 'b  \n\nc' })], '> a\n>\n> ```\n> b  \n>\n> c\n> ```'],
])('writes %s', (_, blocks, expected) => {
  const written = writeMarkdown(blocks);
  expect(written).toBe(expected);
  expect(read(written)).toEqual(blocks);
});

test('leaves out empty blocks', () => {
  const heading: Block = { type: 'heading', depth: 3, children: [] };
  expect(writeMarkdown([line('  '), list(false, item(line(''))), heading, quotation(line('')), table(row(''))])).toBe(
    '',
  );
});
