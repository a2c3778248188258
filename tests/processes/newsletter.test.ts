import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { type FakeMail, startFakeMail } from '../fakes/mail/server.ts';
import { appClient, register } from '../support/app-client.ts';
import { blogRow } from '../support/blogs.ts';
import { passPublication, queryApp } from '../support/embedded-database.ts';
import { eventually } from '../support/eventually.ts';

const READERS = 10_000;

let mail: FakeMail;
let app: AppServer;
beforeAll(async () => {
  mail = await startFakeMail();
  const settings = { SMTP_URL: mail.url, NEWSLETTER_PER_MINUTE: '1000000' };
  app = await startApp({ PORT: String(await freePort()), ...settings });
});
afterAll(async () => {
  await app.stop();
  await mail.close();
});

/** Saves a public blog of an author with ten thousand readers, and lets its minute pass. */
async function publish(): Promise<void> {
  const client = appClient(app);
  await register(client);
  const { user } = await (await client('/api/auth/session')).json();
  await queryApp(
    app,
    `INSERT INTO subscribers (id, user_id, email, confirmed_at)
     SELECT 's' || md5(n::text), $1, 'r' || n || '@example.com', now() FROM generate_series(1, $2::int) n`,
    [user.uid, READERS],
  );
  const { topic, title, intro, conclusion, sections } = blogRow({ id: 'news' });
  await queryApp(
    app,
    `INSERT INTO blogs (id, user_id, topic, title, intro, conclusion, sections, language, length, writer, style,
       color_theme, visibility, published_at, updated_at)
     VALUES ('news', $1, $2, $3, $4, $5, $6, 'english', 'small', 'model', 'minimal', 'default', 'public', now(), now())`,
    [user.uid, topic, title, intro, conclusion, JSON.stringify(sections)],
  );
  await passPublication(app);
}

test('ten thousand readers get one mail each from a server that is killed five times while it sends', async () => {
  await publish();
  for (let kills = 0; kills < 5; kills += 1) {
    const before = mail.received.length;
    await eventually(() => expect(mail.received.length).toBeGreaterThan(before + 200));
    await sleep(Math.random() * 2000);
    await app.kill();
    expect(mail.received.length).toBeLessThan(READERS);
    await app.restart();
  }
  const jobs = () => queryApp(app, `SELECT id FROM jobs WHERE kind = 'newsletter'`);
  await expect.poll(jobs, { timeout: 400_000, interval: 500 }).toEqual([]);
  const recipients = mail.received.filter(({ subject }) => subject === 'A Title').flatMap(({ to }) => to);
  expect(new Set(recipients).size).toBe(READERS);
  expect(recipients).toHaveLength(READERS);
  expect(await queryApp(app, 'SELECT count(*)::int FROM deliveries WHERE sent_at IS NULL')).toEqual([{ count: 0 }]);
}, 600_000);
