import { expect, test } from 'vitest';
import { GET } from '@/app/api/writer/route';
import { get } from '../../support/requests.ts';

test('says that no model is connected', async () => {
  const response = await GET(get('/api/writer'));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ model: null });
});
