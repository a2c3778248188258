import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { GenerationEventType } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { type BlogColumns, readRow, savedBlog, saveText } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';
import { deliver, readMessages, receiverOfFile, webhookOwner } from '../../support/webhooks.ts';

const receiver = await receiverOfFile();

const types = () => receiver.messages.map(({ type }) => type);

const change = async (id: string, data: BlogColumns) => (await db()).blog.update({ where: { id }, data });

/** The events of a change of a saved blog. */
async function eventsOf(before: BlogColumns, work: (id: string) => Promise<unknown>) {
  const owner = await webhookOwner(receiver);
  const { id } = await savedBlog({ userId: owner.user.id, ...before });
  await deliver();
  receiver.messages.length = 0;
  await work(id);
  await deliver();
  return types();
}

test.each([
  ['public', ['blog.created', 'blog.published']],
  ['unlisted', ['blog.created']],
  ['draft', ['blog.created']],
] as const)('a new %s blog', async (visibility, expected) => {
  const { user } = await webhookOwner(receiver);
  const { id } = await savedBlog({ userId: user.id, visibility });
  await deliver();
  expect(types()).toEqual(expected);
  expect(receiver.messages[0]).toEqual({
    id: expect.stringMatching(/^msg_[\w-]{20,}$/),
    type: 'blog.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: { id, title: 'A Title', visibility },
  });
});

test.each<[string, BlogColumns, BlogColumns, string[]]>([
  ['published', { visibility: 'draft' }, { visibility: 'public' }, ['blog.updated', 'blog.published']],
  ['unpublished', {}, { visibility: 'draft' }, ['blog.updated']],
  ['moved to the bin', {}, { deletedAt: new Date() }, ['blog.deleted']],
  ['restored', { deletedAt: new Date() }, { deletedAt: null }, ['blog.updated', 'blog.published']],
  ['restored as a draft', { deletedAt: new Date(), visibility: 'draft' }, { deletedAt: null }, ['blog.updated']],
  ['shown again', { blockedAt: new Date() }, { blockedAt: null }, ['blog.updated', 'blog.published']],
  ['edited', {}, { intro: 'Another.' }, ['blog.updated']],
  ['renamed', {}, { title: 'Another' }, ['blog.updated']],
  ['restyled', {}, { style: 'brutalist' }, ['blog.updated']],
  ['tagged', {}, { tags: ['tea'] }, ['blog.updated']],
  ['put into a series', {}, { series: 'Teas', seriesPart: 1 }, ['blog.updated']],
  ['given a cover', {}, { cover: { id: 'x' } }, ['blog.updated']],
  ['given an address', {}, { slug: 'a-title' }, []],
  ['touched', {}, { updatedAt: new Date(), editedAt: new Date() }, []],
  ['changed in the bin', { deletedAt: new Date() }, { title: 'Another' }, []],
])('a blog that is %s', async (_, before, after, expected) => {
  expect(await eventsOf(before, (id) => change(id, after))).toEqual(expected);
});

test.each([
  ['outside', {}, ['blog.deleted']],
  ['in', { deletedAt: new Date() }, []],
])('a blog whose row is deleted %s the bin', async (_, before, expected) => {
  const remove = async (id: string) => (await db()).blog.delete({ where: { id } });
  expect(await eventsOf(before, remove)).toEqual(expected);
});

test('a visitor’s blog is created for the user who claims it', async () => {
  const { user } = await webhookOwner(receiver);
  const { id } = await savedBlog({ visitorId: 'v1', visibility: 'public' });
  await deliver();
  expect(types()).toEqual([]);
  await change(id, { userId: user.id, visitorId: null });
  await deliver();
  expect(types()).toEqual(['blog.created', 'blog.published']);
});

test('the editor, the visibility and the bin send one message for each save', async () => {
  const { user, headers } = await webhookOwner(receiver);
  const { id, updatedAt } = await savedBlog({ userId: user.id, visibility: 'draft' });
  await saveText({ id, headers, basedOn: updatedAt.toISOString() }, { title: 'New' });
  await api.put('/api/blogs/visibility', { ids: [id], visibility: 'public' }, headers);
  await api.delete(`/api/blogs/${id}`, {}, headers);
  await deliver();
  expect(types()).toEqual(['blog.created', 'blog.updated', 'blog.updated', 'blog.published', 'blog.deleted']);
  expect(receiver.messages.map(({ data }) => data.title)).toEqual(['A Title', 'New', 'New', 'New', 'New']);
  expect(new Set(receiver.messages.map(({ id: message }) => message)).size).toBe(5);
  expect(await readRow(id)).toMatchObject({ title: 'New' });
});

