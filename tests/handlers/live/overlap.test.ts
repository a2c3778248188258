import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { allEventsOf } from '../../support/event-stream.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { generateLive } from './live-generation.ts';

/** Every answer takes the same time, long enough for calls sent together to arrive together. */
const LATENCY_MS = 300;

let model: FakeOpenAI;

beforeAll(async () => {
  model = await startFakeOpenAI({ apiKey: null });
  process.env.OPENAI_BASE_URL = model.baseUrl;
});

afterAll(() => model.close());

test('the calls for a large article overlap, from the request to its last event', async () => {
  // No section is answered before six are asked for: one after the other they would never be.
  model.setMode({ gate: 6, task: 'section', latencyMs: LATENCY_MS });
  const { headers } = await knownVisitor();
  const events = await allEventsOf(await generateLive(headers, { length: 'large' }));
  expect(events.at(-1)?.type).toBe('done');
  expect(model.stats.maxInFlight).toBeGreaterThanOrEqual(6);
  const longestChain = Math.max(...model.requests.map(({ round }) => round));
  expect(longestChain / model.requests.length).toBeLessThanOrEqual(0.5);
  const tasks = model.requests.map(({ task }) => task).filter((task) => task !== 'section');
  expect(tasks.toSorted()).toEqual([
    'brief',
    'conclusion',
    'critique',
    'edit',
    'extras',
    'introduction',
    'plan',
  ]);
});
