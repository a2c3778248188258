import { expect, test } from 'vitest';
import { findSummaries } from '@/lib/blogs/queries.ts';
import { blogMetadata } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import type { AiUse } from '@/lib/constants/crawlers.ts';
import type { AnswerContext } from '@/lib/http/answer-context.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { ownedBlog } from '../../support/owned-blog.ts';

const save = (headers: Record<string, string>, body: object) => api.put('/api/blogs/visibility', body, headers);

const robotsText = async (context?: Partial<AnswerContext>) => {
  const { result } = await answered(() => api.get('/robots.txt'), context);
  return result.text();
};

test('an owner opts a blog out of training and answers, and back in', async () => {
  const { id, user, headers } = await ownedBlog();
  const change = (aiOptOuts?: AiUse[]) => save(headers, { ids: [id], visibility: 'public', aiOptOuts });
  const names = await changesDuring(async () => expect((await change(['training'])).status).toBe(200));
  expect(names).toContain('blogs');
  const { result: blog, context } = await answered(() => getBlog(id));
  expect(blog.aiOptOuts).toEqual(['training']);
  expect(context.contentSignal).toBe('search=yes, ai-train=no');
  expect(blogMetadata(blog).robots).toBe('noai, noimageai, nocache');
  expect(await robotsText()).toMatch(new RegExp(`User-agent: GPTBot\\n(?:.+\\n)*Disallow: /\\*/${id}\\n`));
  const ownDomain = { userId: user.id, slug: user.slug, host: 'blog.ada.test' };
  expect(await robotsText({ ownDomain })).toContain(`/*/${id}`);
  expect(await robotsText({ ownDomain: { ...ownDomain, userId: 'another' } })).not.toContain(id);

  await change();
  expect((await getBlog(id)).aiOptOuts).toEqual(['training']);
  expect(await findSummaries([id])).toMatchObject([{ aiOptOuts: ['training'] }]);
  await change([]);
  const later = await answered(() => getBlog(id));
  expect(later.result).not.toHaveProperty('aiOptOuts');
  expect(later.context.contentSignal).toBeUndefined();
  expect(blogMetadata(later.result).robots).toBeUndefined();
  expect(await robotsText()).not.toContain(id);
});

test.each(['unlisted', 'draft'] as const)('robots.txt does not name a blog that is %s', async (visibility) => {
  const { id, headers } = await ownedBlog();
  await save(headers, { ids: [id], visibility, aiOptOuts: ['answers'] });
  expect(await robotsText()).not.toContain(id);
});

test('an unlisted blog sends the signal without search', async () => {
  const { id, headers } = await ownedBlog();
  await save(headers, { ids: [id], visibility: 'unlisted', aiOptOuts: ['answers'] });
  const { result, context } = await answered(() => getBlog(id));
  expect(context.contentSignal).toBe('ai-input=no');
  expect(blogMetadata(result).robots).toBe('noindex, follow, noarchive');
});

test('refuses unknown uses', async () => {
  const { id, headers } = await ownedBlog();
  const body = { ids: [id], visibility: 'public', aiOptOuts: ['selling'] };
  expect((await save(headers, body)).status).toBe(400);
  expect(await getBlog(id)).not.toHaveProperty('aiOptOuts');
});

type Writer = 'model' | 'digest' | 'library' | 'close' | 'person';

/** A blog of a new creator by a writer. */
async function blogBy(writer: Writer) {
  const { id, user } = await ownedBlog({ writer });
  return { id, slug: user.slug };
}

const makeText = async (name: string) => (await api.get(`/sitemaps/${name}`)).text();

/** Whether each place for search engines and feeds lists a blog. */
async function blogPlaces({ id, slug }: { id: string; slug: string }) {
  const text = await api.get(`/api/blogs/${id}/markdown`);
  const entries = await api.get(`/user/${slug}/feed.json`);
  return {
    sitemap: (await makeText('blogs-1.xml')).includes(`/share/${id}<`),
    creators: (await makeText('pages.xml')).includes(`/user/${slug}<`),
    feed: (await entries.text()).includes(`/share/${id}`),
    markdown: text.headers.get('x-robots-tag') !== 'noindex',
    page: blogMetadata(await getBlog(id)).robots === undefined,
  };
}

test.each<[Writer, boolean]>([
  ['model', true],
  ['person', true],
  ['digest', false],
  ['library', false],
  ['close', false],
])('search engines and feeds list a blog by a %s: %s', async (writer, isShown) => {
  // An entry that is always there, as a sitemap cannot be empty.
  await blogBy('model');
  expect(await blogPlaces(await blogBy(writer))).toEqual({
    sitemap: isShown,
    creators: isShown,
    feed: isShown,
    markdown: isShown,
    page: isShown,
  });
});

test('does not index pages of close notes', async () => {
  const { id } = await blogBy('close');
  expect(blogMetadata(await getBlog(id)).robots).toEqual({ index: false, follow: true });
});
