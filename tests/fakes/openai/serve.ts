import { startFakeOpenAI } from './server.ts';

/**
 * Runs the fake on its own: `node tests/fakes/openai/serve.ts [port]`. Any key is accepted.
 * `POST /__mode` with a mode as JSON changes how it answers, `GET /__stats` gives what it has seen.
 */
const port = Number(process.argv[2] ?? 4010);
const fake = await startFakeOpenAI({ port, control: true });
console.log(`Fake OpenAI on ${fake.baseUrl}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void fake.close().then(() => process.exit(0)));
}
