import { expect, test } from 'vitest';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { ownedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

/** What an author told: one passage is cited, the other only stored. */
const CITED = 'I lost four colonies.';
const UNCITED = 'My landlord must not know.';
const AUTHOR = { url: 'author:2026-11-29', title: 'The author, November 29, 2026' };
const TEXT = `## How many?\n\n${CITED}\n\n## Who?\n\n${UNCITED}`;

async function answeredBlog(visibility: BlogVisibility) {
  const sources = [{ number: 1, ...AUTHOR, quote: CITED }];
  const owned = await ownedBlog({ visibility, sources, intro: 'I know loss [1].' }, { name: 'Ada' });
  const snapshot = { blogId: owned.id, number: 1, ...AUTHOR, text: TEXT, hash: 'h', readAt: new Date() };
  await (await db()).sourceSnapshot.create({ data: snapshot });
  return owned;
}

/** Everything that programs and readers get of a blog and its author, by address. */
async function readAll({ id, user }: Awaited<ReturnType<typeof ownedBlog>>, headers: Record<string, string>) {
  const paths = [
    '',
    '/markdown',
    '/provenance',
    '/score',
    '/rights',
    '/revisions',
    '/draft',
    '/translations',
    '/views',
  ];
  const addresses = [
    ...paths.map((path) => `/api/blogs/${id}${path}`),
    ...[`/embed/${id}`, `/api/oembed?url=http://quillcast.test/share/${id}`],
    ...[`/api/blogs/user/${user.id}`, `/api/blogs/username/${user.slug}`],
    ...[`/user/${user.slug}/feed.xml`, `/user/${user.slug}/feed.json`, '/sitemap.xml', '/llms.txt', '/robots.txt'],
    ...[
      `/api/exports?format=wordpress&ids=${id}`,
      '/api/account/export',
      '/api/generations',
      '/api/batches',
      '/api/bin',
    ],
  ];
  const answers: { address: string; status: number; text: string }[] = [];
  // One after the other: an account downloads one file at a time.
  for (const address of addresses) {
    const answer = await api.get(address, headers);
    answers.push({ address, status: answer.status, text: await answer.text() });
  }
  const file = await api.post('/api/blogs/html', { blogId: id }, headers);
  return [...answers, { address: '/api/blogs/html', status: file.status, text: await file.text() }];
}

const others = async () => [(await signedInUser()).headers, (await knownVisitor()).headers, {}];

test.each([
  ['public', true],
  ['unlisted', true],
  ['draft', false],
] as const)(
  'of a %s blog nobody else gets an uncited answer, and the cited one only with the blog',
  async (visibility, isSeen) => {
    const owned = await answeredBlog(visibility);
    for (const headers of await others()) {
      const answers = await readAll(owned, headers);
      expect(answers.filter(({ text }) => text.includes('landlord'))).toEqual([]);
      expect(answers.some(({ text }) => text.includes(CITED))).toBe(isSeen);
    }
  },
);

test('the feeds of an author have nothing of an unlisted blog', async () => {
  const { user } = await answeredBlog('unlisted');
  for (const format of ['xml', 'json']) {
    const answer = await api.get(`/user/${user.slug}/feed.${format}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/I know loss|colonies|landlord/);
  }
});

test('the owner gets all answers in the account export, and in nothing else', async () => {
  const owned = await answeredBlog('unlisted');
  const answers = await readAll(owned, owned.headers);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const [exported, ...more] = answers.filter(({ text }) => text.includes('landlord'));
  expect(more).toEqual([]);
  expect(exported?.address).toBe('/api/account/export');
  expect(JSON.parse(exported?.text ?? '').blogs).toMatchObject([
    { id: owned.id, answers: [{ title: AUTHOR.title, text: TEXT }] },
  ]);
});

test('answers go for good with their blog', async () => {
  const { id, headers } = await answeredBlog('public');
  const count = async () => (await db()).sourceSnapshot.count({ where: { text: TEXT, blogId: id } });
  await api.delete(`/api/blogs/${id}`, {}, headers);
  expect(await count()).toBe(1);
  await api.delete('/api/bin', { ids: [id] }, headers);
  expect(await count()).toBe(0);
});
