import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { api } from '../../support/api.ts';
import { readRow, usedBy } from '../../support/owned-blog.ts';
import { freshAddress, readAnswer, responseCookie } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'How to brew better coffee at home' };

test('writes a blog, saves it and answers its id', async () => {
  const response = await api.post(
    '/api/blogs/generate',
    { ...TOPIC, length: 'small' },
    { 'x-client-address': freshAddress() },
  );
  expect(response.status).toBe(200);
  const { id } = await response.json();
  const row = await readRow(id);
  expect(row).toMatchObject({
    topic: TOPIC.topic,
    length: 'small',
    language: 'english',
    writer: 'library',
    userId: null,
  });
  expect(responseCookie(response)).toContain(`quillcast_visitor=${row.visitorId}.`);
});

test('gives the blog back with every field of the specification', async () => {
  const visitor = await knownVisitor();
  const { id } = await (await api.post('/api/blogs/generate', TOPIC, visitor.headers)).json();
  const response = await api.get(`/api/blogs/${id}`);
  expect(response.status).toBe(200);
  const blog = await response.json();
  expect(blog).toMatchObject({
    id,
    topic: TOPIC.topic,
    shareUrl: `http://quillcast.test/share/${id}`,
    style: expect.stringMatching(
      /^(glassmorphism|neumorphism|claymorphism|gradient|geometric|brutalist|minimal|retro)$/,
    ),
    colorTheme: expect.stringMatching(/^(default|blue|green|purple|orange|pink|teal|amber)$/),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(blog).not.toHaveProperty('userId');
  const words = countArticleWords(blog.content, 'english');
  expect(words).toBeGreaterThanOrEqual(800);
  expect(words).toBeLessThanOrEqual(1200);
});

test('answers 404 for a blog that does not exist', async () => {
  expect(await readAnswer(api.get('/api/blogs/nothing'))).toEqual([
    404,
    { code: 'not-found', message: 'The requested blog could not be found.' },
  ]);
});

test('asks a visitor to sign in after the one free generation', async () => {
  const visitor = await knownVisitor();
  expect((await api.post('/api/blogs/generate', TOPIC, visitor.headers)).status).toBe(200);
  expect(await readAnswer(api.post('/api/blogs/generate', TOPIC, visitor.headers))).toEqual([
    403,
    {
      code: 'sign-in-required',
      requiresSignIn: true,
      message: "You've used your free preview. Sign in to get 4 free blogs total and save your content!",
    },
  ]);
  expect(await usedBy(visitor.quotaKey)).toBe(1);
});

test('lets exactly one of 25 parallel generations of a visitor through', async () => {
  const visitor = await knownVisitor();
  const responses = await Promise.all(
    Array.from({ length: 25 }, () => api.post('/api/blogs/generate', TOPIC, visitor.headers)),
  );
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 24 }, () => 403)]);
  expect(await usedBy(visitor.quotaKey)).toBe(1);
  const visitorId = visitor.visitorId;
  expect(await (await db()).blog.count({ where: { visitorId } })).toBe(1);
});

test('lets five visitors of one address through on one day, and tells the sixth what is true', async () => {
  const address = freshAddress();
  const write = () => api.post('/api/blogs/generate', TOPIC, { 'x-client-address': address });
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 5; visitor += 1) statuses.push((await write()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(await readAnswer(write())).toEqual([
    403,
    {
      code: 'network-limit-reached',
      requiresSignIn: true,
      message:
        'Your network has used its free previews for today. Sign in to get 4 free blogs total, or come back tomorrow.',
    },
  ]);
});

test('takes a forged visitor cookie for a new visitor', async () => {
  const victim = await knownVisitor();
  const forged = victim.headers.cookie.replace(/\.[^.]+$/, '.forgedsignature');
  expect((await api.post('/api/blogs/generate', TOPIC, { ...victim.headers, cookie: forged })).status).toBe(200);
  expect(await usedBy(victim.quotaKey)).toBe(0);
});

test('runs a repeated Idempotency-Key once, also in parallel', async () => {
  const visitor = await knownVisitor();
  const headers = { ...visitor.headers, 'idempotency-key': 'one-submission' };
  const responses = await Promise.all([1, 2, 3].map(() => api.post('/api/blogs/generate', TOPIC, headers)));
  const answers = await Promise.all(responses.map((response) => response.json()));
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(await usedBy(visitor.quotaKey)).toBe(1);
});

test('refuses an Idempotency-Key that was used for another request', async () => {
  const visitor = await knownVisitor();
  const headers = { ...visitor.headers, 'idempotency-key': 'reused' };
  await api.post('/api/blogs/generate', TOPIC, headers);
  const response = await api.post('/api/blogs/generate', { topic: 'Something else' }, headers);
  expect(response.status).toBe(422);
});

test('refuses sources that it may not reach, and names each', async () => {
  const visitor = await knownVisitor();
  const sourceUrls = ['http://127.0.0.1:9/page', 'http://169.254.169.254/latest/meta-data'];
  const response = await api.post('/api/blogs/generate', { ...TOPIC, sourceUrls }, visitor.headers);
  expect(response.status).toBe(422);
  const { unreadableSources } = await response.json();
  expect(unreadableSources.map((source: { url: string }) => source.url)).toEqual(sourceUrls);
  expect(await usedBy(visitor.quotaKey)).toBe(0);
});

test('leaves out characters that nothing can store', async () => {
  const visitor = await knownVisitor();
  const { id } = await (
    await api.post('/api/blogs/generate', { topic: 'Te\u0000a\u0007 time\ud83d' }, visitor.headers)
  ).json();
  const row = await readRow(id);
  expect(row.topic).toBe('Tea time\ufffd');
});

test('tells who writes before the first words', async () => {
  const visitor = await knownVisitor();
  const headers = { ...visitor.headers, accept: 'text/event-stream' };
  const response = await api.post('/api/blogs/generate', { ...TOPIC, length: 'small' }, headers);
  const events = [...(await response.text()).matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  const types = events.map(({ type }) => type);
  expect(events).toContainEqual({ type: 'writer', writer: 'library' });
  expect(types.indexOf('writer')).toBeLessThan(types.indexOf('outline'));
});

test('says that no model is connected and that sources can be looked for', async () => {
  expect(await readAnswer(api.get('/api/writer'))).toEqual([
    200,
    { model: null, origin: null, server: null, isHere: false, research: true },
  ]);
});
