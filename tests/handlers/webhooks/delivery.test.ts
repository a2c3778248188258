import { expect, test } from 'vitest';
import { sweep } from '@/lib/access/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { changeSettings } from '../../support/settings.ts';
import { deliver, deliverAll, readMessages, receiverOfFile, webhookOwner } from '../../support/webhooks.ts';

const receiver = await receiverOfFile();

const DAY_MS = 24 * 60 * 60 * 1000;

const rename = async (id: string, title: string) => (await db()).blog.update({ where: { id }, data: { title } });

const jobs = async () => (await db()).job.findMany({ where: { kind: 'webhook' } });

/** Lets days pass for the messages of the tests so far. */
const age = async (days: number) =>
  (await db()).webhookMessage.updateMany({ data: { createdAt: new Date(Date.now() - days * DAY_MS) } });

const titles = () => receiver.messages.map(({ data }) => data.title);

test('after an hour of refusals each event arrives once, in the order of its blog, with one id', async () => {
  const { user, headers } = await webhookOwner(receiver, ['blog.updated']);
  const { id } = await savedBlog({ userId: user.id });
  const other = await savedBlog({ userId: user.id });
  receiver.state.status = 503;
  for (const title of ['one', 'two', 'three']) {
    await rename(id, title);
    await deliverAll();
  }
  await rename(other.id, 'other');
  await deliverAll();
  await deliverAll();
  expect(receiver.messages).toEqual([]);
  // Only the first waits for its answer, under one id.
  const refused = receiver.calls.map(({ headers: sent, body }) => [sent['webhook-id'], JSON.parse(body).data.title]);
  expect(new Set(refused.map(([, title]) => title))).toEqual(new Set(['one', 'other']));
  expect(new Set(refused.map(([message]) => message)).size).toBe(2);
  const [first, second] = await readMessages(headers);
  expect(first).toMatchObject({ state: 'waiting', answer: '503', tries: 5 });
  expect(second).toMatchObject({ state: 'waiting', tries: 0 });
  receiver.state.status = 200;
  await deliverAll();
  expect(titles().filter((title) => title !== 'other')).toEqual(['one', 'two', 'three']);
  expect(titles()).toContain('other');
  expect(receiver.messages.map((message) => message.id)).toEqual(expect.arrayContaining([refused[0]?.[0], first.id]));
  expect((await readMessages(headers)).map(({ state }: { state: string }) => state)).toEqual(
    Array(4).fill('delivered'),
  );
  await deliverAll();
  expect([receiver.messages.length, await jobs()]).toEqual([4, []]);
});

test('pauses grow from a minute', async () => {
  const { user } = await webhookOwner(receiver, ['blog.created']);
  receiver.state.status = 500;
  await savedBlog({ userId: user.id });
  const pauses: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    await deliverAll();
    pauses.push(Math.round((Number((await jobs())[0]?.dueAt) - Date.now()) / 60_000));
  }
  expect(pauses).toEqual([1, 2, 4, 8]);
});

test.each([301, 307, 400, 404, 410, 429, 500])('%i is no delivery, and redirects are not followed', async (status) => {
  const { user, headers } = await webhookOwner(receiver, ['blog.created']);
  receiver.state.status = status;
  await savedBlog({ userId: user.id });
  await deliver();
  expect(receiver.calls).toHaveLength(1);
  expect(await readMessages(headers)).toMatchObject([{ state: 'waiting', tries: 1 }]);
});

test('a message is given up after three days, and the next of its blog is sent', async () => {
  const { user, headers } = await webhookOwner(receiver, ['blog.updated']);
  const { id } = await savedBlog({ userId: user.id });
  receiver.state.status = 500;
  await rename(id, 'lost');
  await deliverAll();
  await age(2.9);
  await deliverAll();
  expect(receiver.calls).toHaveLength(2);
  await age(3.1);
  await deliverAll();
  expect([receiver.calls.length, await jobs()]).toEqual([2, []]);
  expect(await readMessages(headers)).toMatchObject([{ state: 'failed', answer: '500', tries: 2 }]);
  receiver.state.status = 204;
  await rename(id, 'next');
  await deliver();
  expect(titles()).toEqual(['next']);
});

