import { expect, test } from 'vitest';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents, responseEvents, untilEvent } from '../../support/event-stream.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { readAnswer } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { cancel, generateLive, queueLive, readStatus, watchLive } from './live-generation.ts';

const model = await connectFakeModel();

/** A blog that was written live, and everything that was told. */
async function written() {
  const visitor = await knownVisitor();
  const response = await generateLive(visitor.headers);
  const events = await responseAllEvents(response);
  return { visitor, response, events, id: String(events[0]?.data.generationId) };
}

test('streams a blog unbuffered from its acceptance to its id, numbered from 1', async () => {
  const { response: stream, events } = await written();
  expect(stream.status).toBe(200);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const logged = events.filter(({ id }) => id !== undefined);
  const numbers = logged.map(({ id }) => Number(id));
  expect(numbers[0]).toBe(1);
  // A section that was shown before it was done has left its number.
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  const types = logged.map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(['accepted', 'started']);
  expect(types.at(-1)).toBe('done');
  const done = logged.at(-1)?.data ?? {};
  const response = await api.get(`/api/blogs/${String(done.id)}`);
  const blog = await response.json();
  expect(done).toEqual({ type: 'done', id: blog.id, unreadableSources: [] });
  expect(logged[1]?.data).toEqual({ type: 'started', style: blog.style, colorTheme: blog.colorTheme });
  expect(logged.at(-2)?.data).toEqual({ type: 'phase', phase: 'saving' });
});

test('streams the reading of sources, with the unreadable ones', async () => {
  const { headers } = await knownVisitor();
  const note = 'http://quillcast.test/library/english/home-composting';
  const sourceUrls = ['http://127.0.0.1:9/page', note];
  const events = await responseAllEvents(await generateLive(headers, { sourceUrls }));
  expect(events.map(({ data }) => data)).toContainEqual({ type: 'phase', phase: 'reading' });
  expect(events.at(-1)?.data.unreadableSources).toMatchObject([{ url: 'http://127.0.0.1:9/page' }]);
});

test('gives each event after a number once', async () => {
  const { visitor, events, id } = await written();
  const logged = events.filter((event) => event.id !== undefined);
  expect(await responseAllEvents(await watchLive(id, visitor.headers, '?after=3'))).toEqual(logged.slice(3));
});

test('continues live after the stored events', async () => {
  model.setMode({ fault: 'hang' });
  const { headers } = await knownVisitor();
  const { id } = await queueLive(headers);
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  const again = responseEvents(await watchLive(id, headers, '?after=1'));
  await untilEvent(again, 'started');
  await cancel(id, headers);
  expect(await untilEvent(again, 'failed')).toMatchObject({ code: 'cancelled-by-client' });
});

test('streams the end also without the log', async () => {
  const { visitor, events, id } = await written();
  await (await db()).generationEvent.deleteMany({ where: { generationId: id } });
  const response = await watchLive(id, visitor.headers);
  expect(await responseAllEvents(response)).toEqual([{ ...events.at(-1), id: undefined }]);
});

test('writes the blog after the client disconnects', async () => {
  const visitor = await knownVisitor();
  const { id, events } = await queueLive(visitor.headers);
  await untilEvent(events, 'started');
  await events.return(undefined);
  await eventually(async () => expect(await readStatus(id)).toBe('succeeded'));
  const { blogId } = await (await db()).generation.findUniqueOrThrow({ where: { id } });
  expect(await (await db()).blog.count({ where: { id: blogId ?? '' } })).toBe(1);
  expect(await usedQuota(visitor.quotaKey)).toBe(1);
});

test('refuses a request in JSON', async () => {
  const { visitor } = await written();
  expect(await readAnswer(generateLive(visitor.headers))).toMatchObject([
    403,
    { code: 'sign-in-required', requiresSignIn: true },
  ]);
});

test('streams a failure with the content of the JSON answer', async () => {
  model.setMode({ fault: 'refusal' });
  const visitor = await knownVisitor();
  const events = await responseAllEvents(await generateLive(visitor.headers));
  expect(events.at(-1)?.data).toMatchObject({
    type: 'failed',
    status: 422,
    code: 'unprocessable-input',
    message: expect.stringMatching(/\w/),
  });
  expect(await usedQuota(visitor.quotaKey)).toBe(0);
});

