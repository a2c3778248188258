import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowedSite } from '../../support/allowed-site.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents, untilEvent } from '../../support/event-stream.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { usedBy } from '../../support/owned-blog.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { queueLive, watchLive } from '../runs/live-generation.ts';

const PAGES = ['/guide', '/comparison', '/recipe'];

const model = await connectFakeModel();
changeSettings({ OPENAI_MODEL: 'qwen3:4b' });
const site = await allowedSite(
  Object.fromEntries(PAGES.map((path) => [path, { body: readFileSync(`tests/fakes/bread-pages${path}.html`) }])),
);

const REQUESTS = {
  'without sources': { topic: 'Urban beekeeping', length: 'small' },
  'with sources': { topic: 'Sourdough bread', length: 'small', sourceUrls: PAGES.map(site.at) },
};

test.each([
  ['wrong-language', 'it kept answering in another language'],
  ['empty', 'its answers could not be read'],
] as const)('after %s the answer names the model, says why and what can be had instead', async (fault, why) => {
  model.setMode({ fault });
  const visitor = await knownVisitor();
  expect(await readAnswer(api.post('/api/blogs/generate', REQUESTS['without sources'], visitor.headers))).toEqual([
    502,
    {
      message: `qwen3:4b could not write this blog: ${why}. Nothing was counted.`,
      code: 'writer-failed',
      alternative: 'close',
    },
  ]);
  expect(await usedBy(visitor.quotaKey)).toBe(0);
});

test('with sources a digest of them can be had instead, and a reload still learns of it', async () => {
  model.setMode({ fault: 'wrong-language' });
  const visitor = await knownVisitor();
  const { id, events } = await queueLive(visitor.headers, REQUESTS['with sources']);
  expect(await untilEvent(events, 'failed')).toMatchObject({ status: 502, alternative: 'digest' });
  const again = await responseAllEvents(await watchLive(id, visitor.headers));
  expect(again.at(-1)?.data).toMatchObject({ alternative: 'digest' });
});

test.each([
  ['without sources', 'close'],
  ['with sources', 'digest'],
] as const)('asked for without the model, a request %s becomes a %s and counts as any other', async (kind, writer) => {
  const visitor = await knownVisitor();
  const asked = model.requests.length;
  const body = { ...REQUESTS[kind], withoutModel: true };
  const response = await api.post('/api/blogs/generate', body, visitor.headers);
  expect(response.status).toBe(200);
  const { id } = await response.json();
  const blog = await (await api.get(`/api/blogs/${id}`)).json();
  expect(blog.writer).toBe(writer);
  expect(model.requests.length).toBe(asked);
  expect(await usedBy(visitor.quotaKey)).toBe(1);
});

test('offers nothing else where the model declined the topic', async () => {
  model.setMode({ fault: 'refusal' });
  const { headers } = await knownVisitor();
  const response = await api.post('/api/blogs/generate', REQUESTS['without sources'], headers);
  expect(response.status).toBe(422);
  expect(await response.json()).not.toHaveProperty('alternative');
});

test('refuses a withoutModel that is neither true nor false', async () => {
  const { headers } = await knownVisitor();
  const body = { ...REQUESTS['without sources'], withoutModel: 'yes' };
  expect(await makeRefusal(api.post('/api/blogs/generate', body, headers))).toEqual([
    400,
    'withoutModel is true or false',
  ]);
});