test('its owner has a message sent again, under the same id', async () => {
  const { user, headers, id } = await webhookOwner(receiver, ['blog.created']);
  receiver.state.status = 500;
  await savedBlog({ userId: user.id });
  await deliverAll();
  await age(4);
  await deliverAll();
  receiver.state.status = 200;
  const [failed] = await readMessages(headers);
  const again = { message: failed.id };
  expect((await api.post(`/api/account/webhooks/${id}`, again, headers)).status).toBe(200);
  await deliver();
  expect(receiver.messages).toMatchObject([{ id: failed.id, type: 'blog.created' }]);
  expect(await readMessages(headers)).toMatchObject([{ state: 'delivered', tries: 1, answer: '200' }]);
  expect((await api.post(`/api/account/webhooks/${id}`, again, headers)).status).toBe(404);
});

test('a waiting message is sent at once when its owner asks', async () => {
  const { user, headers, id } = await webhookOwner(receiver, ['blog.created']);
  receiver.state.status = 500;
  await savedBlog({ userId: user.id });
  await deliver();
  receiver.state.status = 200;
  await deliver();
  expect(receiver.messages).toEqual([]);
  const [{ id: message }] = await readMessages(headers);
  await api.post(`/api/account/webhooks/${id}`, { message }, headers);
  await deliver();
  expect(receiver.messages).toHaveLength(1);
});

test('a test event has its own type', async () => {
  const { headers, id } = await webhookOwner(receiver);
  expect((await api.post(`/api/account/webhooks/${id}`, {}, headers)).status).toBe(200);
  await deliver();
  expect(receiver.messages).toMatchObject([{ type: 'test', data: {} }]);
  expect(await readMessages(headers)).toMatchObject([{ event: 'test', state: 'delivered', answer: '204' }]);
});

test('a message that comes while its blog’s job runs is sent by that job', async () => {
  const { user } = await webhookOwner(receiver, ['blog.updated']);
  const { id } = await savedBlog({ userId: user.id });
  await rename(id, 'one');
  const { job } = await db();
  const leaseExpiresAt = new Date(Date.now() + 60_000);
  await job.updateMany({ where: { kind: 'webhook' }, data: { leaseExpiresAt } });
  await rename(id, 'two');
  expect(await jobs()).toMatchObject([{ leaseExpiresAt }]);
  await deliverAll();
  expect(titles()).toEqual(['one', 'two']);
});

test('a receiver that does not answer postpones its other blogs', async () => {
  const { user, headers } = await webhookOwner(receiver, ['blog.created']);
  const { webhook } = await db();
  await webhook.updateMany({ where: { userId: user.id }, data: { url: 'https://hooks.invalid/x' } });
  for (let blogs = 0; blogs < 3; blogs += 1) await savedBlog({ userId: user.id });
  await deliver();
  const tries = (await readMessages(headers)).map((message: { tries: number }) => message.tries);
  expect(tries.toSorted()).toEqual([0, 0, 1]);
  expect(await jobs()).toHaveLength(3);
});

test('an address that has become private is not requested', async () => {
  const { user, headers } = await webhookOwner(receiver, ['blog.created']);
  changeSettings({ OUTBOUND_ALLOW_HOSTS: '' });
  await savedBlog({ userId: user.id });
  await deliver();
  expect(receiver.calls).toEqual([]);
  const answer = 'This address is not on the public internet, so it cannot be used.';
  expect(await readMessages(headers)).toMatchObject([{ state: 'waiting', answer, tries: 1 }]);
  const [german] = await readMessages({ ...headers, 'accept-language': 'de' });
  expect(german.answer).toMatch(/^Diese Adresse liegt nicht im öffentlichen Internet/);
});

test('messages are deleted after 30 days', async () => {
  const { user, headers } = await webhookOwner(receiver, ['blog.created']);
  await savedBlog({ userId: user.id });
  await age(29);
  await sweep();
  expect(await readMessages(headers)).toHaveLength(1);
  await age(31);
  await sweep();
  expect(await readMessages(headers)).toEqual([]);
});

test('a webhook that is deleted while messages wait gets none', async () => {
  const { user, headers, id } = await webhookOwner(receiver, ['blog.created']);
  await savedBlog({ userId: user.id, id: newId() });
  expect((await api.delete(`/api/account/webhooks/${id}`, {}, headers)).status).toBe(200);
  await deliver();
  expect([receiver.calls, await jobs()]).toEqual([[], []]);
});
