import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formArticle } from '@/lib/backlinks/platforms/custom/custom.ts';
import { postMarkdown } from '@/lib/backlinks/platforms/shared/post.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { judgedArticle, makeBlog } from '@/lib/writing/generation/write-blog.ts';
import { api } from '../../support/api.ts';
import { type OwnedBlog, ownedBlog, readRow, saveText } from '../../support/owned-blog.ts';
import { postWith } from '../../support/posts.ts';

const readBlog = async ({ id }: Pick<OwnedBlog, 'id'>) => (await api.get(`/api/blogs/${id}`)).json();

async function exported(format: string, { headers }: OwnedBlog): Promise<string> {
  const response = await api.get(`/api/exports?format=${format}`, headers);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString())
    .join('\n');
}

const text = async (response: Promise<Response>) => (await response).text();

const asPost = async (blog: OwnedBlog) => ({ ...postWith(), blog: await readBlog(blog) });

const ON_PAGE = [
  '<h2 id="conclusion" dir="auto">Back to the pan</h2>',
  '<h2 id="conclusion" dir="auto">Conclusion</h2>',
];
const IN_HTML = ['<h2>Back to the pan</h2>', '<h2>Conclusion</h2>'];
const IN_MARKDOWN = ['\n\n## Back to the pan\n\nThe end.', '\n\n## Conclusion\n\nThe end.'];

/** What each form has with a heading and with ''. */
const FORMS: [string, (blog: OwnedBlog) => Promise<string>, string[]][] = [
  ['the page and its frame', ({ id }) => text(api.get(`/embed/${id}`)), ON_PAGE],
  ['the file', async ({ id }) => (await (await api.post('/api/blogs/html', { blogId: id })).json()).html, ON_PAGE],
  ['Markdown', ({ id }) => text(api.get(`/api/blogs/${id}/markdown`)), IN_MARKDOWN],
  ['the ZIP of Markdown', (blog) => exported('markdown', blog), IN_MARKDOWN],
  ['the ZIP for WordPress', (blog) => exported('wordpress-zip', blog), IN_HTML],
  ['a post in Markdown', async (blog) => postMarkdown(await asPost(blog)), IN_MARKDOWN],
  ['a post in HTML', async (blog) => postHtml(await asPost(blog), { pictureUrl: (url) => url }), IN_HTML],
  [
    'a form, which shows no label',
    async (blog) => formArticle(await asPost(blog), true).text,
    ['content.\n\nBack to the pan\n\nThe end.', 'content.\n\nThe end.'],
  ],
  [
    'the account’s data',
    ({ headers }) => text(api.get('/api/account/export', headers)),
    ['"conclusion":"The end.","conclusionHeading":"Back to the pan"', '"conclusion":"The end."}'],
  ],
];

test.each(FORMS)('the conclusion’s heading reaches %s, else its label', async (_, read, [own = '', label = '']) => {
  expect(await read(await ownedBlog({ conclusionHeading: 'Back to the pan' }))).toContain(own);
  expect(await read(await ownedBlog({ conclusionHeading: '' }))).toContain(label);
});

test('the editor changes the heading, keeps it where it is left out, and takes it away', async () => {
  const blog = await ownedBlog({ conclusionHeading: 'Back to the pan', reviewedAt: new Date() });
  const save = async (changes: object) => {
    const { updatedAt } = await readRow(blog.id);
    const response = await saveText({ ...blog, basedOn: updatedAt.toISOString() }, changes);
    return (await response.json()).content?.conclusionHeading ?? response.status;
  };
  expect(await save({})).toBe('Back to the pan');
  expect((await readRow(blog.id)).reviewedAt).not.toBeNull();
  expect(await save({ conclusionHeading: ' At last\nsoaked ' })).toBe('At last soaked');
  expect((await readRow(blog.id)).reviewedAt).toBeNull();
  expect(await save({ conclusionHeading: 'a'.repeat(201) })).toBe(400);
  expect(await save({ conclusionHeading: '' })).toBe(200);
});

test('an earlier version has its heading, and gives it back or takes it away', async () => {
  const blog = await ownedBlog({ conclusionHeading: 'Back to the pan' });
  const saved = await (await saveText(blog, { conclusionHeading: '' })).json();
  await saveText({ ...blog, basedOn: saved.updatedAt }, { conclusionHeading: 'At last' });
  const history = `/api/blogs/${blog.id}/revisions`;
  const [without, first] = await (await api.get(history, blog.headers)).json();
  const contentOf = async (id: string) => (await (await api.get(`${history}/${id}`, blog.headers)).json()).content;
  expect(await contentOf(first.id)).toMatchObject({ conclusionHeading: 'Back to the pan' });
  expect(await contentOf(without.id)).not.toHaveProperty('conclusionHeading');
  const restore = async (id: string) =>
    (await (await api.post(`${history}/${id}/restore`, {}, blog.headers)).json()).content;
  expect(await restore(first.id)).toMatchObject({ conclusionHeading: 'Back to the pan' });
  expect(await restore(without.id)).not.toHaveProperty('conclusionHeading');
});

test('the writer’s heading is judged with the text, and saved', () => {
  const article = {
    title: 'T',
    intro: 'I.',
    sections: [],
    conclusion: 'C.',
    conclusionHeading: 'At last',
    evidence: [],
  };
  expect(judgedArticle(article)).toEqual(['T', '', 'I.', 'At last', 'C.']);
  const job = { id: 'b', request: {} } as unknown as Parameters<typeof makeBlog>[0];
  const own = { style: 'retro', colorTheme: 'teal', sections: [], writer: 'model' } as const;
  expect(makeBlog(job, article, [], { ...own, sections: [] })).toMatchObject({ conclusionHeading: 'At last' });
});
