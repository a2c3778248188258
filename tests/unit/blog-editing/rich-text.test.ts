import { readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { FIELD_CONTENT, pastedText } from '@/components/blog/editing/rich-text/field-content.ts';
import { typedAddress } from '@/components/blog/editing/rich-text/toolbar.tsx';
import { readHtml } from '@/lib/article/read-html.ts';

const SOURCES = new Map([
  [1, 'The Hive'],
  [2, 'Honey'],
]);
const CITED = new Set(SOURCES.keys());
const schema = getSchema(FIELD_CONTENT.text.extensions({ sources: SOURCES, placeholder: 'Text' }));

test.each([
  'One paragraph.\n\nAnother one, with **bold**, *italic* and `code`.',
  'A **bold *and italic* word** and [a **link**](https://bees.example/a).',
  'Cited [1], **cited in bold [2]**, and not a source [7].',
  '### A sub-heading\n\n- one\n- **two**\n\n1. first\n2. second',
  '> Watch the *leaf* [1].',
  '| Tea | Heat |\n| **Green** | 80 °C [2] |\n| Black |  |',
  '```js\nconst a = 1;\n\nrun(a);\n```',
  'Literally \\*so\\*, 2 * 3 * 4, and a\\[1].',
  '这是**粗体**字，また*斜体*です。',
  '',
])('a text survives the editor unchanged %j', (text) => {
  const document = schema.nodeFromJSON(FIELD_CONTENT.text.read(text, CITED));
  document.check();
  const written = FIELD_CONTENT.text.write(document.toJSON());
  const again = FIELD_CONTENT.text.write(FIELD_CONTENT.text.read(written, CITED));
  expect(FIELD_CONTENT.text.read(written, CITED)).toEqual(FIELD_CONTENT.text.read(text, CITED));
  expect(again).toBe(written);
});

test.each([
  ['a long table', `| a | b |${'\n| 1 | 2 |'.repeat(5100)}`],
  ['a table of too many columns', `Before.\n\n|${' a |'.repeat(51)}\n|${' b |'.repeat(51)}\n\nAfter, **bold**.`],
  ['a table of too many cells', `### Head\n\n|${' a |'.repeat(50)}\n| --- |${'\n| **b** [1] |'.repeat(200)}`],
  ['more lines than are read', `One.\n\n- two\n\n${'- a\n'.repeat(20_001)}\n\n  - b\n\n\n\`\`\`\nc\n\`\`\``],
])('what the limits refuse keeps its lines in the editor: %s', (_, text) => {
  const document = schema.nodeFromJSON(FIELD_CONTENT.text.read(text, CITED));
  document.check();
  expect(FIELD_CONTENT.text.write(document.toJSON())).toBe(text);
});

test('key points are lines, without empty ones', () => {
  const { read, write } = FIELD_CONTENT.points;
  expect(write(read('Soft **water** [1]\n\n- dashed', CITED))).toBe('Soft **water** [1]\n\\- dashed');
  expect(write(read('', CITED))).toBe('');
});

/** What the editor makes of HTML from the clipboard, as text of the format, and what it left out. */
function pasted(html: string) {
  const { body } = parseHTML(`<html><body>${html}</body></html>`).document;
  const { blocks, losses } = pastedText(readHtml(body, { from: 'clipboard' }));
  const document = schema.nodeFromJSON(FIELD_CONTENT.text.document(blocks));
  document.check();
  return {
    text: FIELD_CONTENT.text.write(document.toJSON()),
    lost: Object.entries(losses).filter(([, count]) => count > 0),
  };
}

const clipboard = (name: string) =>
  readFileSync(new URL(`../../fixtures/clipboard/${name}.html`, import.meta.url), 'utf8');

describe('pasted content', () => {
  test('from Word becomes the same text in the forms of the format', () => {
    expect(pasted(clipboard('word'))).toEqual({
      text: [
        '### Wintering bees',
        'A colony needs **fifteen kilos** of stores, and *no* disturbance. See [the guide](https://bees.example/winter).',
        '- Close the entrance\n  - to one finger\n- Weigh the hive',
        '1. Feed in September',
        '| **Month** | Weight |\n| October | 15 kg or more |',
      ].join('\n\n'),
      lost: [['pictures', 1]],
    });
  });

  test('from Google Docs becomes the same text in the forms of the format', () => {
    expect(pasted(clipboard('google-docs'))).toEqual({
      text: [
        '### Choosing a hive',
        '**Wood** lasts, *straw* does not; [why](https://hives.example/wood) and how',
        '1. Saw\n   - slowly\n2. Glue',
        '| **Part** | Count |\n| Frames |  |',
      ].join('\n\n'),
      lost: [
        ['pictures', 1],
        ['links', 1],
      ],
    });
  });

  test.each([
    ['<p onclick="alert(1)">One<script>alert(1)</script></p>', 'One'],
    ['<p>A <a href="data:text/html,x">link</a></p>', 'A link'],
    ['<blockquote><p>One.</p><p>Two.</p></blockquote>', '> One.\n>\n> Two.'],
    ['<ul><li>One<ol><li>Two</li></ol></li><li>Three</li></ul>', '- One\n  1. Two\n- Three'],
    ['<h4>Low</h4><h6>Lower</h6>', '### Low\n\n### Lower'],
    ['<p>Kept<del>, gone</del></p>', 'Kept'],
    ['<p>Line<br>after line</p>', 'Line\n\nafter line'],
    ['<p>**not bold** [1]</p>', '\\*\\*not bold\\*\\* \\[1\\]'],
  ])('%s becomes %j', (html, text) => {
    expect(pasted(`<!doctype html><html><body>${html}</body></html>`)).toMatchObject({ text });
  });
});

test.each([
  ['https://bees.example/a?b=1', 'https://bees.example/a?b=1'],
  [' bees.example/winter ', 'https://bees.example/winter'],
  ['keeper@bees.example', 'mailto:keeper@bees.example'],
  ['mailto:keeper@bees.example', 'mailto:keeper@bees.example'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://bees.example/', undefined],
  ['no address', undefined],
  ['', undefined],
])('links %j to %j', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});
