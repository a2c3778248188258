import pg from 'pg';
import { expect, test, vi } from 'vitest';

import { findMyBlogs, myBlogsStatement } from '@/lib/blogs/my-blogs/queries.ts';
import { myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { findSummaries } from '@/lib/blogs/queries.ts';
import { database } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { makeOwner, myBlogs } from '../../support/my-blogs.ts';
import { savedBlog, usedBy } from '../../support/owned-blog.ts';
import { execute } from '../../support/server-database.ts';
import { knownVisitor } from '../../support/visitors.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, place) => ({ title: `Blog ${place + 1}` }));

test.each([
  ['', ['Draft in German', 'Unlisted', 'Public in retro']],
  ['?state=draft', ['Draft in German']],
  ['?state=unlisted', ['Unlisted']],
  ['?state=public', ['Public in retro']],
  ['?language=german', ['Draft in German']],
  ['?style=retro', ['Public in retro']],
  ['?state=public&style=retro&language=english', ['Public in retro']],
  ['?state=draft&style=retro', []],
  ['?tag=Tea', ['Draft in German', 'Public in retro']],
  ['?tag=Tea&series=Leaves', ['Public in retro']],
  ['?series=leaves', []],
  ['?q=german&state=draft', ['Draft in German']],
  ['?q=german&state=public', []],
])('shows at “%s” what fits the filters', async (query, titles) => {
  const { headers } = await makeOwner([
    { title: 'Draft in German', visibility: 'draft', language: 'german', tags: ['Water', 'Tea'] },
    { title: 'Unlisted', visibility: 'unlisted' },
    { title: 'Public in retro', style: 'retro', tags: ['Tea'], series: 'Leaves', seriesPart: 1 },
  ]);
  expect(await myBlogs(headers, query)).toEqual({ titles, found: titles.length, total: 3 });
});

test.each([
  ['newest', ['zebra', 'Émile', 'apple']],
  ['oldest', ['apple', 'Émile', 'zebra']],
  ['title', ['apple', 'Émile', 'zebra']],
  ['edited', ['Émile', 'apple', 'zebra']],
])('sorts by %s', async (order, titles) => {
  const { headers } = await makeOwner([
    { title: 'zebra', updatedAt: new Date(1) },
    { title: 'Émile', updatedAt: new Date(3) },
    { title: 'apple', updatedAt: new Date(2) },
  ]);
  expect((await myBlogs(headers, `?order=${order}`)).titles).toEqual(titles);
});

test('shows 24 blogs on a page, each once', async () => {
  const { headers } = await makeOwner(numbered(49));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => myBlogs(headers, `?page=${page}`)));
  expect(pages.map(({ titles }) => titles.length)).toEqual([24, 24, 1, 0]);
  expect(pages.flatMap(({ titles }) => titles)).toEqual(numbered(49).map(({ title }) => title));
  expect(pages.map(({ found, total }) => [found, total])).toEqual(Array(4).fill([49, 49]));
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=two',
  '?page=1e9',
  '?state=secret',
  '?language=klingon',
  '?style=classic',
  '?order=random',
  '?layout=circle',
  '?state=&language=&style=&order=&q=',
])('ignores the invalid query %s', async (query) => {
  const { headers } = await makeOwner(numbered(2));
  expect((await myBlogs(headers, query)).titles).toEqual(['Blog 1', 'Blog 2']);
});

test('shows neither other users’ blogs nor the bin', async () => {
  await makeOwner(numbered(3));
  const { headers } = await makeOwner([{ title: 'Mine' }, { title: 'Gone', deletedAt: new Date() }]);
  expect(await myBlogs(headers)).toEqual({ titles: ['Mine'], found: 1, total: 1 });
});

test('includes blogs made before signing in', async () => {
  const { user, headers } = await makeOwner([]);
  const visitor = await knownVisitor();
  const visitorId = visitor.visitorId;
  await savedBlog({ visitorId, title: 'Before' });
  const both = { ...headers, cookie: `${headers.cookie}; ${visitor.headers.cookie}` };
  const pages = [await myBlogs(both), await myBlogs(both)];
  expect(pages.map(({ titles }) => titles)).toEqual([['Before'], ['Before']]);
  expect(await usedBy(`user:${user.id}`)).toBe(1);
});

test('a page and the names of its filters take two queries', async () => {
  const { user } = await makeOwner([...numbered(29), { tags: ['Tea', 'Water'], series: 'Leaves' }]);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const view = myBlogsSchema.parse({ q: 'blog', page: '2' });
  const { ids, tags, series } = await findMyBlogs(user.id, view, 24);
  expect(await findSummaries(ids)).toHaveLength(5);
  expect({ tags, series }).toEqual({ tags: ['Tea', 'Water'], series: ['Leaves'] });
  // Other work of the process uses the pool, too.
  const statements = asked.mock.calls.map(([query]: unknown[]) => JSON.stringify(query));
  expect(statements.filter((text) => text.includes('blogs'))).toHaveLength(2);
  asked.mockRestore();
});

test('a search uses the index, even for common words', async () => {
  const { user } = await makeOwner(
    Array.from({ length: 300 }, () => ({ intro: 'quokka '.repeat(200), title: 'Quokka' })),
  );
  const { connection } = await database();
  await execute(connection, 'ANALYZE blogs');
  const { text, values } = myBlogsStatement(user.id, myBlogsSchema.parse({ q: 'quokka' }), 24);
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(`EXPLAIN ${text}`, values);
  await client.end();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on blogs_search_idx');
});

test('a card has the first 150 characters of the intro, without markup and citations', async () => {
  const { user, headers } = await makeOwner([
    { intro: `**Soft** [water](https://a.example/) [1].\n\n${'seven77 '.repeat(40)}` },
  ]);
  const response = await api.get(`/api/blogs/user/${user.id}`, headers);
  const { blogs } = await response.json();
  expect(blogs[0].excerpt).toBe(`Soft water. ${'seven77 '.repeat(17).trim()}…`);
});