test('says a failure in the language of the page that follows the run, and in English for programs', async () => {
  model.setMode({ fault: 'refusal' });
  const { headers } = await knownVisitor();
  const german = { ...headers, 'accept-language': 'de' };
  const events = await responseAllEvents(await generateLive(german));
  const message = 'The writing model declined this topic. Try wording it differently.';
  const text = 'Das Modell hat dieses Thema abgelehnt. Versuche es mit anderen Worten.';
  expect(events.at(-1)?.data).toMatchObject({ message, text });
  const again = await responseAllEvents(await watchLive(String(events[0]?.data.generationId), headers));
  expect(again.at(-1)?.data).toMatchObject({ message });
  expect(again.at(-1)?.data).not.toHaveProperty('text');
  const body = { topic: 'Urban beekeeping', length: 'small' };
  expect(await (await api.post('/api/blogs/generate', body, german)).json()).toMatchObject({ message, text });
});

test('says that a run was not written in the language of the page, also without its log', async () => {
  model.setMode({ fault: 'refusal' });
  const { headers } = await knownVisitor();
  const { id, events } = await queueLive(headers);
  await untilEvent(events, 'failed');
  await (await db()).generationEvent.deleteMany({ where: { generationId: id } });
  const [end] = await responseAllEvents(await watchLive(id, { ...headers, 'accept-language': 'de' }));
  const message = 'This blog was not written. Please try again.';
  expect(end?.data).toMatchObject({ message, text: expect.stringContaining('nicht geschrieben') });
});

test('a repeated request streams all events of the run with its Idempotency-Key', async () => {
  const visitor = await knownVisitor();
  const headers = { ...visitor.headers, 'idempotency-key': 'one' };
  const body = { topic: 'Urban beekeeping', length: 'small' };
  const answer = await (await api.post('/api/blogs/generate', body, headers)).json();
  const events = await responseAllEvents(await generateLive(headers));
  expect(events.at(-1)?.data).toEqual({ type: 'done', ...answer });
  expect(events[0]?.type).toBe('accepted');
  expect(await responseAllEvents(await generateLive(headers))).toEqual(events);
});

test('cancels a run, returns its quota and streams the end', async () => {
  model.setMode({ fault: 'hang' });
  const visitor = await knownVisitor();
  const { id, events } = await queueLive(visitor.headers);
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  const response = await cancel(id, visitor.headers);
  expect(await response.json()).toEqual({ id, status: 'failed' });
  expect((await Array.fromAsync(events)).at(-1)?.data).toEqual({
    type: 'failed',
    status: 499,
    code: 'cancelled-by-client',
    message: 'Canceled.',
  });
  await eventually(() => expect(model.stats.inFlight).toBe(0));
  expect(await usedQuota(visitor.quotaKey)).toBe(0);
});

test('keeps a written blog when its run is canceled', async () => {
  const { visitor, id } = await written();
  expect(await (await cancel(id, visitor.headers)).json()).toEqual({ id, status: 'succeeded' });
  expect(await usedQuota(visitor.quotaKey)).toBe(1);
});

test('lists runs of the actor with topic and blog, but not those of a batch', async () => {
  const { visitor, events, id } = await written();
  const item = { id: newId(), actor: `visitor:${visitor.visitorId}`, requestHash: '', leaseExpiresAt: new Date() };
  await (await db()).generation.create({ data: { ...item, idempotencyKey: `batch:${newId()}:0`, status: 'failed' } });
  const response = await api.get('/api/generations', visitor.headers);
  expect(await response.json()).toEqual([
    {
      id,
      key: id,
      topic: 'Urban beekeeping',
      status: 'succeeded',
      blogId: events.at(-1)?.data.id,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

test('shows a visitor’s run after sign-in', async () => {
  const { visitor, id } = await written();
  const { headers } = await signedInUser();
  const both = { ...headers, cookie: `${headers.cookie}; ${visitor.headers.cookie}` };
  expect((await watchLive(id, both)).status).toBe(200);
  expect(await (await api.get('/api/generations', both)).json()).toHaveLength(1);
});
