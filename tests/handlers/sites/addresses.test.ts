import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { countMissing, sweepMissingAddresses } from '@/lib/sites/address-mutations.ts';
import { resolveAddress } from '@/lib/sites/addresses.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { ownedBlog, savedBlog } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

type Headers = Record<string, string>;

const PATH = '/api/account/redirects';

const put = (body: object, headers: Headers) => api.put(PATH, body, headers);

const read = async (headers: Headers) => (await api.get(PATH, headers)).json();

const rules = (...pairs: [string, string | null][]) => ({ rules: pairs.map(([path, target]) => ({ path, target })) });

/** A user whose site has rules. */
async function siteWith(...pairs: [string, string | null][]) {
  const { user, headers } = await signedInUser();
  expect((await put(rules(...pairs), headers)).status).toBe(200);
  const resolve = (path: string, isLogged?: boolean) => resolveAddress(user.slug, path, isLogged);
  return { user, headers, resolve };
}

test.each([
  ['/old', { to: '/new' }],
  ['/OLD/', { to: '/new' }],
  ['/old?p=1', { to: '/new' }],
  ['/2019/05/My-Post/', { to: '/my-post' }],
  ['/2019/%E8%8C%B6', { to: '/tea' }],
  ['/2019/%e8%8c%b6/x', null],
  ['/blog', { to: '/' }],
  ['/blog/', { to: '/' }],
  ['/blog/A%20b/c%3F', { to: '/A%20b/c%3F' }],
  ['/blog/evil.example', { to: '/evil.example' }],
  ['/blog//evil.example', { to: '/evil.example' }],
  ['/bloggers', null],
  ['/blog/kept/one', { to: '/kept' }],
  ['/shop/x/y', 'removed'],
  ['/shop', 'removed'],
  ['/wiki/Tea/Green', { to: 'https://wiki.example.org/Tea/Green' }],
  ['/out', { to: 'https://other.example.org/?a=b#c' }],
  ['/prefix-x', { to: '/by-prefix' }],
  ['/%00old', { to: '/new' }],
  ['/%E0%A4%A', null],
  ['/nothing', null],
])('%s leads to %j', async (path, found) => {
  const { user, resolve } = await siteWith(
    ['/old', '/new'],
    ['/2019/05/my-post/', '/my-post'],
    ['/2019/茶', '/tea'],
    ['/blog/*', '/*'],
    ['/blog/kept/*', '/kept'],
    ['/shop/*', null],
    ['/wiki/*', 'https://wiki.example.org/*'],
    ['/out', 'https://other.example.org/?a=b#c'],
    ['/prefix-*', '/by-prefix'],
  );
  const asked = { userId: user.id, slug: user.slug, host: 'blog.example.org' };
  expect((await answered(() => resolve(path), { ownDomain: asked })).result).toEqual(found);
});

test('on this site a rule leads to a path below the site’s address', async () => {
  const { user, resolve } = await siteWith(['/old', '/new'], ['/blog/*', '/*']);
  expect(await resolve('/old')).toEqual({ to: `/user/${user.slug}/new` });
  expect(await resolve('/blog/x')).toEqual({ to: `/user/${user.slug}/x` });
});

