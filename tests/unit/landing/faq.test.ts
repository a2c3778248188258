import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from '@/components/landing/sections/marketing.tsx';

test('the FAQ says who sees a blog, and that search engines skip digests and briefs', () => {
  const html = renderToStaticMarkup(createElement(Faq));
  expect(html).toContain('Public blogs appear on your profile');
  expect(html).toContain('search engines find articles, but not digests and briefs');
});
