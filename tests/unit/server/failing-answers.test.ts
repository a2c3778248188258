import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { markUnavailable } from '@/lib/http/answer-context.ts';
import { serve } from '../../support/serve-cached.ts';

const PATH = '/share/page';

const FAILURES: [string, RequestListener][] = [
  ['answers 500', (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('')],
  ['breaks off', (_, response) => response.destroy()],
  ['breaks off in the middle', (_, response) => response.write('<p>', () => response.destroy())],
];

test.each(FAILURES)(
  'answers 503 once, with the policy, when an application that makes a page for everybody %s',
  async (_, fail) => {
    const { get, reached } = await serve(fail);
    const answer = await get(PATH);
    expect(answer).toMatchObject({
      status: 503,
      headers: {
        'content-type': expect.stringContaining('text/html'),
        'retry-after': '5',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      },
    });
    expect(reached).toHaveLength(1);
    await get(PATH);
    expect(reached).toHaveLength(2);
  },
);

test('answers 503 once, with the policy, when a personal page breaks off', async () => {
  const { get, reached } = await serve((_, response) => response.destroy());
  const answer = await get('/blogs', { cookie: 'session=1' });
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'content-security-policy': expect.stringContaining("frame-ancestors 'self'") },
    text: expect.stringContaining('This page is not available right now'),
  });
  expect(reached).toHaveLength(1);
});

test('answers what fails below /api in JSON', async () => {
  const { get } = await serve((_, response) => response.destroy());
  const answer = await get('/api/blogs/tea');
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(JSON.parse(answer.text)).toEqual({
    code: 'unavailable',
    message: 'Our server cannot load it right now. Nothing is lost. Please try again in a few seconds.',
  });
});

const HTML = { 'content-type': 'text/html' };

const tea: RequestListener = (_, response) => response.writeHead(200, HTML).end('Tea');

const fault: RequestListener = (_, response) => response.writeHead(500, HTML).end('Our fault');

/** As Next answers a page that cannot read the database. */
const outage: RequestListener = (...given) => {
  markUnavailable();
  fault(...given);
};

test('says that a page is not available while the database is away', async () => {
  const { get } = await serve(outage);
  expect(await get('/blogs')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    text: expect.stringContaining('Please try again in a few seconds.'),
  });
});

test('leaves a personal page that fails for another reason as it is', async () => {
  const { get } = await serve(fault);
  expect(await get('/blogs')).toMatchObject({ status: 500, text: 'Our fault' });
});

test('serves stored answers while the database is down, and makes them again afterwards', async () => {
  const answers = [tea, outage, outage, tea];
  const { get, reached, cache } = await serve((...given) => {
    answers[reached.length - 1]?.(...given);
    // The cache learns while the second page fails that the database is down.
    cache.serverDown();
  });
  await get(PATH);
  cache.suspend();
  expect((await get(PATH)).text).toBe('Tea');
  expect((await get(PATH)).text).toBe('Tea');
  expect((await get('/share/other')).status).toBe(503);
  cache.resume(true);
  await get(PATH);
  expect(reached.map(({ url }) => url)).toEqual([PATH, PATH, '/share/other', PATH]);
});