test.each<[string, string | null, string]>([
  ['old', '/new', '“old” must begin with /. A * can only be its last character.'],
  ['/', '/new', '“/” must begin with /. A * can only be its last character.'],
  ['/a*/b', '/new', '“/a*/b” must begin with /. A * can only be its last character.'],
  [`/${'a'.repeat(300)}`, '/new', `“/${'a'.repeat(299)}” must begin with /. A * can only be its last character.`],
  ['https://x.org/a', '/new', '“https://x.org/a” must begin with /. A * can only be its last character.'],
  ...[
    'new',
    '//evil.example',
    '/\\evil.example',
    'http://x.org',
    'javascript:alert(1)',
    'https://a@x.org',
    'https://x.org*',
    '',
  ].map((target): [string, string, string] => [
    '/old',
    target,
    '“/old” must lead to a path, an https URL or 410. A * needs one on both sides.',
  ]),
  ['/old', '/new/*', '“/old” must lead to a path, an https URL or 410. A * needs one on both sides.'],
  ['/old', '/OLD/?x=y', '“/old” leads to itself.'],
  ['/blog/*', '/blog/all', '“/blog/*” leads to itself.'],
  ['/*', '/new/*', '“/*” leads to itself.'],
])('refuses the rule %s → %s', async (path, target, message) => {
  const { headers } = await signedInUser();
  expect(await makeRefusal(put(rules(['/fine', '/new'], [path, target]), headers))).toEqual([400, message]);
  expect(await read(headers)).toEqual({ rules: [], missing: [] });
});

test('adds a thousand rules in one statement, and finds one of them in one query', async () => {
  const many = Array.from({ length: 1000 }, (_, at): [string, string] => [`/old-${at}`, `/new-${at}`]);
  const { user, headers } = await signedInUser();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const statements = () =>
    query.mock.calls.map(([given]) => JSON.stringify(given)).filter((text) => text.includes('redirects'));
  const answer = await put(rules(...many), headers);
  expect(statements().filter((text) => text.includes('INSERT'))).toHaveLength(1);
  expect((await answer.json()).rules).toHaveLength(1000);
  query.mockClear();
  expect(await resolveAddress(user.slug, '/old-567')).toEqual({ to: `/user/${user.slug}/new-567` });
  expect(statements()).toHaveLength(1);
  query.mockRestore();
});

test('replaces rules of the same path, and removes some', async () => {
  const { headers, resolve } = await siteWith(['/a', '/1'], ['/a', '/2'], ['/b', '/3']);
  await put(rules(['/A/', '/4']), headers);
  expect(await resolve('/a')).toMatchObject({ to: expect.stringMatching(/\/4$/) });
  const answer = await (await put({ removed: ['/a', '/missing'] }, headers)).json();
  expect(answer).toMatchObject({ rules: [{ path: '/b', target: '/3', blogId: null, blog: null }] });
});

test('a site has at most 5,000 rules', async () => {
  const { user, headers } = await signedInUser();
  const data = Array.from({ length: 4999 }, (_, at) => ({ userId: user.id, path: `/${at}`, target: '/' }));
  await (await db()).redirect.createMany({ data });
  const refusal = [400, 'Nothing was added. A site can have up to 5,000 rules.'];
  expect(await makeRefusal(put(rules(['/a', '/'], ['/b', '/']), headers))).toEqual(refusal);
  expect((await put(rules(['/a', '/']), headers)).status).toBe(200);
});

test('a rule cannot lead to another user’s blog', async () => {
  const victim = await ownedBlog({ visibility: 'draft' });
  const { user, headers } = await ownedBlog();
  const given = [
    { path: '/a', target: null, blogId: victim.id },
    { path: '/b', target: null },
  ];
  expect((await put({ rules: given }, headers)).status).toBe(200);
  expect(await resolveAddress(user.slug, '/a')).toBeNull();
});

