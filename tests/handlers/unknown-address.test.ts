import { expect, test } from 'vitest';
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from '@/app/api/[[...path]]/route.ts';
import { get, post } from '../support/requests.ts';

test.each(Object.entries({ DELETE, GET, OPTIONS, PATCH, POST, PUT }))(
  'answers %s at an unknown address below /api with 404 and a message',
  async (method, handler) => {
    const answer = await handler(new Request(get('/api/blog'), { method }));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found', message: 'Nothing exists at this address.' });
  },
);

test('refuses what another site’s page sends to an unknown address', async () => {
  const request = post('/api/blog', {}, { origin: 'https://evil.example' });
  expect((await POST(request)).status).toBe(403);
});
