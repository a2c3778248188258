import { expect, test } from 'vitest';
import { type Inline, piecesOf, type TextBlock } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { writeTextBlocks } from '@/lib/blogs/text/write-text.ts';

const CITED = new Set([1, 2]);
const read = (text: string) => parseTextBlocks(text, CITED);

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
];

function textFrom(seed: number): string {
  const next = numbers(seed);
  const length = 1 + Math.floor(next.next().value * 25);
  return Array.from({ length }, () => ATOMS[Math.floor(next.next().value * ATOMS.length)]).join('');
}

/** Random texts of mark characters. */
const SAMPLES = Array.from({ length: 10_000 }, (_, seed) => textFrom(seed));

test('round-trips any text', () => {
  const wrong = SAMPLES.filter((text) => {
    const blocks = read(text);
    return JSON.stringify(read(writeTextBlocks(blocks))) !== JSON.stringify(blocks);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

type Marked = { text: string; strong?: boolean; emphasis?: boolean; href?: string; code?: boolean };

const marked = ({ text, strong, emphasis, href, code }: Marked): Inline => {
  let inline: Inline = { at: 0, kind: code ? 'code' : 'text', text };
  if (emphasis) inline = { at: 0, kind: 'emphasis', content: [inline] };
  if (strong) inline = { at: 0, kind: 'strong', content: [inline] };
  return href ? { at: 0, kind: 'link', href, content: [inline] } : inline;
};

const paragraph = (...pieces: Marked[]): TextBlock => ({ at: 0, kind: 'paragraph', content: pieces.map(marked) });

const wordsOf = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (part.kind === 'citation') return `[${part.number}]`;
      return 'content' in part ? wordsOf(part.content) : part.text;
    })
    .join('');

const saidBy = (blocks: readonly TextBlock[]) =>
  blocks.flatMap(piecesOf).map(wordsOf).join('\n').replaceAll(/\s+/g, ' ').trim();

/** Random marked pieces, as an editor could produce them. */
function markedFrom(seed: number): Marked[] {
  const next = numbers(seed);
  const isSo = () => next.next().value < 0.4;
  return Array.from({ length: 1 + Math.floor(next.next().value * 6) }, () => ({
    text: ATOMS[Math.floor(next.next().value * ATOMS.length)] ?? '',
    strong: isSo(),
    emphasis: isSo(),
    code: next.next().value < 0.1,
    ...(isSo() && { href: 'https://example.org/' }),
  }));
}

test('keeps all words under any order of marks, and writes stable marks', () => {
  const wrong = Array.from({ length: 8000 }, (_, seed) => paragraph(...markedFrom(seed))).filter((given) => {
    const once = read(writeTextBlocks([given]));
    return saidBy(once) !== saidBy([given]) || JSON.stringify(read(writeTextBlocks(once))) !== JSON.stringify(once);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('round-trips text made of mark characters', () => {
  const wrong = SAMPLES.map((given) => given.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .filter((text) => {
      const given = paragraph({ text });
      return JSON.stringify(read(writeTextBlocks([given]))) !== JSON.stringify([given]);
    });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test.each<[string, Marked[], string]>([
  ['bold', [{ text: 'a ' }, { text: 'b', strong: true }], 'a **b**'],
  ['a space at the end of bold', [{ text: 'b ', strong: true }, { text: 'a' }], '**b** a'],
  ['bold that begins within a word', [{ text: 'un' }, { text: 'real', strong: true }], '**unreal**'],
  ['bold that ends within a word', [{ text: 'real', strong: true }, { text: 'ly' }], '**real**ly'],
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
    [{ text: 'tea', strong: true, href: 'https://example.org/(a)' }],
    '[**tea**](https://example.org/%28a%29)',
  ],
  ['a link that may not stand', [{ text: 'tea', href: 'javascript:alert(1)' }], 'tea'],
  [
    'a link behind an exclamation mark',
    [{ text: 'So!' }, { text: 'tea', href: 'https://example.org/' }],
    'So\\![tea](https://example.org/)',
  ],
  ['code with a backtick', [{ text: 'a`b', code: true }], '`` a`b ``'],
  ['signs that mean nothing', [{ text: '2 * 3 * 4, a*b, C:\\x [a]' }], '2 * 3 * 4, a*b, C:\\x [a]'],
  ['signs that would be marks', [{ text: 'not **bold**' }], 'not \\*\\*bold\\*\\*'],
  ['a number that is no citation', [{ text: 'arr[1]' }], 'arr\\[1\\]'],
  ['a dash at the beginning', [{ text: '- 3 degrees' }], '\\- 3 degrees'],
  ['a number at the beginning', [{ text: '1990. A year.' }], '1990. A year.'],
  ['a short number at the beginning', [{ text: '19. March.' }], '19\\. March.'],
])('writes %s', (_, pieces, expected) => {
  expect(writeTextBlocks([paragraph(...pieces)])).toBe(expected);
});

test('writes a table of which a cell holds a bar, and code that holds a fence', () => {
  const cell = (at: number, text: string) => ({ at, content: [marked({ text })] });
  const blocks: TextBlock[] = [
    {
      at: 0,
      kind: 'table',
      head: [cell(0, 'a | b'), cell(1, '|')],
      rows: [{ at: 0, cells: [cell(0, '---'), cell(1, '-')] }],
    },
    { at: 1, kind: 'code', language: 'md', text: 'One\n\n```\n  two\n```' },
  ];
  const written = writeTextBlocks(blocks);
  expect(written).toBe('| a \\| b | \\| |\n| \\--- | \\- |\n\n````md\nOne\n\n```\n  two\n```\n````');
  expect(read(written)).toEqual(blocks);
});

test('leaves out empty blocks', () => {
  const empty = { at: 0, content: [] };
  expect(
    writeTextBlocks([
      paragraph({ text: '  ' }),
      { at: 1, kind: 'list', ordered: false, items: [empty] },
      { at: 2, kind: 'heading', content: [] },
      { at: 3, kind: 'quotation', content: [] },
      { at: 4, kind: 'table', head: [empty], rows: [{ at: 0, cells: [empty] }] },
    ]),
  ).toBe('');
});
