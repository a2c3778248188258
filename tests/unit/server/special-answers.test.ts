import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { markRemoved, markUnavailable } from '@/lib/http/answer-context.ts';
import { serve } from '../../support/serve-cached.ts';

const PATH = '/share/page';

const AWAY = 'This page is not available right now';

const FAILURES: [string, string, string, RequestListener][] = [
  [PATH, 'answers 500', '', (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('')],
  [PATH, 'breaks off', AWAY, (_, response) => response.destroy()],
  [PATH, 'breaks off in the middle', AWAY, (_, response) => response.write('<p>', () => response.destroy())],
  ['/blogs', 'breaks off', AWAY, (_, response) => response.destroy()],
];

test.each(FAILURES)(
  'answers 503 once, with the policy, when the application that makes %s %s',
  async (path, _, text, fail) => {
    const { get, reached } = await serve(fail);
    const answer = await get(path, { cookie: 'session=1' });
    expect(answer).toMatchObject({
      status: 503,
      headers: {
        'content-type': expect.stringContaining('text/html'),
        'retry-after': '5',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      },
      text: expect.stringContaining(text),
    });
    expect(reached).toHaveLength(1);
    await get(path);
    expect(reached).toHaveLength(2);
  },
);

test('answers what fails below /api in JSON', async () => {
  const { get } = await serve((_, response) => response.destroy());
  const answer = await get('/api/blogs/tea');
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(JSON.parse(answer.text)).toEqual({
    code: 'unavailable',
    message: 'Our server cannot load it right now. Nothing is lost. Please try again in a few seconds.',
  });
});

test.each([
  ['/share/tea', { 'accept-language': 'de' }, 'Diese Seite ist gerade nicht verfügbar'],
  ['/de/create', { 'accept-language': 'fr' }, 'Diese Seite ist gerade nicht verfügbar'],
  ['/de/create', {}, '<html lang="de">'],
  ['/create', { 'accept-language': 'de', cookie: 'language=en' }, AWAY],
  ['/api/blogs/tea', { 'accept-language': 'de' }, '"text":"'],
])('answers what fails at %s with %j in the language of its reader', async (path, headers, text) => {
  const { get } = await serve((_, response) => response.destroy());
  expect(await get(path, headers)).toMatchObject({ status: 503, text: expect.stringContaining(text) });
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

/** An application with a page that is there for one reader alone. */
const draft: RequestListener = ({ headers }, response) => {
  const isOwner = headers.cookie === 'session=owner';
  const cacheControl = 'private, no-store';
  response
    .writeHead(isOwner ? 200 : 404, { 'content-type': 'text/html', 'cache-control': cacheControl })
    .end(isOwner ? 'My draft' : 'Not found');
};

test('shows a draft to its owner only', async () => {
  const { get, reached } = await serve(draft);
  expect(await get(PATH)).toMatchObject({ status: 404, text: 'Not found' });
  expect(reached).toHaveLength(1);
  const own = await get(PATH, { cookie: 'session=owner' });
  expect(own).toMatchObject({ status: 200, text: 'My draft' });
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(await get(PATH, { cookie: 'session=other' })).toMatchObject({ status: 404 });
  expect(await get(PATH)).toMatchObject({ status: 404, text: 'Not found' });
});

test('asks for a blog anew with a session, which may be its owner’s', async () => {
  const { get, reached } = await serve((_, response) => {
    response.writeHead(200, { 'cache-control': 'public, no-cache' }).end('{}');
  });
  const session = { cookie: '__Secure-next-auth.session-token=x' };
  for (const headers of [{}, {}, session, session]) await get('/api/blogs/tea', headers);
  expect(reached.map(({ headers }) => headers.cookie)).toEqual([undefined, session.cookie, session.cookie]);
});

test.each([
  ['deleted', 410, 404, 410],
  ['blocked', 451, 200, 451],
  ['forbidden, whatever it says,', 410, 403, 403],
] as const)(
  'answers a page of what is %s with the mark %i and the status %i with %i',
  async (_, mark, status, sent) => {
    const { get } = await serve((_request, response) => {
      markRemoved(mark);
      response.writeHead(status).end('Gone');
    });
    expect(await get(PATH)).toMatchObject({ status: sent, text: 'Gone' });
    expect(await get('/blog/page')).toMatchObject({ status: sent });
  },
);
