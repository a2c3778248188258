import { expect, test } from 'vitest';
import type { Inline } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';

/** Inlines as one line with named marks. */
const shown = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return part.text;
        case 'citation':
          return `<cite ${part.number}>`;
        case 'code':
          return `<code ${part.text}>`;
        case 'link':
          return `<link ${part.href} ${shown(part.content)}>`;
        default:
          return `<${part.kind} ${shown(part.content)}>`;
      }
    })
    .join('');

const read = (text: string) => shown(parseInline(text, new Set([1])));

test.each([
  ['a **bold** word', 'a <strong bold> word'],
  ['an *italic* word', 'an <emphasis italic> word'],
  ['**a *b* c**', '<strong a <emphasis b> c>'],
  ['*a **b** c*', '<emphasis a <strong b> c>'],
  ['***both***', '<strong <emphasis both>>'],
  ['***both** one*', '<emphasis <strong both> one>'],
  ['***both* one**', '<strong <emphasis both> one>'],
  ['(**a**)', '(<strong a>)'],
  ['**real**ly', '<strong real>ly'],
  ['这是**粗体**字', '这是<strong 粗体>字'],
  ['API**密钥**', 'API<strong 密钥>'],
  ['これは*斜体*です', 'これは<emphasis 斜体>です'],
  ['**so [1]**', '<strong so <cite 1>>'],
  ['*so [1]* [9]', '<emphasis so <cite 1>> [9]'],
  ['run `npm i **x** [1]` now', 'run <code npm i **x** [1]> now'],
  ['`` a`b ``', '<code a`b>'],
  ['[tea](https://example.org/a)', '<link https://example.org/a tea>'],
  ['[**green** tea](mailto:a@example.org)', '<link mailto:a@example.org <strong green> tea>'],
  ['**[tea](https://example.org/)**', '<link https://example.org/ <strong tea>>'],
  ['[a](https://example.org/b_(c))', '<link https://example.org/b_%28c%29 a>'],
  ['*) see *this*', '*) see <emphasis this>'],
  ['\\*not\\* \\`not\\` \\[1\\]', '*not* `not` [1]'],
  ['\\\\*so*', '\\<emphasis so>'],
])('reads %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ...['2 * 3 * 4', 'a*b', 'a*b*c', '**', '** a **', '*a', 'a**', '****', '**a *b', 'un**real**'],
  ...['f(*args, **kwargs)', '`70s and the `80s', '``', '` a `', '______', '_a_', '__a__'],
  ...['*******a*******', 'C:\\x\\y', '\\\\server\\share', '[a]', '[a](b)', '[a] (https://example.org)'],
  ...['[a][b]', '[ a](https://example.org)', '[](https://example.org)', '![a](https://example.org/b.png)'],
  ...['[a](https://example.org "title")', '[a [9]](https://example.org)'],
  ...['<b>a</b>', '<https://example.org>'],
])('keeps %s unchanged', (text) => {
  expect(read(text)).toBe(text);
});

test.each([
  ['of a script', 'javascript:alert(1)'],
  ['of a script in other letters', 'JaVaScRiPt:alert(1)'],
  ['of data', 'data:text/html,<script>alert(1)</script>'],
  ['of a file', 'file:///etc/passwd'],
  ['of a blob', 'blob:https://example.org/1'],
  ['of no scheme', '//evil.example'],
  ['of a path', '/api/auth/signout'],
  ['of the same scheme', 'https:evil.example'],
  ['of one who signs in', 'https://example.org@evil.example'],
  ['with a password', 'https://user:pass@example.org'],
  ['with a quote in it', 'https://example.org/"onclick="alert(1)'],
  ['with a tag in it', 'https://example.org/<script>'],
  ['with a space in it', 'https://example.org/a b'],
  ['of nothing', 'https://'],
  ['of mail to nobody', 'mailto:'],
  ['that is too long', `https://example.org/${'a'.repeat(5000)}`],
])('does not link an address %s', (_, address) => {
  const text = `[tea](${address})`;
  expect(read(text)).toBe(text);
});

const PIECES = ['*', '**a ', '*a', '字*', '[', '[a](', '[a](http://', '[a](((', '`', 'a`', '` ``', '\\', '\\`'];

// Quadratic time would take minutes and run into the timeout.
test.each(
  [...PIECES, '```\n', '````\n```\n', '| ', '> ', '### a\n', '- `\n', '**[a `](https://a.b/ '].map((piece) => [piece]),
)('reads 400,000 characters of %j', (piece) => {
  expect(parseTextBlocks(piece.repeat(400_000 / piece.length), new Set([1]))).not.toEqual([]);
});
