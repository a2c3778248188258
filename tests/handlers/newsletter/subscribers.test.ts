import { afterAll, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { OwnDomain } from '@/lib/http/answer-context.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { mails } from '@/lib/mail/mailer.ts';
import { sweepSubscribers } from '@/lib/newsletter/mutations.ts';
import { startFakeMail } from '../../fakes/mail/server.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { freshAddress, makeCode, readAnswer } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

const SITE = 'http://quillcast.test';
const mail = await startFakeMail();
afterAll(mail.close);
beforeEach(async () => {
  changeSettings({ SMTP_URL: mail.url, SITE_URL: SITE });
  mail.received.length = 0;
  await (await db()).rateLimit.deleteMany();
  await (await db()).job.deleteMany();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const subscribe = (slug: string, email: string, headers = {}) =>
  api.post(`/api/subscribers/${slug}`, { email }, { 'x-client-address': freshAddress(), ...headers });

const sendForm = (path: string, fields: Record<string, string>, headers = {}) =>
  api.post(path, String(new URLSearchParams(fields)), { ...FORM, 'x-client-address': freshAddress(), ...headers });

/** The one subscriber of an author. */
const row = async (userId: string) => (await db()).subscriber.findFirstOrThrow({ where: { userId } });

async function confirmed(email = 'reader@example.com') {
  const author = await signedInUser();
  await subscribe(author.user.slug, email);
  const { id } = await row(author.user.id);
  await api.post(`/api/subscriptions/${id}`, { wish: 'confirm' });
  return { ...author, id };
}

test('an address is asked by mail, and confirmed by a button and not by the link', async () => {
  const { user } = await signedInUser();
  expect(await readAnswer(subscribe(user.slug, ' Reader@Example.com '))).toEqual([200, { success: true }]);
  await performDue(mails);
  const { id, email, confirmedAt } = await row(user.id);
  expect([email, confirmedAt]).toEqual(['reader@example.com', null]);
  expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
    [['reader@example.com'], 'Confirm your subscription'],
  ]);
  expect(mail.received[0]?.text).toContain(`${SITE}/subscription/${id}`);
  expect(mail.received[0]?.text).toContain(`each new blog by ${user.name} at`);
  expect(mail.received[0]?.text).toContain(`${SITE}/user/${user.slug}`);
  const answer = await sendForm(`/api/subscriptions/${id}`, { wish: 'confirm' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/subscription/${id}`]);
  expect((await row(user.id)).confirmedAt).toBeInstanceOf(Date);
});

test('a form leads to a page that says nothing of the address', async () => {
  const { user, id } = await confirmed();
  for (const email of ['reader@example.com', 'new@example.com']) {
    const answer = await sendForm(`/api/subscribers/${user.slug}`, { email });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/user/${user.slug}/subscribe?asked=1`]);
  }
  const wrong = await sendForm(`/api/subscribers/${user.slug}`, { email: 'reader' });
  expect(wrong.headers.get('location')).toBe(`/user/${user.slug}/subscribe?problem=invalid-input`);
  const unknown = await sendForm(`/api/subscriptions/${id}`, { wish: 'dance' });
  expect(unknown.headers.get('location')).toBe(`/subscription/${id}?problem=invalid-input`);
  const ended = await sendForm(`/api/subscriptions/${id}`, { wish: 'unsubscribe', site: user.slug });
  expect(ended.headers.get('location')).toBe(`/subscription/${id}?site=${user.slug}`);
});

test('an own domain takes its form, without a cookie, and another site does not', async () => {
  const { user } = await signedInUser();
  const ownDomain: OwnDomain = { userId: user.id, slug: user.slug, host: 'blog.example.org' };
  const send = (origin: string) =>
    answered(() => sendForm(`/api/subscribers/${user.slug}`, { email: 'r@example.com' }, { origin }), { ownDomain });
  const { result } = await send('http://blog.example.org');
  expect([result.status, result.headers.get('location')]).toEqual([303, '/subscribe?asked=1']);
  expect(result.headers.getSetCookie()).toEqual([]);
  const other = await send('http://evil.example');
  expect(other.result.headers.get('location')).toBe('/subscribe?problem=forbidden');
  const elsewhere = await sendForm(
    `/api/subscribers/${user.slug}`,
    { email: 'x@example.com' },
    { origin: 'http://blog.example.org' },
  );
  expect(elsewhere.headers.get('location')).toContain('problem=forbidden');
  expect(await (await db()).subscriber.count({ where: { userId: user.id } })).toBe(1);
});

