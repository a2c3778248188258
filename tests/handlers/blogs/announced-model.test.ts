import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';

test('says that no model is connected and that sources can be looked for', async () => {
  const response = await api.get('/api/writer');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ model: null, origin: null, server: null, isHere: false, research: true });
});
