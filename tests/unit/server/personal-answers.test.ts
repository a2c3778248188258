import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { markRemoved } from '@/lib/http/answer-context.ts';
import { serve } from '../../support/serve-cached.ts';

const PATH = '/share/page';

/** An application with a page that is there for one reader alone. */
const draft: RequestListener = ({ headers }, response) => {
  const isOwner = headers.cookie === 'session=owner';
  const cacheControl = 'private, no-store';
  response
    .writeHead(isOwner ? 200 : 404, { 'content-type': 'text/html', 'cache-control': cacheControl })
    .end(isOwner ? 'My draft' : 'Not found');
};

test('shows a draft to its owner only', async () => {
  const { get } = await serve(draft);
  expect(await get(PATH)).toMatchObject({ status: 404, text: 'Not found' });
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

test('does not retry a 404 without a cookie', async () => {
  const { get, reached } = await serve(draft);
  await get(PATH);
  expect(reached).toHaveLength(1);
});

test('answers a page of what has been deleted with 410', async () => {
  const { get } = await serve((_, response) => {
    markRemoved(410);
    response.statusCode = 404;
    response.end('Gone');
  });
  expect(await get(PATH)).toMatchObject({ status: 410, text: 'Gone' });
  expect(await get('/blog/page')).toMatchObject({ status: 410 });
});

test('changes no other answer of a page that says so', async () => {
  const { get } = await serve((_, response) => {
    markRemoved(410);
    response.writeHead(403).end();
  });
  expect((await get(PATH)).status).toBe(403);
});
