import { expect, test } from 'vitest';
import { importedArticle } from '@/lib/blog-imports/article.ts';

test.each([
  ['<ol><li>A</li></ol><p>2020. The year it began.</p>', '1. A\n\n2020\\. The year it began.'],
  ['<ul><li>A</li></ul><ul><li>B</li></ul>', '- A\n\n* B'],
  ['<ul><li>A</li></ul><img src="https://a.example/b.png"><ul><li>B</li></ul>', '- A\n\n* B'],
])('neighboring blocks of a post stay apart: %s', (html, content) => {
  const article = importedArticle({ title: 'T', html: `<p>Intro.</p><h2>H</h2>${html}` }, 'x');
  expect(article.sections.map((section) => section.content)).toEqual([content]);
});
