import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { openEmbeddedDatabase } from '../../lib/embedded-db/open.ts';
import { type AppClient, appClient, register } from '../support/app-client.ts';
import { ALL_ROWS, NOTE_VERSIONS, ROWS_AT, startBackup } from '../support/backups.ts';
import { startCommand } from '../support/command.ts';
import { queryApp } from '../support/embedded-database.ts';
import { eventually } from '../support/eventually.ts';
import { execute } from '../support/server-database.ts';

let app: AppServer;
let folder: string;
beforeAll(async () => {
  app = await startApp({ PORT: String(await freePort()), FREE_BLOG_LIMIT: 'unlimited' });
  folder = await mkdtemp(path.join(tmpdir(), 'quillcast-backup-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** 500 blogs with a picture of 20 KB each, which take the backup some time, and 1,500 that are deleted from the last. */
const SEED = [
  `INSERT INTO blogs (id, user_id, topic, title, intro, sections, conclusion, language, length, writer, style, visibility, updated_at)
   SELECT 'seed' || i, u.id, 'Tea', E'Tea\\t' || i, E'Hot \\\\. é 茶\\n\\\\.\\n', '[{"heading": "A \\\\ B", "content": "C"}]', '',
     'english', 'small', 'person', 'minimal', 'public', now() FROM users u, generate_series(1, 2000) i`,
  `INSERT INTO images (id, blog_id, content_type, width, height, bytes, size)
   SELECT 'seed' || i, 'seed' || i, 'image/webp', 1, 1, string_agg(sha512((i || '.' || n)::bytea), ''), 20032
   FROM generate_series(1, 500) i, generate_series(1, 313) n GROUP BY i`,
];

/** Requests that write, one after the other until `stop` is called, and how many were answered. */
function keepWriting(request: (turn: number) => Promise<Response>) {
  let stopped = false;
  let count = 0;
  const running = (async () => {
    for (; !stopped; count += 1) {
      const response = await request(count);
      expect({ path: response.url, status: response.status }).toMatchObject({ status: 200 });
      await sleep(20);
    }
  })();
  // Thrown by stop.
  running.catch(() => undefined);
  const stop = () => {
    stopped = true;
    return running;
  };
  return { count: () => count, stop };
}

/** Saves a longer text. */
async function editText(ada: AppClient, id: string): Promise<Response> {
  const { content, updatedAt } = await (await ada(`/api/blogs/${id}`)).json();
  const text = { ...content, intro: `${content.intro} More.`, basedOn: updatedAt };
  return ada(`/api/blogs/${id}`, text, { method: 'PUT' });
}

/** New blogs, edits of texts, styles and visibility, and deletions, all at once. */
const startLoad = (ada: AppClient) => [
  keepWriting(() => ada('/api/blogs/generate', { topic: 'Tea', length: 'small' })),
  keepWriting(() => editText(ada, 'seed300')),
  keepWriting((turn) =>
    ada('/api/blogs/style', {
      blogId: `seed${(turn % 200) + 1}`,
      style: turn % 2 ? 'retro' : 'minimal',
      colorTheme: 'blue',
    }),
  ),
  keepWriting((turn) => {
    const visibility = turn % 2 ? 'public' : 'draft';
    return ada('/api/blogs/visibility', { ids: ['seed201', 'seed202'], visibility }, { method: 'PUT' });
  }),
  keepWriting((turn) => ada(`/api/blogs/seed${2000 - turn}`, {}, { method: 'DELETE' })),
];

test('a backup made under load, restored into an empty folder, has every row of its moment, and the product starts on it', async () => {
  const ada = appClient(app);
  expect((await register(ada)).status).toBe(200);
  for (const statement of SEED) await queryApp(app, statement);
  await queryApp(app, NOTE_VERSIONS);
  const load = startLoad(ada);
  await eventually(() => expect(Math.min(...load.map(({ count }) => count()))).toBeGreaterThan(2));
  const file = path.join(folder, 'load.sql.gz');
  const before = load.map(({ count }) => count());
  const { code, stderr, stdout } = await startBackup(app.dataDir, file).ended;
  const during = load.map(({ count }, at) => count() - (before[at] ?? 0));
  for (const each of load) await each.stop();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(during.reduce((sum, each) => sum + each)).toBeGreaterThan(10);

  const { snapshot } = JSON.parse(
    gunzipSync(await readFile(file))
      .toString('utf8')
      .split('\n')[1]
      ?.slice(3) ?? '',
  );
  const expected = await queryApp(app, ROWS_AT, [snapshot]);
  const [later] = await queryApp(
    app,
    `SELECT count(*)::int FROM audit.versions WHERE name = 'blogs' AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)`,
    [snapshot],
  );
  // Some writes are in the backup, and some came while it was being written.
  expect(later.count).toBeGreaterThan(0);
  await app.end();

  const restored = path.join(folder, 'restored');
  const end = await startCommand('lib/backup/backup-command.ts', ['--restore', file], { DATA_DIR: restored }).ended;
  expect(end).toMatchObject({ code: 0, stderr: '' });
  const { connection, close } = await openEmbeddedDatabase(restored);
  const [all] = (await execute(connection, ALL_ROWS)).rows;
  const { rows } = await execute(connection, `SELECT * FROM (${all.statement}) AS all_rows ORDER BY name, row::text`);
  await close();
  const blogsOf = (given: typeof rows) => given.flatMap(({ name, row }) => (name === 'blogs' ? [row] : []));
  expect(blogsOf(rows).length).toBeGreaterThan(500);
  // id, title, text … and the generated ones.
  expect(Object.keys(blogsOf(rows)[0]).length).toBeGreaterThan(45);
  expect(blogsOf(rows)).toEqual(blogsOf(expected));
  expect(rows.length).toBe(expected.length);
  expect(rows).toEqual(expected);
  expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(10);

  const next = await startApp({ DATA_DIR: restored, PORT: new URL(app.url).port, FREE_BLOG_LIMIT: 'unlimited' });
  // The cookie of before is valid: the secrets came along.
  const { user } = await (await ada('/api/auth/session')).json();
  expect(user.email).toBe('ada@example.com');
  expect((await ada('/share/seed300')).status).toBe(200);
  expect((await ada('/api/images/seed300')).headers.get('content-type')).toBe('image/webp');
  expect((await ada('/api/blogs/generate', { topic: 'Tea', length: 'small' })).status).toBe(200);
  await next.stop();
  await app.restart();
});

test('a backup has all files of the data directory, but for those made again', async () => {
  const file = path.join(folder, 'files.sql.gz');
  expect((await startBackup(app.dataDir, file).ended).code).toBe(0);
  const { files } = JSON.parse(
    gunzipSync(await readFile(file))
      .toString('utf8')
      .split('\n')[1]
      ?.slice(3) ?? '',
  );
  const made = ['last-backup.json', 'lock.json', 'postgresql', 'run'];
  expect([...Object.keys(files), ...made].toSorted()).toEqual((await readdir(app.dataDir)).toSorted());
  expect(Buffer.from(files['auth-secret'], 'base64').toString()).toBe(
    await readFile(path.join(app.dataDir, 'auth-secret'), 'utf8'),
  );
});
