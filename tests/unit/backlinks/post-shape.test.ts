import { expect, test } from 'vitest';
import { formArticle } from '@/lib/backlinks/platforms/custom/custom.ts';
import { postDescription, postMarkdown } from '@/lib/backlinks/platforms/shared/post.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { postWith } from '../../support/posts.ts';

/** Tables, quotations, key points and questions on other sites. */

const POST = postWith({
  blog: {
    writer: 'person',
    sources: [{ number: 1, url: 'https://tea.example/a|b', title: 'Heat' }],
    content: {
      intro: 'Begin.\n\n| Tea | Heat |\n| Green | 80 °C [1] |\n| Black | 98 °C |',
      keyPoints: ['Soft water [1].'],
      sections: [{ heading: 'Leaves', content: '> Watch the leaf [1].', images: [] }],
      conclusion: '',
      questions: [{ question: 'How hot?', answer: 'Hot [1].' }],
    },
  },
});

test('Markdown has tables, whose cells no address can break', () => {
  const cite = '[\\[1\\]](https://tea.example/a%7Cb)';
  expect(postMarkdown(POST).split('\n\n').slice(0, 8)).toEqual([
    'Begin.',
    `| Tea | Heat |\n| --- | --- |\n| Green | 80 °C ${cite} |\n| Black | 98 °C |`,
    '## Key points',
    `- Soft water ${cite}.`,
    '## Leaves',
    `> Watch the leaf ${cite}.`,
    '## Questions and answers',
    '### How hot?',
  ]);
});

test('Markdown without tables has lists instead', () => {
  const markdown = postMarkdown(POST, { hasNoTables: true });
  expect(markdown).toContain('- Green – Heat: 80 °C [\\[1\\]](https://tea.example/a%7Cb)\n- Black – Heat: 98 °C');
  expect(markdown).not.toContain('| ');
});

test('HTML has plain elements without our classes', () => {
  const html = postHtml(POST, { pictureUrl: (url) => url });
  const cite = '<sup><a href="https://tea.example/a|b">[1]</a></sup>';
  expect(html).toContain('<tr><th scope="col">Tea</th><th scope="col" class="blog-figures">Heat');
  expect(html).toContain(`<blockquote><p>Watch the leaf${cite}.</p></blockquote>`);
  expect(html).toContain(`<h2>Key points</h2><ul><li>Soft water${cite}.</li></ul>`);
  expect(html).toContain(`<h2>Questions and answers</h2><h3>How hot?</h3><p>Hot${cite}.</p>`);
  expect(html).not.toContain('<section');
});

test('a form gets plain and formatted text', () => {
  const { text, html } = formArticle(POST, true);
  expect(text.split('\n\n').slice(0, 9)).toEqual([
    ...['Begin.', '- Green – Heat: 80 °C [1]\n- Black – Heat: 98 °C', 'Key points', '- Soft water [1].', 'Leaves'],
    ...['> Watch the leaf [1].', 'Questions and answers', 'How hot?', 'Hot [1].'],
  ]);
  expect(html).toMatch(
    /^<p>Begin\.<\/p>.*<h2>Leaves<\/h2><p>&gt; Watch the leaf \[1\]\.<\/p>.*<h3>How hot\?<\/h3><p>Hot \[1\]\.<\/p>/,
  );
});

test('a form gets the steps of a list by their own numbers', () => {
  const steps = '1. Boil\n\n   It sings.\n\n2. Pour\n   - slowly\n   - twice\n\n3. Run\n\n   ```\n   a\n   b\n   ```';
  const { text } = formArticle(postWith({ blog: { content: { ...POST.blog.content, intro: steps } } }), true);
  expect(text).toContain('1. Boil\nIt sings.\n2. Pour\n- slowly\n- twice\n3. Run\na\nb\n\n');
});

test('a blog is described by its own description', () => {
  expect(postDescription({ ...POST.blog, description: 'All about heat.' })).toBe('All about heat.');
  expect(postDescription(POST.blog)).toBe('Begin. Green – Heat: 80 °C Black – Heat: 98 °C');
});