test('an address is asked once a day, five authors an hour, and not again once it has confirmed', async () => {
  const { user } = await confirmed();
  await subscribe(user.slug, 'reader@example.com');
  for (let at = 0; at < 3; at += 1) await subscribe(user.slug, 'other@example.com');
  for (let at = 0; at < 6; at += 1) await subscribe((await signedInUser()).user.slug, 'victim@example.com');
  await performDue(mails);
  const counts = Object.groupBy(mail.received, ({ to }) => to[0] ?? '');
  expect(Object.entries(counts).map(([to, got]) => [to, got?.length])).toEqual([
    ['reader@example.com', 1],
    ['other@example.com', 1],
    ['victim@example.com', 5],
  ]);
});

test('a network subscribes twenty addresses an hour', async () => {
  const { user } = await signedInUser();
  const headers = { 'x-client-address': freshAddress() };
  for (let at = 0; at < 20; at += 1)
    expect((await subscribe(user.slug, `r${at}@example.com`, headers)).status).toBe(200);
  expect((await subscribe(user.slug, 'r20@example.com', headers)).status).toBe(429);
});

test('nobody subscribes to an unknown author, or where no mail is sent', async () => {
  expect(await makeCode(subscribe('nobody', 'reader@example.com'))).toEqual([404, 'not-found']);
  const { user } = await signedInUser();
  changeSettings({ SMTP_URL: '' });
  expect(await makeCode(subscribe(user.slug, 'reader@example.com'))).toEqual([404, 'not-found']);
});

test('a mail program unsubscribes with one request from anywhere, and another one does no harm', async () => {
  const { user, id } = await confirmed();
  const path = `/api/subscriptions/${id}/unsubscribe`;
  const page = await api.get(path);
  expect([page.status, page.headers.get('location')]).toEqual([302, `${SITE}/subscription/${id}`]);
  expect(await row(user.id)).toMatchObject({ id });
  for (const origin of ['', 'https://mail.example']) {
    const answer = await api.post(path, 'List-Unsubscribe=One-Click', { ...FORM, origin });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await (await db()).subscriber.count({ where: { userId: user.id } })).toBe(0);
  }
});

test('addresses that nobody confirms are deleted after a week', async () => {
  const { user } = await confirmed();
  const userId = user.id;
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const { subscriber } = await db();
  await subscriber.updateMany({ where: { userId }, data: { createdAt: daysAgo(8) } });
  await subscriber.create({ data: { id: `old-${userId}`, userId, email: 'old@example.com', createdAt: daysAgo(7.1) } });
  await subscriber.create({ data: { id: `new-${userId}`, userId, email: 'new@example.com', createdAt: daysAgo(6.9) } });
  await sweepSubscribers();
  const left = await subscriber.findMany({ where: { userId }, orderBy: { email: 'asc' } });
  expect(left.map(({ email }) => email)).toEqual(['new@example.com', 'reader@example.com']);
});

test('an author sees numbers, gets a file with consent, deletes an address, and exports them all', async () => {
  const { user, headers } = await confirmed('+1@example.com');
  await subscribe(user.slug, 'waiting@example.com');
  expect(await readAnswer(api.get('/api/account/subscribers', headers))).toEqual([
    200,
    { confirmed: 1, waiting: 1, page: `http://quillcast.test/user/${user.slug}/subscribe`, issues: [] },
  ]);
  const file = await api.get('/api/account/subscribers?format=csv', headers);
  expect(file.headers.get('content-disposition')).toContain('subscribers.csv');
  const lines = (await file.text()).trimEnd().split('\r\n');
  const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^'\\+1@example\\.com,${time},${time}$`)),
    expect.stringMatching(/address,asked_at,confirmed_at$/),
    expect.stringMatching(new RegExp(`^waiting@example\\.com,${time},$`)),
  ]);
  const account = await (await api.get('/api/account/export', headers)).json();
  expect(account.subscribers).toHaveLength(2);
  const { headers: other } = await signedInUser();
  const body = { email: 'waiting@example.com' };
  expect(await makeCode(api.delete('/api/account/subscribers', body, other))).toEqual([404, 'not-found']);
  expect((await api.delete('/api/account/subscribers', body, headers)).status).toBe(200);
  await api.delete('/api/account', { email: user.email }, headers);
  expect(await (await db()).subscriber.count({ where: { userId: user.id } })).toBe(0);
});
