import { expect, test } from 'vitest';
import { parseTextBlocks } from '@/lib/blogs/text-blocks';

const NONE = new Set<number>();

test('splits paragraphs at blank lines and joins wrapped lines', () => {
  expect(parseTextBlocks('One\nline.\n\nTwo.', NONE)).toMatchObject([
    { kind: 'paragraph', content: [{ kind: 'text', text: 'One line.' }] },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'Two.' }] },
  ]);
});

test('reads bulleted and numbered lists', () => {
  expect(parseTextBlocks('- a\n- b\n\n1. c\n2. d', NONE)).toMatchObject([
    {
      kind: 'list',
      ordered: false,
      items: [{ content: [{ text: 'a' }] }, { content: [{ text: 'b' }] }],
    },
    {
      kind: 'list',
      ordered: true,
      items: [{ content: [{ text: 'c' }] }, { content: [{ text: 'd' }] }],
    },
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
        { kind: 'text', text: ' and ' },
        { kind: 'text', text: '[9]' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('gives markup back as text', () => {
  expect(parseTextBlocks('<script>alert(1)</script>', NONE)).toMatchObject([
    { content: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
  ]);
});
