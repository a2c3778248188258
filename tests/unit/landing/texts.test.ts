import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from '@/components/landing/marketing.tsx';
import { SAMPLE } from '@/components/landing/proof.tsx';
import { findNote } from '@/lib/research/library/notes.ts';

test('the FAQ says who sees a blog, and that search engines skip library articles and digests', () => {
  const html = renderToStaticMarkup(createElement(Faq));
  expect(html).toContain('Public blogs appear on your profile');
  expect(html).toContain('search engines list those that a model or you wrote, but not library articles and digests');
});

test('the proof quotes its note word for word', async () => {
  const { path, title, passage } = SAMPLE.source;
  expect(path).toBe('/library/english/story-of-chocolate');
  const note = await findNote('english', 'story-of-chocolate');
  expect(note?.title).toBe(title);
  expect(note?.text).toContain(passage.join(''));
});