/** A run of an actor whose log gets an event. */
async function run(actor: string, type: GenerationEventType, data: object) {
  const { generation, generationEvent } = await db();
  const id = newId();
  const times = { leaseExpiresAt: new Date('2099-01-01') };
  const request = { topic: 'Growing tea' };
  await generation.create({ data: { id, actor, idempotencyKey: id, requestHash: '', request, ...times } });
  await generationEvent.create({ data: { generationId: id, seq: 1, type, data } });
  return id;
}

test('a failed run of the user', async () => {
  const { user } = await webhookOwner(receiver);
  const id = await run(`user:${user.id}`, 'failed', { status: 502, code: 'writer-failed', message: 'No.' });
  await run(`user:${user.id}`, 'done', { id: 'x' });
  await run(`visitor:${user.id}`, 'failed', { status: 502, code: 'writer-failed', message: 'No.' });
  await deliver();
  const data = { id, topic: 'Growing tea', code: 'writer-failed' };
  expect(receiver.messages).toMatchObject([{ type: 'run.failed', data }]);
});

test('a submission that is settled', async () => {
  const { user } = await webhookOwner(receiver, ['submission.settled']);
  const { id: blogId } = await savedBlog({ userId: user.id });
  const { backlink } = await db();
  const given = { blogId, userId: user.id, visibility: 'public' } as const;
  await backlink.create({ data: { ...given, id: `b-${blogId}`, platform: 'devto', target: 'dev.to' } });
  await backlink.create({ data: { ...given, id: `c-${blogId}`, platform: 'ghost', target: '', status: 'failed' } });
  const where = { id: `b-${blogId}` };
  const platformUrl = 'https://dev.to/post';
  await backlink.update({ where, data: { status: 'submitted', platformUrl } });
  await backlink.update({ where, data: { status: 'success' } });
  await backlink.update({ where, data: { status: 'success', checks: 2 } });
  await deliver();
  const found = { id: `b-${blogId}`, blogId, platform: 'devto', status: 'success', address: platformUrl };
  const refused = { id: `c-${blogId}`, blogId, platform: 'ghost', status: 'failed', address: null };
  expect(receiver.messages.map(({ type }) => type)).toEqual(['submission.settled', 'submission.settled']);
  expect(receiver.messages.map(({ data }) => data)).toEqual(expect.arrayContaining([found, refused]));
});

test('a webhook gets the events that it wants, and none of other accounts', async () => {
  const { user, headers } = await webhookOwner(receiver, ['blog.published', 'blog.deleted']);
  const other = await signedInUser();
  for (const userId of [user.id, other.user.id, null]) {
    const { id } = await savedBlog({ userId, visibility: 'public' });
    await change(id, { title: 'B' });
    await change(id, { deletedAt: new Date() });
  }
  await deliver();
  expect(types()).toEqual(['blog.published', 'blog.deleted']);
  expect(await readMessages(headers)).toHaveLength(2);
});

test('users without webhooks cost no rows', async () => {
  const { user } = await signedInUser();
  const { webhookMessage, job } = await db();
  const before = await webhookMessage.count();
  const { id } = await savedBlog({ userId: user.id });
  await change(id, { title: 'B' });
  await run(`user:${user.id}`, 'failed', { code: 'internal' });
  expect(await webhookMessage.count()).toBe(before);
  expect(await job.count({ where: { kind: 'webhook' } })).toBe(0);
});

test('a change that is rolled back sends nothing', async () => {
  const { user, headers } = await webhookOwner(receiver);
  const rolledBack = (await db()).$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { name: 'A' } });
    await tx.$executeRaw`INSERT INTO blogs (id, user_id, topic, title, intro, conclusion, sections, language, length,
      writer, style, updated_at) VALUES ('undone', ${user.id}, '', '', '', '', '[]', 'english', 'small', 'model', 'minimal', now())`;
    throw new Error('undo');
  });
  await expect(rolledBack).rejects.toThrow('undo');
  await deliver();
  expect([types(), await readMessages(headers)]).toEqual([[], []]);
});

test('a deleted account leaves no webhooks, messages or jobs behind', async () => {
  const { user, headers } = await webhookOwner(receiver);
  await savedBlog({ userId: user.id });
  expect((await api.delete('/api/account', { email: user.email }, headers)).status).toBe(200);
  await deliver();
  const { webhook, job } = await db();
  expect(await webhook.count({ where: { userId: user.id } })).toBe(0);
  expect(await job.count({ where: { kind: 'webhook' } })).toBe(0);
  expect(types()).toEqual([]);
});