test('finds blogs, pages and rules in this order, and the rule of a deleted blog’s address', async () => {
  const { user, headers, resolve } = await siteWith(['/*', '/']);
  const row = { userId: user.id, visibility: 'unlisted', publishedAt: new Date() } as const;
  const { id } = await savedBlog({ ...row, slug: 'tea' });
  const deleted = await savedBlog({ ...row, slug: 'gone', deletedAt: new Date() });
  await savedBlog({ ...row, slug: 'draft', visibility: 'draft' });
  const page = { userId: user.id, slug: 'about', title: 'About', text: 'Me.' };
  await (await db()).sitePage.create({ data: { id: `page of ${user.id}`, ...page } });
  expect(await resolve('/tea')).toEqual({ blogId: id, isCurrent: true });
  expect(await resolve('/Tea/')).toEqual({ blogId: id, isCurrent: false });
  expect(await resolve('/about')).toMatchObject({ page: { slug: 'about', title: 'About', text: 'Me.' } });
  expect(await resolve('/About')).toEqual({ to: `/user/${user.slug}/about` });
  expect(await resolve('/gone')).toEqual({ blogId: deleted.id, isCurrent: true });
  expect(await resolve('/draft')).toEqual({ to: `/user/${user.slug}/` });
  await put(rules(['/gone', '/tea'], ['/tea', '/elsewhere']), headers);
  expect(await resolve('/gone')).toEqual({ to: `/user/${user.slug}/tea` });
  expect(await resolve('/tea')).toEqual({ blogId: id, isCurrent: true });
});

test('names what the answer depends on', async () => {
  const { user, id } = await ownedBlog({ visibility: 'public', slug: 'tea' });
  const { context } = await answered(() => resolveAddress(user.slug, '/tea'));
  expect([...context.tags].toSorted()).toEqual([`blog:${id}`, `user:${user.id}`]);
});

test('logs missing addresses of a site, which rules and “Ignore” take out', async () => {
  const { headers, resolve } = await siteWith(['/a', '/b']);
  for (const path of ['/Old/x/?q=1', '/old/x', '/old/y', '/z', '/a']) await resolve(path);
  await resolve('/quiet', false);
  await resolve(`/${'long'.repeat(80)}`);
  const { missing } = await read(headers);
  expect(missing).toEqual([
    { path: '/old/x', requests: 2, requestedAt: expect.any(String) },
    expect.objectContaining({ path: '/z', requests: 1 }),
    expect.objectContaining({ path: '/old/y', requests: 1 }),
  ]);
  await put({ ignored: ['/z'] }, headers);
  await resolve('/z');
  const after = await (await put(rules(['/old/*', '/b']), headers)).json();
  expect(after.missing).toEqual([]);
});

test('logs nothing for an unknown site, and at most 200 addresses of one, the most requested', async () => {
  expect(await resolveAddress('nobody-there', '/x')).toBeNull();
  const { user, headers } = await signedInUser();
  const prisma = await db();
  const data = Array.from({ length: 200 }, (_, at) => ({ userId: user.id, path: `/${at}`, requests: at + 2 }));
  await prisma.missingAddress.createMany({ data });
  await countMissing(user.id, '/new');
  await countMissing(user.id, '/newer');
  const { missing } = await read(headers);
  expect(missing).toHaveLength(200);
  const paths = missing.map(({ path }: { path: string }) => path);
  expect(paths).toContain('/newer');
  expect(paths).not.toContain('/new');
  expect(paths).not.toContain('/0');
});

test('a scanner’s requests are counted up to a limit', async () => {
  const { user, headers } = await signedInUser();
  for (let at = 0; at < 70; at += 1) await resolveAddress(user.slug, `/wp-${at}.php`);
  expect((await read(headers)).missing).toHaveLength(60);
});

test('forgets missing addresses after 90 days', async () => {
  const { user, headers } = await signedInUser();
  const day = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const rows = [91, 89].map((days) => ({ userId: user.id, path: `/${days}`, requestedAt: day(days) }));
  await (await db()).missingAddress.createMany({ data: rows });
  await sweepMissingAddresses();
  expect((await read(headers)).missing).toMatchObject([{ path: '/89' }]);
});

test('the account’s data has its redirects and missing addresses', async () => {
  const { headers, resolve } = await siteWith(['/a', '/b']);
  await resolve('/c');
  const data = await (await api.get('/api/account/export', headers)).json();
  expect(data.redirects).toMatchObject([{ path: '/a', target: '/b', blogId: null }]);
  expect(data.missingAddresses).toMatchObject([{ path: '/c', requests: 1 }]);
});
