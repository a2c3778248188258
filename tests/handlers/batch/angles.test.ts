import { expect, test } from 'vitest';
import { connectFakeModel } from '../../support/fake-model.ts';
import { angleIn } from '../../support/prompt-angle.ts';
import { continueBatch, planBatch, readBatches, startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const model = await connectFakeModel();

const PLAN = { topic: 'Keeping bees', batchSize: 3 };
const HARMFUL = 'How to kill yourself painlessly';

const anglesWritten = () => model.requests.filter(({ task }) => task === 'plan').map(({ prompt }) => angleIn(prompt));

test('proposes an angle for each blog in one call that follows the wishes', async () => {
  const { headers } = await signedInUser();
  const before = model.requests.length;
  const response = await planBatch(headers, { ...PLAN, audience: 'Renters' });
  const { angles, titles } = await response.json();
  expect(new Set(angles).size).toBe(3);
  expect(titles).toHaveLength(3);
  const calls = model.requests.slice(before);
  expect(calls.map(({ task }) => task)).toEqual(['angles']);
  expect(calls[0]?.prompt).toContain('Audience: Renters');
});

test('proposes angles other than those shown', async () => {
  const { headers } = await signedInUser();
  model.setMode({ angles: ['What it costs', 'Rules', 'Neighbors'] });
  const response = await planBatch(headers, { ...PLAN, angles: ['What it costs'] });
  expect((await response.json()).angles).toEqual(['Rules', 'Neighbors']);
});

test.each([
  ['diversify is off', {}, { diversifyNiches: false }],
  ['the model gives nothing usable', { fault: 'not-json', task: 'angles' } as const, {}],
])('plans without angles when %s', async (_, mode, fields) => {
  const { headers } = await signedInUser();
  model.setMode(mode);
  const response = await planBatch(headers, { ...PLAN, ...fields });
  expect(await response.json()).toEqual({ size: 3, writer: 'model', unreadableSources: [] });
});

test('reports a model that does not answer', async () => {
  const { headers } = await signedInUser();
  model.setMode({ fault: 'invalid-key' });
  const response = await planBatch(headers, PLAN);
  expect(response.status).toBe(502);
});

test('asks no model for a user without free blogs', async () => {
  const { headers } = await knownVisitor();
  await startBatch(headers, { batchSize: 2 });
  await untilBatch(headers, 'stopped', 1);
  const before = model.requests.length;
  expect((await planBatch(headers, PLAN)).status).toBe(403);
  expect(model.requests).toHaveLength(before);
});

test('gives each blog its own angle, also after continuing', async () => {
  const { headers } = await signedInUser();
  model.setMode({ task: 'plan', requests: [2], fault: 'refusal' });
  const before = anglesWritten().length;
  const angles = ['What a hive costs', '  Bees and\nneighbors ', ''];
  const { id } = await startBatch(headers, { angles });
  await untilBatch(headers, 'stopped', 1);
  model.setMode({});
  await continueBatch(id, headers);
  await untilBatch(headers, 'finished', 3);
  const written = anglesWritten().slice(before);
  expect(written.slice(0, 3)).toEqual(['What a hive costs', 'Bees and neighbors', 'Bees and neighbors']);
  expect(written.at(-1)).toMatch(/^[A-Z].{20,}/);
});

test('writes each blog under its approved title, and shows the titles while it runs', async () => {
  const { headers } = await signedInUser();
  const titles = ['A hive of one’s own', '', 'Bees next door'];
  const { id } = await startBatch(headers, { titles });
  const { blogs, ...batch } = await untilBatch(headers, 'finished', 3);
  expect(batch).toMatchObject({ id, titles, language: 'english' });
  expect(batch.runId).toBeUndefined();
  expect(blogs.map(({ title }) => title)).toEqual([titles[0], expect.stringMatching(/./), titles[2]]);
});

test.each([
  [{ titles: ['a', 'b', 'c', 'd'] }, 400, 'There are more titles than blogs'],
  [{ titles: ['a'.repeat(201)] }, 400, 'A title can have up to 200 characters'],
  [{ titles: [HARMFUL] }, 422, /\p{L}/u],
  [{ overviewTitle: 'a'.repeat(201) }, 400, 'A title can have up to 200 characters'],
  [{ overviewTitle: HARMFUL }, 422, /\p{L}/u],
  [{ angles: ['a', 'b', 'c', 'd'] }, 400, 'There are more angles than blogs'],
  [{ angles: ['a'.repeat(201)] }, 400, 'An angle can have up to 200 characters'],
  [{ angles: [HARMFUL] }, 422, /\p{L}/u],
])('refuses a batch with %j', async (fields, status, message) => {
  const { headers } = await signedInUser();
  const { response } = await startBatch(headers, fields);
  expect(response.status).toBe(status);
  expect((await response.json()).message).toMatch(message);
  expect(await readBatches(headers)).toEqual([]);
});
