import { expect, test } from 'vitest';
import { jsonAnswer } from '../../fakes/faults.ts';
import { startLocalServer } from '../../fakes/local-server.ts';
import { forwardChat } from '../../fakes/model-servers/forward.ts';
import { startFakeLlamaCpp } from '../../fakes/model-servers/llama-cpp.ts';
import { startFakeLmStudio } from '../../fakes/model-servers/lm-studio.ts';
import { startFakeOllama } from '../../fakes/model-servers/ollama.ts';
import { chats, during, makeWatch } from './watching.ts';

/** A watch of a server after its first look. */
async function watched(...starting: Promise<{ url: string; close: () => Promise<void> }>[]) {
  const servers = await Promise.all(starting.map(during));
  const watch = makeWatch(servers.map(({ url }) => url));
  await watch.look();
  return watch;
}

test('finds Ollama, and takes its largest model for text that fits', async () => {
  const { baseUrl: chatUrl } = await chats();
  const models = [
    { name: 'nomic-embed-text:latest', gigabytes: 9, capabilities: ['embedding'] },
    { name: 'mystery:latest', gigabytes: 8, capabilities: ['insert'] },
    { name: 'gpt-oss:120b-cloud', gigabytes: 0.0001, isCloud: true },
    { name: 'llama3.2:3b', gigabytes: 2 },
    { name: 'llama3.1:8b', gigabytes: 4.9 },
    { name: 'raw:11b', gigabytes: 7, template: '{{ .Prompt }}' },
    { name: 'llama3.3:70b', gigabytes: 40 },
  ];
  const ollama = await during(startFakeOllama({ models, chatUrl, contextLength: 8192 }));
  const watch = makeWatch([ollama.url]);
  await watch.look();
  expect(watch.connection()).toMatchObject({
    origin: 'found',
    server: 'Ollama',
    model: 'llama3.1:8b',
    windowTokens: 8192,
    baseUrl: `${ollama.url}/v1`,
  });
});

test('finds LM Studio, and the window of a loaded model', async () => {
  const { baseUrl } = await chats();
  const models = [
    { id: 'text-embedding-nomic', type: 'embeddings', maxContext: 2048, loadedContext: 2048 },
    { id: 'qwen3-8b', type: 'llm', maxContext: 40_960, loadedContext: 6144, canUseTools: true },
    { id: 'llama-3.2-1b-instruct', type: 'llm', maxContext: 131_072, loadedContext: 4096 },
    { id: 'mistral-7b-v0.1', type: 'llm', maxContext: 32_768, loadedContext: 4096 },
  ] as const;
  const watch = await watched(startFakeLmStudio(models, baseUrl));
  expect(watch.connection()).toMatchObject({ server: 'LM Studio', model: 'qwen3-8b', windowTokens: 6144 });
});

test('finds llama.cpp, although it answers a request of Ollama too', async () => {
  const { baseUrl: chatUrl } = await chats();
  const model = 'gemma-3-4b-it-Q4_K_M.gguf';
  const watch = await watched(startFakeLlamaCpp({ model, gigabytes: 2.5, contextLength: 16_384, chatUrl }));
  expect(watch.connection()).toMatchObject({ server: 'llama.cpp', model, windowTokens: 16_384 });
});

test('waits for a llama.cpp model that is loading', async () => {
  const { baseUrl: chatUrl } = await chats();
  const llamaCpp = await during(startFakeLlamaCpp({ model: 'gemma', gigabytes: 2, contextLength: 4096, chatUrl }));
  const watch = makeWatch([llamaCpp.url]);
  llamaCpp.setLoading(true);
  await watch.look();
  expect(watch.connection()).toBeNull();
  llamaCpp.setLoading(false);
  await watch.look();
  expect(watch.connection()?.model).toBe('gemma');
});

test('finds any other OpenAI-compatible server', async () => {
  const { baseUrl } = await chats();
  const data = [{ id: 'qwen3-8b', object: 'model', owned_by: 'vllm', max_model_len: 32_768 }];
  const vllm = startLocalServer((call) => {
    if (call.path === '/v1/chat/completions') return forwardChat(call, baseUrl);
    return call.path === '/v1/models' ? jsonAnswer(200, { object: 'list', data }) : jsonAnswer(404, { detail: 'No.' });
  });
  const watch = await watched(vllm);
  const { server, model, windowTokens } = watch.connection() ?? {};
  expect({ server, model, windowTokens }).toEqual({ server: undefined, model: 'qwen3-8b', windowTokens: 32_768 });
});

test('takes the next model when one needs too much memory', async () => {
  const { baseUrl: chatUrl } = await chats();
  const models = [
    { name: 'qwen3:14b', gigabytes: 9.3 },
    { name: 'llama3.1:8b', gigabytes: 4.9 },
    { name: 'llama3.2:3b', gigabytes: 2 },
  ];
  const ollama = await during(startFakeOllama({ models, chatUrl, freeGigabytes: 5 }));
  const watch = makeWatch([ollama.url]);
  await watch.look();
  expect(watch.connection()?.model).toBe('llama3.1:8b');
  const asked = () => ollama.calls.filter(({ path }) => path === '/v1/chat/completions').length;
  expect(asked()).toBe(2);
  await watch.look();
  expect(asked()).toBe(2);
  expect(watch.connection()?.model).toBe('llama3.1:8b');
});

test('takes the best model of all servers', async () => {
  const { baseUrl } = await chats();
  const models = [{ name: 'llama3.2:3b', gigabytes: 2 }];
  const better = { id: 'llama-3.1-8b-instruct', type: 'llm', maxContext: 8192, loadedContext: 4096 } as const;
  const watch = await watched(startFakeOllama({ models, chatUrl: baseUrl }), startFakeLmStudio([better], baseUrl));
  expect(watch.connection()).toMatchObject({ server: 'LM Studio', model: 'llama-3.1-8b-instruct' });
});
