import { expect, test } from 'vitest';
import { articleNote, readNote } from '@/lib/blog-design/wording.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { aBlog } from './a-blog.ts';

const makeNote = (changes: Partial<Blog>) => articleNote(aBlog({ topic: 'Tea', ...changes }));

test.each(['model', 'digest', 'person'] as const)(
  'an article by a %s that advises on health ends with the sentence that it is no advice',
  (writer) => {
    const note = makeNote({ writer, advice: 'health' });
    expect(note).toBe(`${makeNote({ writer })} This article is not medical advice.`.trim());
  },
);

test.each(LANGUAGES)('in %s, advice of each kind has its sentence', (language) => {
  const { healthAdvice, lawAdvice, moneyAdvice } = ARTICLE_LABELS[language];
  const notes = (['health', 'law', 'money'] as const).map((advice) => makeNote({ writer: 'person', language, advice }));
  expect(notes).toEqual([healthAdvice, lawAdvice, moneyAdvice]);
});

test.each(LANGUAGES)(
  'in %s, an article with unchecked sentences does not say that they rest on its sources',
  (language) => {
    const sources = [{ number: 1, url: 'https://example.org/', title: 'Tea' }];
    const { modelNote, modelUncheckedNote } = ARTICLE_LABELS[language];
    expect(makeNote({ language, sources })).toBe(modelNote);
    expect(makeNote({ language, sources, isUnchecked: true })).toBe(modelUncheckedNote);
    expect(readNote(modelUncheckedNote)).toEqual({ writer: 'model', isUnchecked: true });
    expect(readNote(modelNote)).toEqual({ writer: 'model' });
  },
);

test.each([
  ['Written with AI. Sentences with a number rest on the sources named.', { writer: 'model' }],
  ['本文由人工智能语言模型撰写，可能有误。', { writer: 'model' }],
  ['A digest of the sources it names, made without an AI model. What it says is theirs.', { writer: 'digest' }],
  ['From our library, CC BY 4.0', { writer: 'library' }],
  ['Excerpts from our library, CC BY 4.0.', { writer: 'close' }],
  ['Written with love.', undefined],
])('reads the writer from the note “%s”', (note, read) => {
  expect(readNote(note)).toEqual(read);
});

test.each(['How to invest money', 'Diabetes', 'Writing a will'])(
  'an article on “%s” that advises nobody has none',
  (topic) => {
    expect(makeNote({ topic })).not.toContain('advice');
  },
);

test('sentences in Chinese follow each other without a space', () => {
  const note = makeNote({ writer: 'digest', language: 'chinese', advice: 'health' });
  expect(note).toMatch(/。本文仅提供一般信息，不构成医疗建议。$/);
});
