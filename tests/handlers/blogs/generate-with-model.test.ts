import { expect, test } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { generationChange } from '@/lib/changes/names.ts';
import { subscriberCount } from '@/lib/changes/subscriptions.ts';
import { db } from '@/lib/database/db.ts';
import type { Fault } from '../../fakes/openai/mode.ts';
import { api } from '../../support/api.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { makeOwner } from '../../support/my-blogs.ts';
import { readRow, usedBy } from '../../support/owned-blog.ts';
import { makeCode, post } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { cancel } from '../runs/live-generation.ts';

const PATH = '/api/blogs/generate';
const BODY = { topic: 'Urban beekeeping', length: 'small' };

const model = await connectFakeModel();

async function readState({ quotaKey, visitorId }: Awaited<ReturnType<typeof knownVisitor>>) {
  const prisma = await db();
  return {
    used: await usedBy(quotaKey),
    blogs: await prisma.blog.count({ where: { visitorId } }),
    running: await prisma.generation.count({ where: { actor: quotaKey, status: 'running' } }),
  };
}

test('names the model that writes before it is asked', async () => {
  const answer = await api.get('/api/writer');
  expect(await answer.json()).toEqual({
    model: 'gpt-5-mini',
    origin: 'configured',
    server: null,
    isHere: false,
    research: true,
  });
});

test('a blog with unchecked sentences tells its readers', async () => {
  const visitor = await knownVisitor();
  const { id } = await (await api.post('/api/blogs/generate', BODY, visitor.headers)).json();
  const read = async () => (await api.get(`/api/blogs/${id}`)).json();
  expect((await read()).isUnchecked).toBeUndefined();
  const claims = { quoted: 0, confirmed: 3, corrected: 0, unmarked: 0, removed: 0, unchecked: 1 };
  const sources = [{ number: 1, url: 'https://example.org/bees', title: 'Bees' }];
  await (await db()).blog.update({ where: { id }, data: { sources, review: { claims, changes: [] } } });
  const blog = await read();
  expect(blog.isUnchecked).toBe(true);
  expect(articleNote(blog)).toContain('not all of these sentences have been compared');
});

test('a blog keeps the variety of English, its questions to the author and the heading of its ending', async () => {
  const authorQuestions = ['Which hive did you lose first?'];
  const prose = Array.from({ length: 40 }, (_, at) => `In week ${at} the bees drink from the bowl on the roof.`);
  const texts = [
    '# Bees on a roof',
    prose.slice(0, 5),
    '## Water',
    prose.slice(5, 20),
    '## Weight',
    prose.slice(20, 35),
  ];
  const ending = ['***', '## What the roof says', prose.slice(35)];
  const draft = [JSON.stringify({ harm: 'none', address: 'en-GB', authorQuestions }), ...texts, ...ending];
  model.setMode({ drafts: { '': draft.map((each) => [each].flat().join(' ')).join('\n\n') } });
  const { id } = await (await api.post('/api/blogs/generate', BODY, (await knownVisitor()).headers)).json();
  expect(await (await db()).blog.findUniqueOrThrow({ where: { id } })).toMatchObject({
    title: 'Bees on a roof',
    locale: 'en-GB',
    authorQuestions,
    conclusionHeading: 'What the roof says',
  });
});

test('the model’s tags are stored as their author spells them, and it is told those', async () => {
  model.setMode({ plan: { tags: ['slow cooking', 'Pots', 'none', 'x'.repeat(41), 'pots!', '…'] } });
  const { headers } = await makeOwner([{ tags: ['Slow Cooking'] }, { tags: ['Slow Cooking', 'Fire'] }]);
  const { id } = await (await api.post('/api/blogs/generate', BODY, headers)).json();
  expect((await readRow(id)).tags).toEqual(['Slow Cooking', 'Pots']);
  expect(model.requests.findLast(({ blocks }) => 'OWN TAGS' in blocks)?.blocks['OWN TAGS']).toBe('Slow Cooking\nFire');
});

test('a blog that the model plans as advice says that it is none by a professional', async () => {
  model.setMode({ plan: { advice: 'law' } });
  const { id } = await (await api.post('/api/blogs/generate', BODY, (await knownVisitor()).headers)).json();
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog.advice).toBe('law');
  expect(articleNote(blog)).toContain('not legal advice');
});

test.each<[Fault, number, string]>([
  ['refusal', 422, 'unprocessable-input'],
  ['out-of-quota', 502, 'writer-failed'],
  ['empty', 502, 'writer-failed'],
  ['invalid-key', 502, 'writer-failed'],
])('keeps the free generation when the model answers %s', async (fault, status, code) => {
  model.setMode({ fault });
  const visitor = await knownVisitor();
  expect(await makeCode(api.post('/api/blogs/generate', BODY, visitor.headers))).toEqual([status, code]);
  expect(await readState(visitor)).toEqual({ used: 0, blogs: 0, running: 0 });
});

test('runs again under the same Idempotency-Key after a failure', async () => {
  const visitor = await knownVisitor();
  const headers = { ...visitor.headers, 'idempotency-key': 'again' };
  model.setMode({ fault: 'refusal' });
  expect((await api.post('/api/blogs/generate', BODY, headers)).status).toBe(422);
  model.setMode({});
  expect((await api.post('/api/blogs/generate', BODY, headers)).status).toBe(200);
  expect(await readState(visitor)).toEqual({ used: 1, blogs: 1, running: 0 });
});

test('cancels the calls to the model and gives the generation back when the client goes', async () => {
  model.setMode({ fault: 'hang' });
  const visitor = await knownVisitor();
  const abort = new AbortController();
  const answer = api.post('/api/blogs/generate', BODY, visitor.headers, { signal: abort.signal });
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  abort.abort();
  expect((await answer).status).toBe(499);
  await eventually(() => expect(model.stats.inFlight).toBe(0));
  expect(await readState(visitor)).toEqual({ used: 0, blogs: 0, running: 0 });
});

test('goes on when one of two equal requests goes, for the other', async () => {
  model.setMode({ fault: 'hang' });
  const visitor = await knownVisitor();
  const request = () => post(PATH, BODY, { ...visitor.headers, 'idempotency-key': 'sent-twice' });
  const abort = new AbortController();
  const first = POST(new Request(request(), { signal: abort.signal }));
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  const second = POST(request());
  const { id } = await (await db()).generation.findFirstOrThrow({ where: { actor: visitor.quotaKey } });
  await eventually(() => expect(subscriberCount(generationChange(id))).toBe(2));
  abort.abort();
  expect((await first).status).toBe(499);
  expect(await readState(visitor)).toEqual({ used: 1, blogs: 0, running: 1 });
  await cancel(id, visitor.headers);
  expect((await second).status).toBe(499);
  expect(await readState(visitor)).toEqual({ used: 0, blogs: 0, running: 0 });
});
