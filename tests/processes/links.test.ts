import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, startApp } from '../../e2e/support/app-server.ts';
import { appClient, register } from '../support/app-client.ts';
import { gardenBlogs } from '../support/garden.ts';
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

/** Saves the gardener's blogs as rows of the only user. */
async function saveBlogs(): Promise<string[]> {
  const ids = gardenBlogs().map((_, at) => `garden-${at}`);
  for (const [at, { title, intro, sections }] of gardenBlogs().entries()) {
    await database.query(
      `INSERT INTO blogs (id, user_id, topic, title, intro, sections, conclusion, language, length, writer, style, updated_at)
       SELECT $1, id, $2, $2, $3, $4, '', 'english', 'small', 'person', 'minimal', now() FROM users`,
      [ids[at], title, intro, JSON.stringify(sections)],
    );
  }
  return ids;
}

/** The ids that a page's article links to. */
async function readLinks(app: AppServer, id: string): Promise<string[]> {
  const response = await fetch(`${app.url}/share/${id}`);
  expect(response.status).toBe(200);
  const [article = ''] = /<article.*<\/article>/s.exec(await response.text()) ?? [];
  return Array.from(article.matchAll(/href="[^"]*\/share\/(garden-\d+)"/g), ([, target = '']) => target);
}

test('links of twenty blogs follow deletions, renames and a hidden blog on two processes within a second', async () => {
  const [app] = apps as [AppServer];
  const ada = appClient(app);
  expect((await register(ada)).status).toBe(200);
  const ids = await saveBlogs();
  const proposals = await (await ada('/api/links/proposals', {})).json();
  const { blogs, unchanged } = await (await ada('/api/links', { blogs: proposals })).json();
  expect([blogs.length, unchanged]).toEqual([20, []]);
  const linksIn: string[] = [];
  for (const each of apps) {
    for (const id of ids) {
      const links = await readLinks(each, id);
      expect(links.length).toBeGreaterThanOrEqual(2);
      linksIn.push(...links);
    }
  }
  // Each at least twice, on both.
  for (const id of ids) expect(linksIn.filter((target) => target === id).length).toBeGreaterThanOrEqual(4);

  const gone = ids.slice(0, 6);
  expect((await ada('/api/bin', { ids: gone.slice(0, 5) })).status).toBe(200);
  await database.query('UPDATE blogs SET blocked_at = now() WHERE id = $1', [gone[5]]);
  for (const id of ids.slice(6, 9)) {
    const { content, updatedAt: basedOn } = await (await ada(`/api/blogs/${id}`)).json();
    const sections = content.sections.map((section: object) => ({ ...section, images: [] }));
    const edit = { ...content, sections, title: `Renamed: ${content.title}`, basedOn };
    expect((await ada(`/api/blogs/${id}`, edit, { method: 'PUT' })).status).toBe(200);
  }
  await sleep(1000);
  for (const each of apps) {
    for (const id of ids.slice(6)) {
      const dead = (await readLinks(each, id)).filter((target) => gone.includes(target));
      expect({ id, dead }).toEqual({ id, dead: [] });
    }
  }
  for (const id of ids.slice(6, 9)) {
    expect(await (await fetch(`${apps[1]?.url}/share/${id}`)).text()).toContain('Renamed: ');
  }
});
