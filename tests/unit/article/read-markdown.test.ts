import { describe, expect, test } from 'vitest';
import { KEPT_LINE_END } from '@/lib/article/inline-runs.ts';
import { blockLines, lineText } from '@/lib/article/plain-text.ts';
import { readLine, readMarkdown } from '@/lib/article/read-markdown.ts';
import { roomForBlog } from '@/lib/article/room.ts';
import type { Block, Inline, ListItem } from '@/lib/article/tree.ts';

const NONE = new Set<number>();
const CITED = new Set([1]);

/** Inlines as one line with named marks. */
const shownLine = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.value;
        case 'citation':
          return `<cite ${node.number}>`;
        case 'inlineCode':
          return `<code ${node.value}>`;
        case 'link':
          return `<link ${node.url} ${shownLine(node.children)}>`;
        default:
          return `<${node.type} ${shownLine(node.children)}>`;
      }
    })
    .join('');

/** Blocks as one line with their names. */
const shown = (blocks: readonly (Block | ListItem)[]): string =>
  blocks
    .map((block) => {
      switch (block.type) {
        case 'paragraph':
          return shownLine(block.children);
        case 'heading':
          return `heading(${shownLine(block.children)})`;
        case 'code':
          return `code ${block.lang}(${block.value})`;
        case 'table':
          return `table(${block.children.map((row) => row.children.map((cell) => shownLine(cell.children)).join(', ')).join('; ')})`;
        case 'list':
          return `${block.ordered ? 'ol' : 'ul'}(${shown(block.children)})`;
        default:
          return `${block.type}(${shown(block.children)})`;
      }
    })
    .join(' / ');

const read = (text: string) => shown(readMarkdown(text, CITED));
const readInline = (text: string) => shownLine(readLine(text, CITED));

test.each([
  ['a **bold** word', 'a <strong bold> word'],
  ['**a *b* c**', '<strong a <emphasis b> c>'],
  ['*a **b** c*', '<emphasis a <strong b> c>'],
  ['***both***', '<strong <emphasis both>>'],
  ['***both** one*', '<emphasis <strong both> one>'],
  ['un**real**ly', 'un<strong real>ly'],
  ['这是**粗体**字', '这是<strong 粗体>字'],
  ['这是**「粗体」**字', '这是<strong 「粗体」>字'],
  ['これは*斜体*です', 'これは<emphasis 斜体>です'],
  ['**so [1]** [9]', '<strong so <cite 1>> [9]'],
  ['run `npm i **x** [1]` now', 'run <code npm i **x** [1]> now'],
  ['`` a`b ``', '<code a`b>'],
  ['[tea](https://example.org/a)', '<link https://example.org/a tea>'],
  ['[**green** tea](mailto:a@example.org)', '<link mailto:a@example.org <strong green> tea>'],
  ['[a](https://example.org/b_(c))', '<link https://example.org/b_%28c%29 a>'],
  ['[a](https://example.org "title")', '<link https://example.org/ a>'],
  ['[a [1]](https://example.org)', '[a <cite 1>](https://example.org)'],
  ['\\*not\\* \\`not\\` \\[1\\] \\# \\\\*so*', '*not* `not` [1] # \\<emphasis so>'],
])('reads the line %s', (text, expected) => {
  expect([readInline(text), read(text)]).toEqual([expected, expected]);
});

test.each([
  ...['2 * 3 * 4', 'a*b', '** a **', '*a', '**a *b', 'f(*args, **kwargs)', '______', '_a_', '__a__'],
  ...['* * *', '***', '---', '-', '>', '###', '1986. A year', 'C:\\x\\y', '[a]', '[a](b)', '[a][b]', '[](https://a.b)'],
  ...['![a](https://example.org/b.png)', '<b>a</b>', '<https://example.org>', '&amp; &#35;', 'www.example.org'],
])('keeps %s as text', (text) => {
  expect(read(text)).toBe(text);
});

test.each([
  ['of a script', 'javascript:alert(1)'],
  ['of a script in other letters', 'JaVaScRiPt:alert(1)'],
  ['of data', 'data:text/html,x'],
  ['of a file', 'file:///etc/passwd'],
  ['of no scheme', '//evil.example'],
  ['of a path', '/api/auth/signout'],
  ['of the same scheme', 'https:evil.example'],
  ['of one who signs in', 'https://example.org@evil.example'],
  ['with a password', 'https://user:pass@example.org'],
  ['with a space in it', 'https://example.org/a b'],
  ['of nothing', 'https://'],
  ['of mail to nobody', 'mailto:'],
  ['that is too long', `https://example.org/${'a'.repeat(5000)}`],
])('does not link an address %s', (_, address) => {
  const text = `[tea](${address})`;
  expect(readInline(text)).toBe(text);
});

