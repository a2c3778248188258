import { describe, expect, test } from 'vitest';
import { plainLine, runningText } from '@/lib/article/plain-text.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import { metaDescription, structuredData } from '@/lib/blogs/reading/metadata.ts';
import { blogWith } from '../../support/blogs.ts';

const TEXT =
  'So **bold *and* italic**, `a | b`, [tea](https://example.org/a).\n\n### A *sub*-heading\n\n```js\nlet **x**;\n```';

const BLOG = blogWith({ content: { intro: TEXT, questions: [{ question: 'Why?', answer: TEXT }] } });

const CANONICAL = 'https://quillcast.test/share/abc123';

test('Markdown has the marks, one level lower in answers', () => {
  const markdown = blogMarkdown(BLOG, '');
  const line = 'So **bold *and* italic**, `a | b`, [tea](https://example.org/a).';
  expect(markdown).toContain(`${line}\n\n### A *sub*-heading\n\n\`\`\`js\nlet **x**;\n\`\`\`\n\n`);
  expect(markdown).toContain(`### Why?\n\n${line}\n\n#### A *sub*-heading\n\n`);
});

test.each([
  ['between Chinese words', '这是**粗体**字', '这是<strong>粗体</strong>字'],
  ['before a letter', '**real**ly', '<strong>real</strong>ly'],
  ['before a link', 'So\\![tea](https://example.org/)', 'So\\![tea](https://example.org/)'],
  ['in a cell', '| `a | b` | c |\n| 1 | 2 |', '| \\`a | b\\` | c |'],
  ['in a cell with a bar of its own', '| `a\\|b` | c |\n| 1 | 2 |', '| `a\\|b` | c |'],
])('Markdown renders as intended %s', (_, intro, expected) => {
  expect(blogMarkdown(blogWith({ content: { intro } }), '')).toContain(expected);
});

test('a post has elements for marks, and nofollow links', () => {
  const html = postHtml({ blog: BLOG, canonicalUrl: CANONICAL }, { pictureUrl: (url) => url });
  expect(html).toContain(
    '<p>So <strong>bold <em>and</em> italic</strong>, <code>a | b</code>, <a href="https://example.org/a" rel="noopener nofollow ugc">tea</a>.</p><h3 dir="auto">A <em>sub</em>-heading</h3><pre dir="ltr"><code class="language-js">let **x**;</code></pre>',
  );
  expect(html).toContain('<h3>Why?</h3>');
  expect(html).toContain('<h4 dir="auto">A <em>sub</em>-heading</h4>');
});

test('plain text has no marks', () => {
  expect(metaDescription(BLOG)).toBe('So bold and italic, a | b, tea....');
  expect(runningText(TEXT)).toBe('So bold and italic, a | b, tea.');
  expect(plainLine('**So** [1] *it* `is`.', new Set([1]))).toBe('So it is.');
  expect(structuredData(BLOG, 'https://quillcast.test')[1]).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'So bold and italic, a | b, tea. A sub-heading let **x**;' } }],
  });
});

test('link addresses do not count in the reading time', () => {
  const intro = '[tea](https://example.org/one/two/three/four/five/six/seven) '.repeat(230);
  expect(readingMinutes(blogWith({ content: { intro } }))).toBe(1);
});

describe('a nested list', () => {
  const nested = '- One\n  1. Two\n\n  Three\n- Four';
  const blog = blogWith({ content: { intro: nested } });

  test('is nested in Markdown and posts', () => {
    expect(blogMarkdown(blog, '')).toContain('- One\n  1. Two\n\n  Three\n- Four\n');
    expect(postHtml({ blog, canonicalUrl: CANONICAL }, { pictureUrl: (url) => url })).toContain(
      '<ul><li>One<ol><li>Two</li></ol><p>Three</p></li><li>Four</li></ul>',
    );
  });

  test('keeps all its words in plain text', () => {
    expect(runningText(nested)).toBe('- One\n1. Two\nThree\n- Four');
    expect(plainLine(nested, new Set())).toBe('One Two Three Four');
  });
});
