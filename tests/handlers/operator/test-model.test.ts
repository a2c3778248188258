import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { api } from '../../support/api.ts';
import { makeOperator } from '../../support/operators.ts';
import { changeSettings } from '../../support/settings.ts';

let model: FakeOpenAI;
beforeAll(async () => {
  model = await startFakeOpenAI({ apiKey: null });
  changeSettings({ OPENAI_BASE_URL: model.baseUrl });
});
afterAll(() => model.close());

test('the service that writes is named, asked for a word, and the result stays', async () => {
  const operator = await makeOperator('qwen3-4b');
  expect(await operator.state()).toMatchObject({
    writer: { origin: 'configured', model: 'gpt-5-mini', server: null, address: model.baseUrl },
    lastTest: null,
  });
  const response = await api.post('/api/operator/test', {}, operator.headers);
  expect(await response.json()).toMatchObject({
    lastTest: { isAnswering: true, message: '', milliseconds: expect.any(Number) },
  });
  expect(await operator.state()).toMatchObject({ lastTest: { isAnswering: true } });
});

test('a service that refuses is said with its status', async () => {
  const operator = await makeOperator('qwen3-4b');
  model.setMode({ fault: 'invalid-key' });
  const response = await api.post('/api/operator/test', {}, operator.headers);
  expect(await response.json()).toMatchObject({
    lastTest: { isAnswering: false, message: expect.stringContaining('status 401') },
  });
});
