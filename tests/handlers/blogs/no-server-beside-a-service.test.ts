import { expect, test } from 'vitest';
import { createServerWatch, startLookingForServers } from '@/lib/models/servers/server-watch.ts';
import { startFakeOllama } from '../../fakes/model-servers/ollama.ts';
import { api } from '../../support/api.ts';
import { changeSettings } from '../../support/settings.ts';

test('looks for no model server where OPENAI_BASE_URL names a service', async () => {
  const models = [{ name: 'llama3.1:8b', gigabytes: 4.9 }];
  const ollama = await startFakeOllama({ models });
  changeSettings({ MODEL_SERVERS: ollama.url, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
  startLookingForServers();
  // A look that begins after the other would have, and asks one thing after the other.
  const watch = createServerWatch({
    addresses: [ollama.url],
    wanted: undefined,
    memoryBytes: () => Number.POSITIVE_INFINITY,
  });
  await watch.look();
  expect(ollama.calls.filter(({ path }) => path === '/api/tags')).toHaveLength(1);
  const announced = await (await api.get('/api/writer')).json();
  await ollama.close();
  expect(announced).toMatchObject({ model: 'gpt-5-mini', origin: 'configured' });
});
