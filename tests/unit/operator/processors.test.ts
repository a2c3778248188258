import { expect, test } from 'vitest';
import { parseEnv } from '@/lib/env.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { processorParts } from '@/lib/operator/processors.ts';

const t = translatorFor('en', 'processors');

type Model = Parameters<typeof processorParts>[1];

/** The rows of the table with these settings. */
function rowsWith(settings: Record<string, string>, model: Model = null): string[][] {
  const table = processorParts(parseEnv(settings), model, t).find(({ form }) => form === 'table');
  return (table as { rows: string[][] } | undefined)?.rows ?? [];
}

const WIKIPEDIA = ['Wikipedia', 'wikipedia.org', 'Finds sources by search words from your topic'];

test('a site without settings asks Wikipedia only, and nobody with research off', () => {
  expect(rowsWith({})).toEqual([WIKIPEDIA]);
  expect(processorParts(parseEnv({ RESEARCH: 'off' }), null, t)).toEqual([
    { form: 'heading', level: 2, text: 'Connected services' },
    { form: 'paragraph', text: 'None.' },
  ]);
});

test.each<[Record<string, string>, string, string]>([
  [{ SEARXNG_URL: 'https://search.example/x' }, 'SearXNG', 'search.example'],
  [{ SEARXNG_URL: 'http://searxng:8888' }, 'SearXNG', 'The operator’s network'],
  [{ SEARXNG_URL: 'http://10.1.2.3:8888' }, 'SearXNG', 'The operator’s network'],
  [{ SEARXNG_URL: 'http://localhost:8888' }, 'SearXNG', 'This machine'],
  [{ BRAVE_API_KEY: 'k' }, 'Brave Search', 'api.search.brave.com'],
  [{ OPENVERSE_CLIENT_ID: 'i', OPENVERSE_CLIENT_SECRET: 's' }, 'Openverse', 'api.openverse.org'],
  [{ GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's' }, 'Google', 'accounts.google.com'],
  [{ SMTP_URL: 'smtps://ada:secret@mail.example:465' }, 'Mail server', 'mail.example'],
  [{ STRIPE_SECRET_KEY: 'sk_test' }, 'Stripe', 'api.stripe.com'],
  [{ WEBSUB_HUB: 'https://hub.example/' }, 'WebSub hub', 'hub.example'],
  [{ INDEXNOW_KEY: 'key-of-the-tests' }, 'IndexNow', 'api.indexnow.org'],
  [{ CDN_PURGE_URL: 'https://cdn.example/purge' }, 'Content delivery', 'cdn.example'],
])('%j is shown as %s at %s', (settings, name, place) => {
  const [first, second, ...others] = rowsWith(settings);
  expect(first).toEqual(WIKIPEDIA);
  expect(second?.slice(0, 2)).toEqual([name, place]);
  expect(others).toEqual([]);
  expect(JSON.stringify(second)).not.toContain('secret');
});

const ROUTER = { baseUrl: 'https://openrouter.ai/api/v1', apiKey: 'secret' };
const OLLAMA = { server: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' } as const;
const HERE = '. Nothing leaves this machine';

test.each<[NonNullable<Model>, string, string, string]>([
  [
    { origin: 'configured', model: 'm' },
    'OpenAI (m)',
    'api.openai.com',
    ', searches the web, screens requests for harm',
  ],
  [{ origin: 'configured', model: 'm', ...ROUTER }, 'Language model (m)', 'openrouter.ai', ''],
  [{ origin: 'found', model: 'llama3.1:8b', ...OLLAMA }, 'Ollama (llama3.1:8b)', 'This machine', HERE],
  [{ origin: 'local', model: '/srv/models/gemma.gguf' }, 'Language model (gemma)', 'This machine', HERE],
])('the model %j is in the first row', (model, name, place, more) => {
  expect(rowsWith({}, model)).toEqual([[name, place, `Writes, translates and checks texts${more}`], WIKIPEDIA]);
});

test('OpenAI does not search the web with research off', () => {
  const model = { origin: 'configured', model: 'gpt-5-mini' } as const;
  const purpose = 'Writes, translates and checks texts, screens requests for harm';
  expect(rowsWith({ RESEARCH: 'off' }, model)).toEqual([['OpenAI (gpt-5-mini)', 'api.openai.com', purpose]]);
});
