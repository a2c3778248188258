import { afterAll, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { newsletters } from '@/lib/newsletter/send-issue.ts';
import { queueIssue } from '@/lib/newsletter/service.ts';
import { startFakeMail } from '../../fakes/mail/server.ts';
import { api } from '../../support/api.ts';
import { passPauses } from '../../support/effects.ts';
import { type BlogColumns, savedBlog } from '../../support/owned-blog.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

const mail = await startFakeMail();
afterAll(mail.close);
beforeEach(async () => {
  changeSettings({ SMTP_URL: mail.url, SITE_URL: 'http://quillcast.test', NEWSLETTER_PER_MINUTE: '60000' });
  mail.received.length = 0;
  mail.refusals.clear();
  const prisma = await db();
  await prisma.job.deleteMany();
  await prisma.rateLimit.deleteMany();
});

/** An author with readers: r0 and further have confirmed, `waiting` has not. */
async function author(readers = 2) {
  const { user, headers } = await signedInUser();
  const userId = user.id;
  const names = Array.from({ length: readers }, (_, at) => `r${at}-${user.slug}`);
  const data = names.map((name) => ({ id: name, userId, email: `${name}@example.com`, confirmedAt: new Date() }));
  const { subscriber } = await db();
  await subscriber.createMany({ data });
  await subscriber.create({ data: { id: `waiting-${user.slug}`, userId, email: 'waiting@example.com' } });
  return { user, headers, to: (at: number) => `r${at}-${user.slug}@example.com` };
}

const published = (userId: string, columns: BlogColumns = {}) =>
  savedBlog({ userId, visibility: 'public', publishedAt: new Date(), ...columns });

const recipients = () => mail.received.flatMap(({ to }) => to).toSorted();

const newsletterJobs = async () => (await db()).job.findMany({ where: { kind: 'newsletter' } });

const sentAt = async (blogId: string) => {
  const rows = await (await db()).delivery.findMany({ where: { blogId }, orderBy: { subscriberId: 'asc' } });
  return rows.map((row) => row.sentAt !== null);
};

test('a new public blog goes once to each reader who has confirmed', async () => {
  const { user, headers, to } = await author(2);
  const { id } = await published(user.id);
  await Promise.all([queueIssue(id), queueIssue(id)]);
  await performDue(newsletters);
  await queueIssue(id);
  await performDue(newsletters);
  expect(recipients()).toEqual([to(0), to(1)]);
  expect(mail.received[0]).toMatchObject({ subject: 'A Title', isAutomatic: true });
  const { issues } = await (await api.get('/api/account/subscribers', headers)).json();
  expect(issues).toEqual([{ blogId: id, title: 'A Title', sent: 2, of: 2 }]);
  expect(await newsletterJobs()).toEqual([]);
});

const DAY_MS = 24 * 60 * 60 * 1000;

test.each<[string, BlogColumns]>([
  ['a draft', { visibility: 'draft' }],
  ['an unlisted blog', { visibility: 'unlisted' }],
  ['a deleted blog', { deletedAt: new Date() }],
  ['a hidden blog', { blockedAt: new Date() }],
  ['an imported blog', { importKey: 'k1' }],
  ['a blog of a visitor', { userId: null, visitorId: 'v1' }],
])('%s sends nothing', async (_, columns) => {
  const { user } = await author();
  const { id } = await published(user.id, columns);
  await queueIssue(id);
  expect([await newsletterJobs(), await sentAt(id)]).toEqual([[], []]);
});

test('an edit sends nothing to readers who came after the publication', async () => {
  const { user } = await author(0);
  const { id } = await published(user.id);
  await queueIssue(id);
  await (await db()).subscriber.create({
    data: { id: `late-${user.slug}`, userId: user.id, email: 'late@example.com', confirmedAt: new Date() },
  });
  await queueIssue(id);
  expect([await newsletterJobs(), await sentAt(id)]).toEqual([[], []]);
});

test('nothing is sent of a blog from before there was mail', async () => {
  const { user } = await author();
  const { id } = await published(user.id);
  changeSettings({ SMTP_URL: '' });
  await queueIssue(id);
  changeSettings({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await queueIssue(id);
  expect([await newsletterJobs(), await sentAt(id)]).toEqual([[], []]);
});

test('a blog withdrawn before its issue goes out when it is public again', async () => {
  const { user } = await author(1);
  const { id } = await published(user.id, { visibility: 'draft', publishedAt: new Date('2025-01-01') });
  await queueIssue(id);
  expect(await sentAt(id)).toEqual([]);
  await (await db()).blog.update({ where: { id }, data: { visibility: 'public' } });
  await queueIssue(id);
  expect(await sentAt(id)).toEqual([false]);
});

test('a blog that is hidden while it waits drops its mails', async () => {
  const { user } = await author();
  const { id } = await published(user.id);
  await queueIssue(id);
  await (await db()).blog.update({ where: { id }, data: { visibility: 'draft' } });
  await performDue(newsletters);
  expect([recipients(), await sentAt(id), await newsletterJobs()]).toEqual([[], [], []]);
});

test('readers without a mailbox are deleted, and mails that were put off are tried again', async () => {
  const { user, to } = await author(5);
  const { id } = await published(user.id);
  mail.refusals.set(to(0), ['recipient', '550 5.1.1 No such user']);
  mail.refusals.set(to(1), ['recipient', '450 4.2.0 Greylisted']);
  mail.refusals.set(to(2), ['message', '451 4.3.0 Try again']);
  mail.refusals.set(to(3), ['message', '554 5.7.1 Spam']);
  await queueIssue(id);
  await performDue(newsletters);
  expect(recipients()).toEqual([to(4)]);
  expect(await sentAt(id)).toEqual([false, false, true]);
  expect(await (await db()).subscriber.count({ where: { userId: user.id, confirmedAt: { not: null } } })).toBe(4);
  const [job] = await newsletterJobs();
  expect(Math.round((Number(job?.dueAt) - Date.now()) / 60_000)).toBe(15);
  mail.refusals.clear();
  await passPauses();
  await performDue(newsletters);
  expect(recipients()).toEqual([to(1), to(2), to(4)]);
  expect(await newsletterJobs()).toEqual([]);
});

test('mails that could not be delivered for three days are given up', async () => {
  const { user, to } = await author(1);
  const { id } = await published(user.id);
  mail.refusals.set(to(0), ['recipient', '450 4.2.0 Greylisted']);
  await queueIssue(id);
  await performDue(newsletters);
  await (await db()).issue.update({ where: { blogId: id }, data: { createdAt: new Date(Date.now() - 3.1 * DAY_MS) } });
  await passPauses();
  await performDue(newsletters);
  expect([recipients(), await newsletterJobs()]).toEqual([[], []]);
});

test('a mail server that refuses the sender loses nothing, and the job is tried again', async () => {
  const { user, to } = await author(1);
  const { id } = await published(user.id);
  await queueIssue(id);
  mail.refuseNext();
  await performDue(newsletters);
  expect(await newsletterJobs()).toMatchObject([{ tries: 1 }]);
  await passPauses();
  await performDue(newsletters);
  expect(recipients()).toEqual([to(0)]);
});

test('all processes together keep to the limit a minute', async () => {
  changeSettings({ NEWSLETTER_PER_MINUTE: '1' });
  const first = await author(2);
  const { id } = await published(first.user.id);
  await queueIssue(id);
  await performDue(newsletters);
  expect(mail.received).toHaveLength(1);
  const [job] = await newsletterJobs();
  expect(Number(job?.dueAt) - Date.now()).toBeGreaterThan(50_000);
});
