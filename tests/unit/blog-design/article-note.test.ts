import { expect, test } from 'vitest';
import { articleNote } from '@/lib/blog-design/article-note.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { aBlog } from './a-blog.ts';

const noteOf = (changes: Partial<Blog>) => articleNote(aBlog({ topic: 'Tea', ...changes }));

test.each(['model', 'digest', 'person'] as const)(
  'an article on health by a %s ends with the sentence that it is no advice',
  (writer) => {
    const note = noteOf({ writer, topic: 'How to sleep better' });
    expect(note).toBe(
      `${noteOf({ writer })} This article is for general information and is no medical advice.`.trim(),
    );
  },
);

test('a brief on health gives no advice that it could disclaim', () => {
  expect(noteOf({ writer: 'brief', topic: 'How to sleep better' })).not.toContain('advice');
});

test('sentences in Chinese follow each other without a space', () => {
  const note = noteOf({ writer: 'digest', topic: '怎样睡得更好', language: 'chinese' });
  expect(note).toMatch(/。本文仅提供一般信息，不构成医疗建议。$/);
});