test.each([
  ['paragraphs, and joins wrapped lines', 'One\nline.  \nEnd\\\nhere.\n\nTwo.', 'One line. End\\ here. / Two.'],
  ['headings of any level', '# A *b*\ntext\n### C', 'heading(A <emphasis b>) / text / heading(C)'],
  ['a list that follows its introduction', 'All:\n- a\n- b', 'All: / ul(listItem(a) / listItem(b))'],
  ['a list with blank lines', '1. a\n\n2. b', 'ol(listItem(a) / listItem(b))'],
  ['nested lists', '- a\n  1. b\n- c', 'ul(listItem(a / ol(listItem(b))) / listItem(c))'],
  ['code in an item', '- a\n\n  ```js\n  x\n  ```', 'ul(listItem(a / code js(x)))'],
  ['years', '1986. One\n1987. Two', '1986. One / 1987. Two'],
  ['quotations', '> a\n> b [1].\n>\n> - c', 'blockquote(a b <cite 1>. / ul(listItem(c)))'],
  ['code with blank lines', '```\na\n\n# b\n```', 'code undefined(a\n\n# b)'],
  ['a table', '| A | B |\n|:-:|---|\n| *c* | `d\\|e` |', 'table(A, B; <emphasis c>, <code d|e>)'],
  ['a table without a rule', '| A | B |\n| c [1] |  |', 'table(A, B; c <cite 1>, )'],
  ['rows of different lengths', '| A | B |\n| 1 |\n| 1 | 2 | 3 |', 'table(A, B, ; 1, , ; 1, 2, 3)'],
  ['one row in bars', '| only a head |', '| only a head |'],
  ['bars in a sentence', 'Choose tea | coffee.', 'Choose tea | coffee.'],
  ['HTML', '<div>\n*a*\n</div>', '<div> <emphasis a> </div>'],
  ['underlines', 'a\n===', 'a ==='],
  ['indented lines', 'a\n\n    b', 'a / b'],
  ['definitions', '[a]: https://example.org', '[a]: https://example.org'],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

const wide = (columns: number, rows: number) => `|${' a |'.repeat(columns)}\n${'| b |\n'.repeat(rows - 1)}`.trim();

test.each([
  ['50 columns', wide(50, 60), 'table'],
  ['51 columns', wide(51, 2), 'paragraph'],
  ['more than 10,000 cells with its padding', wide(50, 201), 'paragraph'],
  ['a column for each of its 12,000 signs', wide(6000, 2), 'paragraph'],
])('reads a table of %s', (_, text, type) => {
  expect(readMarkdown(text, NONE)).toMatchObject([{ type }]);
});

const count = (text: string) => text.split('tea').length;

describe('hostile texts', () => {
  test.each([
    ['a table', `|${' tea |'.repeat(6000)}\n| tea |\n| tea |`],
    ['paragraphs', 'tea\n\n'.repeat(40_000)],
    ['list items', '- tea\n'.repeat(40_000)],
    ['nested lists', `${'- '.repeat(20_000)}tea`],
    ['marks', '**tea** `tea` '.repeat(20_000)],
    ['links', '[tea](https://example.com/) *tea* '.repeat(20_000)],
    ['quotations without text', '>\n\n'.repeat(900)],
    ['lists between headings', '- tea\n# tea\n'.repeat(600)],
  ])('keeps all words of %s beyond all bounds', (_, text) => {
    const blocks = readMarkdown(text, NONE);
    expect(count(blocks.flatMap(blockLines).map(lineText).join(' '))).toBe(count(text));
    expect(blocks).toMatchObject([{ type: 'paragraph', source: text }]);
  });

  // Quadratic time would take minutes and run into the timeout.
  test.each([
    ...['*', '**a ', '*a', 'a**b ', '字*', '[', '[a](', '[a](http://', '[a](((', '`', 'a`', '` ``', '\\', '\\`'],
    ...['```\n', '````\n```\n', '| ', '> ', '- ', '### a\n', '- `\n', '**[a `](https://a.b/ '],
  ])('reads 400,000 characters of %j', (piece) => {
    expect(readMarkdown(piece.repeat(400_000 / piece.length), CITED)).toHaveLength(1);
  });

  test('the texts of a blog share its room', () => {
    const room = { left: 100 };
    expect(readMarkdown('**a**', NONE, room)).toMatchObject([{ children: [{ type: 'strong' }] }]);
    expect(readMarkdown('**a**\n\n- b', NONE, room)).toMatchObject([{ type: 'paragraph', source: '**a**\n\n- b' }]);
  });
});

test('a reader of pages keeps the ends of lines, in lists too', () => {
  const read = readMarkdown('**Ada**\nMain Street 1  \nTown\n\n- a\n  b', NONE, roomForBlog(), KEPT_LINE_END);
  expect(shown(read)).toBe('<strong Ada>\nMain Street 1\nTown / ul(listItem(a\nb))');
});
