import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { type Receiver, startReceiver } from '../fakes/webhook-receiver.ts';
import { appClient, register } from '../support/app-client.ts';
import { blogRow } from '../support/blogs.ts';
import { queryApp } from '../support/embedded-database.ts';
import { eventually } from '../support/eventually.ts';

const BLOGS = 300;

let receiver: Receiver;
let app: AppServer;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startApp({ PORT: String(await freePort()), OUTBOUND_ALLOW_HOSTS: receiver.host });
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
});

/** A user with a webhook for all that happens to blogs. */
async function owner(): Promise<string> {
  const client = appClient(app);
  await register(client);
  const events = ['blog.created', 'blog.published', 'blog.updated'];
  const added = await (await client('/api/account/webhooks', { url: receiver.url, events })).json();
  receiver.state.secret = added.secret;
  return (await (await client('/api/auth/session')).json()).user.uid;
}

async function writeBlogs(userId: string): Promise<void> {
  const { topic, title, intro, conclusion, sections } = blogRow({ id: '' });
  await queryApp(
    app,
    `INSERT INTO blogs (id, user_id, topic, title, intro, conclusion, sections, language, length, writer, style,
       color_theme, visibility, updated_at)
     SELECT 'b' || n, $1, $2, $3, $4, $5, $6, 'english', 'small', 'model', 'minimal', 'default', 'draft', now()
     FROM generate_series(1, $7::int) n`,
    [userId, topic, title, intro, conclusion, JSON.stringify(sections), BLOGS],
  );
}

/** Lets all pauses pass. */
async function passPauses(): Promise<void> {
  await queryApp(app, `UPDATE jobs SET due_at = now() WHERE kind = 'webhook'`);
  await queryApp(app, `SELECT pg_notify('changes', 'jobs')`);
}

const EXPECTED = ['blog.created A Title', 'blog.updated Second', 'blog.updated Third', 'blog.published Third'];

test('each event arrives in the order of its blog, with one id, after an hour of refusals and two kills', async () => {
  const userId = await owner();
  receiver.state.status = 503;
  await writeBlogs(userId);
  await eventually(() => expect(receiver.calls.length).toBeGreaterThan(BLOGS / 2));
  await queryApp(app, `UPDATE blogs SET title = 'Second'`);
  await passPauses();
  await eventually(() => expect(receiver.calls.length).toBeGreaterThan(BLOGS));
  await queryApp(app, `UPDATE blogs SET title = 'Third', visibility = 'public' WHERE user_id = $1`, [userId]);
  expect(receiver.messages).toEqual([]);
  receiver.state.status = 200;
  await passPauses();
  for (const arrived of [100, 500]) {
    await eventually(() => expect(receiver.messages.length).toBeGreaterThan(arrived));
    await app.kill();
    expect(receiver.messages.length).toBeLessThan(4 * BLOGS);
    await app.restart();
    await passPauses();
  }
  const jobs = () => queryApp(app, `SELECT id FROM jobs WHERE kind = 'webhook'`);
  await expect.poll(jobs, { timeout: 240_000, interval: 500 }).toEqual([]);
  const first = new Map(receiver.messages.toReversed().map((message) => [message.id, message]));
  const arrivals = [...first.values()].toReversed();
  expect(arrivals).toHaveLength(4 * BLOGS);
  for (let n = 1; n <= BLOGS; n += 1) {
    const ofBlog = arrivals.filter(({ data }) => data.id === `b${n}`);
    expect(ofBlog.map(({ type, data }) => `${type} ${data.title}`)).toEqual(EXPECTED);
  }
}, 600_000);
