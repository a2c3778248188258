import { afterAll, expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { signedInUser } from '../../support/users.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-30T09:00:00Z') });
// Other files run in this process.
afterAll(() => void vi.useRealTimers());

const NONE = { readers: 0, embeds: 0, cards: 0, aiFetches: 0 };

/** A user with views on two blogs. */
async function ownerOfReadBlogs() {
  const owner = await signedInUser();
  const prisma = await db();
  const [first, second] = [newId(), newId()];
  for (const [id, title] of [
    [first, 'Tea, "green" and black'],
    [second, '=HYPERLINK("http://evil.example")'],
  ] as const) {
    await prisma.blog.create({ data: blogRow({ id, title, userId: owner.user.id }) });
  }
  const views = (
    blogId: string,
    day: string,
    ...[seen = 0, readers = 0, embeds = 0, cards = 0, aiFetches = 0]: number[]
  ) => {
    return { blogId, day: new Date(day), views: seen, readers, embeds, cards, aiFetches };
  };
  const rows = [views(first, '2026-04-30', 500), views(first, '2026-05-01', 7, 5)];
  const today = [views(first, '2026-05-30', 3, 2, 4, 1, 6), views(second, '2026-05-30', 10, 9)];
  await prisma.blogViews.createMany({ data: [...rows, ...today] });
  const referrers = [
    ['2026-05-01', 'news.example', 2, 0],
    ['2026-05-30', 'news.example', 3, 0],
    ['2026-05-30', 'tea.example', 9, 4],
    ['2026-05-30', 'chatgpt.com', 8, 0],
    ['2026-05-30', 'perplexity.ai', 1, 0],
    ['2026-04-30', 'old.example', 99, 0],
  ] as const;
  await prisma.blogReferrer.createMany({
    data: referrers.map(([day, host, visits, embeds]) => ({ blogId: first, day: new Date(day), host, visits, embeds })),
  });
  return { ...owner, first, second };
}

const blogStatistics = (id: string, headers: Record<string, string>, format = 'json') =>
  api.get(`/api/blogs/${id}/views?format=${format}`, headers);

test('an owner sees 30 days of views and referrers of a blog', async () => {
  const { headers, first } = await ownerOfReadBlogs();
  const response = await blogStatistics(first, headers);
  const { days, ...sites } = await response.json();
  expect(response.status).toBe(200);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-05-01', views: 7, readers: 5, embeds: 0, cards: 0, aiFetches: 0 });
  expect(days[1]).toEqual({ day: '2026-05-02', views: 0, readers: 0, embeds: 0, cards: 0, aiFetches: 0 });
  expect(days[29]).toEqual({ day: '2026-05-30', views: 3, readers: 2, embeds: 4, cards: 1, aiFetches: 6 });
  expect(sites).toEqual({
    referrers: [
      { host: 'tea.example', count: 9 },
      { host: 'news.example', count: 5 },
    ],
    aiAnswers: [
      { host: 'chatgpt.com', count: 8 },
      { host: 'perplexity.ai', count: 1 },
    ],
    embedders: [{ host: 'tea.example', count: 4 }],
  });
});

test('an owner sees the sum of all blogs', async () => {
  const { headers } = await ownerOfReadBlogs();
  const { days } = await (await api.get('/api/views', headers)).json();
  expect(days[29]).toEqual({ day: '2026-05-30', views: 13, readers: 11, embeds: 4, cards: 1, aiFetches: 6 });
});

test('counts views of the user’s own blogs only', async () => {
  const { headers, first, second } = await ownerOfReadBlogs();
  const other = await ownerOfReadBlogs();
  const ids = [first, second, other.first, newId()].join(',');
  const response = await api.get(`/api/views/counts?ids=${ids}`, headers);
  expect(await response.json()).toEqual({ [first]: 10, [second]: 10 });
});

test.each(['', '../x', Array.from({ length: 101 }, () => 'a').join(',')])(
  'refuses "%s" as a list of blogs',
  async (ids) => {
    const { headers } = await signedInUser();
    expect((await api.get(`/api/views/counts?ids=${ids}`, headers)).status).toBe(400);
  },
);

test('exports every day as CSV without formulas', async () => {
  const { headers, first, second } = await ownerOfReadBlogs();
  const response = await api.get('/api/views?format=csv', headers);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="views.csv"');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const [names, ...rows] = (await response.text()).trimEnd().split('\r\n');
  const share = (id: string) => `http://quillcast.test/share/${id}`;
  expect(names).toBe('day,title,address,views,readers,embeds,cards,ai_fetches');
  expect(rows.sort()).toEqual(
    [
      `2026-04-30,"Tea, ""green"" and black",${share(first)},500,0,0,0,0`,
      `2026-05-01,"Tea, ""green"" and black",${share(first)},7,5,0,0,0`,
      `2026-05-30,"'=HYPERLINK(""http://evil.example"")",${share(second)},10,9,0,0,0`,
      `2026-05-30,"Tea, ""green"" and black",${share(first)},3,2,4,1,6`,
    ].sort(),
  );
});

test('streams 12,001 days as CSV, oldest first, with a byte order mark', async () => {
  const { user, headers } = await signedInUser();
  const prisma = await db();
  const ids = Array.from({ length: 3 }, () => newId());
  for (const id of ids) {
    await prisma.blog.create({ data: blogRow({ id, title: '茶', userId: user.id }) });
  }
  await prisma.$executeRaw`
    INSERT INTO blog_views (blog_id, day, views, readers, embeds, cards)
    SELECT id, date '1990-01-01' + day::int, day, 0, 0, 0
    FROM unnest(${ids}::text[]) id, generate_series(1, 4000) day`;
  await prisma.blogViews.create({ data: { blogId: ids[0] ?? '', day: new Date('2026-05-29'), ...NONE, views: 1 } });
  const response = await api.get('/api/views?format=csv', headers);
  const parts: Buffer[] = [];
  for await (const part of response.body ?? []) parts.push(Buffer.from(part));
  expect(parts.length).toBeGreaterThan(3);
  const text = Buffer.concat(parts).toString();
  expect(text.slice(0, 5)).toBe('\uFEFFday,');
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect(new Set(rows).size).toBe(12_001);
  const days = rows.map((row) => row.slice(0, 10));
  expect(days).toEqual(days.toSorted());
});

test('exports the days of one blog as CSV', async () => {
  const { headers, second } = await ownerOfReadBlogs();
  const response = await blogStatistics(second, headers, 'csv');
  expect(response.headers.get('content-disposition')).toContain(`views-${second}.csv`);
  expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(2);
});

test('the account export has the counts, and deleting the account deletes them', async () => {
  const { user, headers, first } = await ownerOfReadBlogs();
  const { views } = await (await api.get('/api/account/export', headers)).json();
  expect(views.days).toHaveLength(4);
  expect(views.days[0]).toEqual({ day: '2026-04-30', blogId: first, views: 500, ...NONE });
  expect(views.referrers).toContainEqual({
    blogId: first,
    day: '2026-05-30',
    host: 'tea.example',
    visits: 9,
    embeds: 4,
  });
  const prisma = await db();
  await prisma.user.delete({ where: { id: user.id } });
  expect(await prisma.blogViews.count({ where: { blogId: first } })).toBe(0);
  expect(await prisma.blogReferrer.count({ where: { blogId: first } })).toBe(0);
});
