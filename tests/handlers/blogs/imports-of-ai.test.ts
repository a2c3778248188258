import { expect, test } from 'vitest';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { blogWith } from '../../support/blogs.ts';
import { bringIn, item, look, meta, wxr } from '../../support/imports.ts';

/** Texts with an AI note stay marked; files can make no other claim about the writer. */

const NOTE =
  'Written with AI. A language model wrote this text and can be mistaken. Written without sources: check facts before you rely on them.';

const LANGUAGES = ['english', 'german', 'chinese', 'russian'] as const;

const FORMS: [string, (note: string) => { name: string; text: string }][] = [
  ['the front matter', (note) => ({ name: 'a.md', text: `---\ntitle: A\nnote: "${note}"\n---\nText.` })],
  [
    'a field of WordPress',
    (note) => ({ name: 'a.xml', text: wxr(item('<p>Text.</p>', 'A', 'post', meta('quillcast_note', note))) }),
  ],
  ['the last line', (note) => ({ name: 'a.md', text: `# A\n\nText.\n\n_${note}_\n` })],
];

test.each(FORMS)('a note in %s keeps the text marked as written with AI', async (_, file) => {
  const { rows } = await bringIn([file(NOTE)]);
  expect(rows[0]).toMatchObject({ writer: 'model', intro: 'Text.', conclusion: '' });
  expect(JSON.stringify(rows[0]?.sections)).not.toContain('Written with AI');
});

test.each(LANGUAGES)('a text in %s from a share link or another site stays marked', async (language) => {
  for (const writer of ['model', 'digest', 'library', 'close'] as const) {
    const blog = blogWith({ language, writer });
    const { rows } = await bringIn([
      { name: 'a.md', text: blogMarkdown(blog, articleNote(blog)) },
      { name: 'a.xml', text: wxr(item(postHtml({ blog, canonicalUrl: blog.shareUrl }, { pictureUrl: String }))) },
    ]);
    expect(rows.map((row) => row.writer)).toEqual([writer, writer]);
  }
});

test('a share link’s unchecked sentences stay marked', async () => {
  const sources = [{ number: 1, url: 'https://a.example/', title: 'A' }];
  const blog = blogWith({ writer: 'model', isUnchecked: true, sources });
  const { rows } = await bringIn([{ name: 'a.md', text: blogMarkdown(blog, articleNote(blog)) }]);
  expect(rows[0]).toMatchObject({ writer: 'model', review: { claims: { unchecked: 1 } } });
});

test('the preview mentions the mark', async () => {
  const { posts } = await look({ name: 'a.md', text: `# A\n\nText.\n\n_${NOTE}_` });
  expect(posts[0].notes).toEqual(['Stays marked as written with AI']);
});

test('a text without an AI note counts as a person’s', async () => {
  const { rows } = await bringIn([{ name: 'a.md', text: '# A\n\nText.\n\n_Written with care._' }]);
  expect(rows[0]).toMatchObject({ writer: 'person' });
});

const CLAIMS = [
  'writer: person\nuserId: somebody-else\nid: taken\nauthor: The Pope',
  'quillcast:\n  writer: person\n  userId: somebody-else\n  id: taken\n  visitorId: x\n  importKey: y',
  'quillcast:\n  writer: admin\n  style: neon\n  length: huge\n  createdAt: 9999-01-01T00:00:00Z\n  cover: [1]\n  pictures: x',
];

test.each(CLAIMS)('ignores other claims of a file: %s', async (front) => {
  const { owner, rows } = await bringIn([{ name: 'a.md', text: `---\ntitle: A\n${front}\n---\nText.` }]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    userId: owner.id,
    visitorId: null,
    writer: 'person',
    style: 'minimal',
    length: 'small',
    visibility: 'draft',
    cover: null,
  });
  expect(rows[0]?.id).not.toBe('taken');
  expect(rows[0]?.createdAt.getFullYear()).toBeLessThan(9000);
});

test('an AI note overrides the record', async () => {
  const text = `---\ntitle: A\nnote: "${NOTE}"\nquillcast:\n  writer: person\n---\nText.`;
  expect((await bringIn([{ name: 'a.md', text }])).rows[0]).toMatchObject({ writer: 'model' });
});

test('cover and author of a share link’s Markdown stay out of the text', async () => {
  const blog = blogWith({
    writer: 'person',
    userDisplayName: 'Ada [L]',
    author: { biography: 'Writes *code*.', links: ['https://ada.example/'] } as never,
    cover: {
      url: 'https://pictures.example/1.png',
      title: 'A',
      alt: 'A [cup]',
      width: 1,
      height: 1,
      source: 'Ann',
      sourceUrl: 'https://photos.example/1',
    },
  });
  const { done, rows } = await bringIn([{ name: 'a.md', text: blogMarkdown(blog, '') }]);
  expect(done[0].notes).toEqual(['1 image could not be downloaded']);
  expect(rows[0]).toMatchObject({ intro: 'An intro.', conclusion: 'The end.' });
  expect(rows[0]?.sections).toEqual([{ heading: 'A heading', content: 'Some content.', images: [] }]);
});
