import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from '@/components/landing/marketing.tsx';

test('the FAQ says who sees a blog, and that search engines skip library articles and digests', () => {
  const html = renderToStaticMarkup(createElement(Faq));
  expect(html).toContain('Public blogs appear on your profile');
  expect(html).toContain('search engines list those that a model or you wrote, but not library articles and digests');
});
