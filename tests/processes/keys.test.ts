import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, startApp } from '../../e2e/support/app-server.ts';
import { appClient, register } from '../support/app-client.ts';
import { type SharedDatabase, startSharedDatabase } from '../support/shared-database.ts';

let database: SharedDatabase;
let apps: AppServer[];
beforeAll(async () => {
  database = await startSharedDatabase();
  apps = [await startApp(database.settings), await startApp(database.settings)];
});
afterAll(async () => {
  for (const app of apps) await app.stop();
  await database.stop();
});

/** The answers of both processes to a program. */
const askBoth = async (path: string, headers: Record<string, string>) => {
  const answers = await Promise.all(apps.map((app) => fetch(`${app.url}${path}`, { headers })));
  return Promise.all(answers.map(async (answer) => ({ status: answer.status, text: await answer.text() })));
};

const saveBlog = (id: string, visibility: string) =>
  database.query(
    `INSERT INTO blogs (id, user_id, topic, title, intro, sections, conclusion, language, length, writer, style, visibility, updated_at)
     SELECT $1, id, 'Tea', 'Tea', 'Hot.', '[]', '', 'english', 'small', 'person', 'minimal', $2::blog_visibility, now() FROM users`,
    [id, visibility],
  );

const lastUse = async () => (await database.query('SELECT last_used_at FROM access_tokens')).rows;

test('two processes serve a public blog without looking at the key, a draft to it alone, and refuse it once revoked', async () => {
  const [app] = apps as [AppServer];
  const ada = appClient(app);
  expect((await register(ada)).status).toBe(200);
  const { id, secret } = await (await ada('/api/account/keys', { name: 'Deploy', scopes: ['read'] })).json();
  const headers = { authorization: `Bearer ${secret}` };
  await saveBlog('public-tea', 'public');
  await saveBlog('draft-tea', 'draft');

  for (let at = 0; at < 250; at += 1) {
    const answers = await askBoth('/api/blogs/public-tea', headers);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect(await lastUse()).toEqual([{ last_used_at: null }]);

  const statuses = async (path: string, sent = headers) => (await askBoth(path, sent)).map(({ status }) => status);
  expect(await statuses('/api/blogs/draft-tea')).toEqual([200, 200]);
  expect(await statuses('/api/blogs/draft-tea', { authorization: '' })).toEqual([404, 404]);
  expect(await statuses('/api/account/export')).toEqual([403, 403]);
  expect(await lastUse()).toEqual([{ last_used_at: expect.any(Date) }]);
  // Pages are for people.
  const pages = await Promise.all(
    apps.map((each) => fetch(`${each.url}/settings/account`, { headers, redirect: 'manual' })),
  );
  expect(pages.map((page) => page.headers.get('location'))).toEqual(Array(2).fill('/login?next=%2Fsettings%2Faccount'));

  expect((await ada(`/api/account/keys/${id}`, {}, { method: 'DELETE' })).status).toBe(200);
  expect(await statuses('/api/blogs/draft-tea')).toEqual([401, 401]);
  expect(await statuses('/api/bin')).toEqual([401, 401]);
  expect(await statuses('/api/blogs/public-tea')).toEqual([200, 200]);
  expect(apps.map((each) => each.output()).join('')).not.toContain(secret);
});
