import { expect, test } from 'vitest';
import { articleNote } from '@/lib/blog-design/article-note.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { aBlog } from './a-blog.ts';

const noteOf = (changes: Partial<Blog>) => articleNote(aBlog({ topic: 'Tea', ...changes }));

test.each(['model', 'digest', 'person'] as const)(
  'an article by a %s that advises on health ends with the sentence that it is no advice',
  (writer) => {
    const note = noteOf({ writer, advice: 'health' });
    expect(note).toBe(`${noteOf({ writer })} This article is for general information and is no medical advice.`.trim());
  },
);

test.each([
  ['english', 'law', 'no legal advice'],
  ['french', 'money', 'ne constitue pas un conseil financier'],
  ['spanish', 'health', 'no es un consejo médico'],
  ['german', 'law', 'keine Rechtsberatung'],
  ['italian', 'money', 'non è una consulenza finanziaria'],
  ['portuguese', 'health', 'não é aconselhamento médico'],
  ['russian', 'law', 'не является юридической консультацией'],
  ['japanese', 'money', '金融上の助言ではありません'],
] as const)('in %s, advice on %s has its sentence', (language, advice, sentence) => {
  expect(noteOf({ language, advice })).toContain(sentence);
});

test.each(['How to invest money', 'Diabetes', 'Writing a will'])(
  'an article on “%s” that advises nobody has none',
  (topic) => {
    expect(noteOf({ topic })).not.toContain('advice');
  },
);

test('sentences in Chinese follow each other without a space', () => {
  const note = noteOf({ writer: 'digest', language: 'chinese', advice: 'health' });
  expect(note).toMatch(/。本文仅提供一般信息，不构成医疗建议。$/);
});
