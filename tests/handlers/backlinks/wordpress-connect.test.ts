import { afterAll, expect, test, vi } from 'vitest';
import { GET as connect } from '@/app/api/backlinks/wordpress/connect/route.ts';
import { GET as connected } from '@/app/api/backlinks/wordpress/connected/route.ts';
import { db } from '@/lib/database/db.ts';
import { startFakeWordPress } from '../../fakes/wordpress/server.ts';
import { type Owner, ownerWithBlog } from '../../support/backlinks.ts';
import { get } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';

const site = await startFakeWordPress();
changeSettings({ OUTBOUND_ALLOW_HOSTS: new URL(site.url).host });
afterAll(() => site.close());

/** The redirect of GET connect. */
async function leave({ headers, blogId }: Owner, address = site.url): Promise<URL> {
  const query = new URLSearchParams({ site: address, blogId });
  const response = await connect(get(`/api/backlinks/wordpress/connect?${query}`, headers));
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return new URL(response.headers.get('location') ?? '');
}

/** The redirect of GET connected, with the site's parameters. */
async function comeBack(owner: Owner, page: URL, given: Record<string, string>): Promise<URL> {
  const back = new URL(page.searchParams.get('success_url') ?? '');
  for (const [name, value] of Object.entries(given)) back.searchParams.set(name, value);
  const response = await connected(get(`${back.pathname}${back.search}`, owner.headers));
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const remembered = async ({ user }: Owner) => (await db()).platformCredential.findMany({ where: { userId: user.id } });

const given = () => ({ site_url: site.url, user_login: 'editor', password: 'abcd EFGH 1234' });

test("redirects to the site's own consent page", async () => {
  const page = await leave(await ownerWithBlog());
  expect(page.origin + page.pathname).toBe(`${site.url}/wp-admin/authorize-application.php`);
  expect(page.searchParams.get('app_name')).toBe('Quillcast');
  expect(page.searchParams.get('app_id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('stores the granted credentials encrypted', async () => {
  const owner = await ownerWithBlog();
  const end = await comeBack(owner, await leave(owner), given());
  expect(end.pathname).toBe(`/blog/${owner.blogId}`);
  expect(end.search).toBe('?distribution=wordpress-connected');
  const [row] = await remembered(owner);
  expect(row).toMatchObject({ platform: 'wordpress', target: new URL(site.url).host });
  expect(row?.encryptedSecret).not.toContain('abcd');
});

test("ignores another user's grant", async () => {
  const [owner, other] = [await ownerWithBlog(), await ownerWithBlog()];
  const end = await comeBack(other, await leave(owner), given());
  expect(end.pathname).toBe('/profile');
  expect(await remembered(other)).toEqual([]);
  expect(await remembered(owner)).toEqual([]);
});

test('limits how often a user may connect', async () => {
  const owner = await ownerWithBlog();
  for (let i = 0; i < 60; i += 1) await leave(owner, 'http://localhost/');
  const query = new URLSearchParams({ site: 'http://localhost/', blogId: owner.blogId });
  const response = await connect(get(`/api/backlinks/wordpress/connect?${query}`, owner.headers));
  expect(response.status).toBe(429);
});

test.each([
  ['a refusal', { success: 'false' }, 'refused'],
  ['a grant of another site', { ...given(), site_url: 'https://evil.example' }, 'failed&reason=mismatch'],
])('stores nothing after %s', async (_, answer, outcome) => {
  const owner = await ownerWithBlog();
  const end = await comeBack(owner, await leave(owner), answer);
  expect(end.search).toBe(`?distribution=wordpress-${outcome}`);
  expect(await remembered(owner)).toEqual([]);
});

test('ignores a grant after 15 minutes', async () => {
  const owner = await ownerWithBlog();
  const page = await leave(owner);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  const end = await comeBack(owner, page, given()).finally(() => vi.useRealTimers());
  expect(end.search).toBe('?distribution=wordpress-failed&reason=expired');
  expect(await remembered(owner)).toEqual([]);
});

test.each([
  ['without application passwords', 'hasNoApplicationPasswords', 'no-application-passwords'],
  ['without WordPress', 'isRestOff', 'not-found'],
] as const)('explains a site %s', async (_, fault, reason) => {
  site.setup[fault] = true;
  const end = await leave(await ownerWithBlog());
  site.setup[fault] = false;
  expect(end.search).toBe(`?distribution=wordpress-failed&reason=${reason}`);
});
