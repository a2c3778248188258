import { expect, test } from 'vitest';
import { piecesOf } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { plainInlines } from '@/lib/blogs/text/plain-text.ts';

const NONE = new Set<number>();

test('splits paragraphs at blank lines and joins wrapped lines', () => {
  expect(parseTextBlocks('One\nline.\n\nTwo.', NONE)).toMatchObject([
    { kind: 'paragraph', content: [{ kind: 'text', text: 'One line.' }] },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'Two.' }] },
  ]);
});

test('reads bulleted and numbered lists', () => {
  expect(parseTextBlocks('- a\n- b\n\n1. c\n2. d', NONE)).toMatchObject([
    { kind: 'list', ordered: false, items: [{ content: [{ text: 'a' }] }, { content: [{ text: 'b' }] }] },
    { kind: 'list', ordered: true, items: [{ content: [{ text: 'c' }] }, { content: [{ text: 'd' }] }] },
  ]);
});

test('leaves a dash inside a paragraph alone', () => {
  expect(parseTextBlocks('A list:\n- not quite', NONE)).toMatchObject([{ kind: 'paragraph' }]);
});

test('turns marks of known sources into citations and leaves others as text', () => {
  expect(parseTextBlocks('Seen [1] and [9].', new Set([1]))).toMatchObject([
    {
      content: [
        { kind: 'text', text: 'Seen ' },
        { kind: 'citation', number: 1 },
        { kind: 'text', text: ' and [9].' },
      ],
    },
  ]);
});

test('keeps HTML as text', () => {
  expect(parseTextBlocks('<script>alert(1)</script>', NONE)).toMatchObject([
    { content: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
  ]);
});

const TABLE = '| Tea | Heat |\n| Green | 80 °C [1] |\n| Black |  |';

test('reads a table whose first line is the head', () => {
  expect(parseTextBlocks(TABLE, new Set([1]))).toMatchObject([
    {
      kind: 'table',
      head: [{ content: [{ text: 'Tea' }] }, { content: [{ text: 'Heat' }] }],
      rows: [
        {
          cells: [{ content: [{ text: 'Green' }] }, { content: [{ text: '80 °C ' }, { kind: 'citation', number: 1 }] }],
        },
        { cells: [{ content: [{ text: 'Black' }] }, { content: [] }] },
      ],
    },
  ]);
});

test('drops the rule below a table’s head', () => {
  const ruled = TABLE.replace('\n', '\n| --- | :-: |\n');
  expect(parseTextBlocks(ruled, new Set([1]))).toEqual(parseTextBlocks(TABLE, new Set([1])));
});

test('pads table rows to equal length', () => {
  const [block] = parseTextBlocks('| A | B |\n| 1 |\n| 1 | 2 | 3 |', NONE);
  expect(block).toMatchObject({
    head: [{}, {}, { content: [] }],
    rows: [{ cells: [{}, { content: [] }, { content: [] }] }, { cells: [{}, {}, {}] }],
  });
});

const wide = (columns: number, rows: number) => `|${' a |'.repeat(columns)}\n${'| b |\n'.repeat(rows - 1)}`.trim();

test.each([
  ['50 columns and 10,000 cells', wide(50, 200), 'table'],
  ['51 columns', wide(51, 2), 'paragraph'],
  ['more than 10,000 cells with its padding', wide(50, 201), 'paragraph'],
  ['12 KB and a row for each of 6,000 columns', wide(6000, 2), 'paragraph'],
])('reads a table of %s', (_, text, kind) => {
  expect(parseTextBlocks(text, NONE)).toMatchObject([{ kind }]);
});

const count = (text: string) => text.split('tea').length;

test.each([
  ['a table', `|${' tea |'.repeat(6000)}\n| tea |\n| tea |`],
  ['paragraphs', 'tea\n\n'.repeat(40_000)],
  ['list items', '- tea\n'.repeat(40_000)],
  ['headings', '### tea\n'.repeat(40_000)],
  ['marks', '**tea** `tea` '.repeat(20_000)],
  ['links', '[tea](https://example.com/) *tea* '.repeat(20_000)],
])('reads %s beyond all bounds as text and drops nothing', (_, text) => {
  const blocks = parseTextBlocks(text, NONE);
  expect(count(blocks.flatMap(piecesOf).map(plainInlines).join(' '))).toBe(count(text));
  expect(blocks.length).toBeLessThan(20_010);
});

test('shares the room of a blog among its texts', () => {
  const room = { left: 4 };
  expect(parseTextBlocks('**a**', NONE, room)).toMatchObject([{ content: [{ kind: 'strong' }] }]);
  expect(parseTextBlocks('**a**\n\n- b', NONE, room)).toMatchObject([
    { content: [{ kind: 'text', text: '**a**' }] },
    {},
  ]);
});

test('reads a quotation, and joins its wrapped lines', () => {
  expect(parseTextBlocks('> Watch the leaf,\n> not the clock [1].', new Set([1]))).toMatchObject([
    {
      kind: 'quotation',
      content: [{ text: 'Watch the leaf, not the clock ' }, { kind: 'citation', number: 1 }, { text: '.' }],
    },
  ]);
});

test.each([
  ['with a bar inside', 'Choose tea | coffee.'],
  ['that is one line in bars', '| only a head |\n'],
  ['with a head and nothing below it', '| A | B |\n| --- | --- |'],
  ['of one column', '| A |\n| b |'],
  ['of which a line does not end in a bar', '| A | B |\n| 1 | 2'],
  ['with a sign inside', 'If x > 3, stop.'],
  ['of which one line quotes', '> Quoted\nand not quoted'],
  ['of a sign alone', '>'],
  ['that compares without a space', '>3 is enough'],
])('leaves a paragraph %s a paragraph', (_, text) => {
  expect(parseTextBlocks(text, NONE)).toMatchObject([{ kind: 'paragraph' }]);
});
