import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../fakes/openai/server.ts';
import { startCollector } from '../fakes/otlp.ts';
import { appClient, register } from '../support/app-client.ts';
import { passPublication } from '../support/embedded-database.ts';
import { eventually } from '../support/eventually.ts';
import { readSamples, type Sample } from '../support/prometheus.ts';

let app: AppServer;
let model: FakeOpenAI;
let collector: Awaited<ReturnType<typeof startCollector>>;
let metricsUrl: string;

beforeAll(async () => {
  [model, collector] = await Promise.all([startFakeOpenAI({ apiKey: null }), startCollector()]);
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  app = await startApp({
    OPENAI_BASE_URL: model.baseUrl,
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
});
afterAll(async () => {
  await app.stop();
  await model.close();
  collector.close();
});

const scrape = async (): Promise<Sample[]> => readSamples(await (await fetch(metricsUrl)).text());

/** The sum of the samples with a name and labels. */
const total = (samples: Sample[], name: string, labels: Record<string, string> = {}): number =>
  samples
    .filter((each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);

let blogId: string;

test('requests, cache, database, runs, calls, jobs and the queue are counted where Prometheus reads', async () => {
  const ada = appClient(app);
  expect((await register(ada, 'ada.zanzibar@example.com')).status).toBe(200);
  const written = await ada('/api/blogs/generate', { topic: 'Zanzibar spices', length: 'small' });
  expect(written.status).toBe(200);
  blogId = (await written.json()).id;
  for (let turn = 0; turn < 3; turn += 1) expect((await ada(`/share/${blogId}?token=violet`)).status).toBe(200);
  expect((await ada('/de/check')).status).toBe(200);
  const samples = await eventually(async () => {
    const found = await scrape();
    expect(total(found, 'http_server_request_duration_count', { http_route: '/share/[id]' })).toBe(3);
    return found;
  });
  const requests = (labels: Record<string, string>) => total(samples, 'http_server_request_duration_count', labels);
  expect(
    requests({ http_route: '/api/blogs/generate', http_request_method: 'POST', http_response_status_code: '200' }),
  ).toBe(1);
  expect(requests({ http_route: '/check' })).toBe(1);
  expect(total(samples, 'quillcast_cache_lookups_total', { quillcast_cache_result: 'hit' })).toBeGreaterThan(0);
  expect(total(samples, 'quillcast_cache_lookups_total', { quillcast_cache_result: 'miss' })).toBeGreaterThan(0);
  const statements = (name: string) =>
    total(samples, 'db_client_operation_duration_count', { db_operation_name: name });
  expect(statements('INSERT')).toBeGreaterThan(0);
  // Only requests and work are measured, not the connection that listens.
  expect(statements('LISTEN')).toBe(0);
  expect(total(samples, 'quillcast_run_duration_count')).toBe(1);
  const ofModel = { gen_ai_request_model: 'gpt-5-mini', gen_ai_operation_name: 'chat' };
  expect(total(samples, 'gen_ai_client_operation_duration_count', ofModel)).toBe(model.requests.length);
  expect(total(samples, 'gen_ai_client_token_usage_sum', { ...ofModel, gen_ai_token_type: 'output' })).toBeGreaterThan(
    0,
  );
  expect(samples.find(({ name }) => name === 'quillcast_queue_length')?.value).toBe(0);
  expect(samples.find(({ name }) => name === 'process_memory_usage')?.value).toBeGreaterThan(50_000_000);
});

test('waiting runs are in the queue’s length', async () => {
  model.setMode({ fault: 'hang' });
  const visitors = Array.from({ length: 6 }, () => appClient(app));
  const answers = visitors.map((visitor) =>
    visitor('/api/blogs/generate', { topic: 'Tea', length: 'small' }).catch((error: unknown) => error),
  );
  await eventually(async () => expect(total(await scrape(), 'quillcast_queue_length')).toBe(2));
  model.setMode({});
  await app.end();
  await Promise.all(answers);
});

test('traces have the tokens of calls inside their run, and nothing private', async () => {
  // The last ones are sent when the process stops.
  const spans = collector.spans();
  const runs = spans.filter(({ name, attributes }) => name === 'run' && attributes['error.type'] === undefined);
  expect(runs).toHaveLength(1);
  const calls = spans.filter(({ parentId, traceId }) => parentId === runs[0]?.spanId && traceId === runs[0]?.traceId);
  expect(calls.map(({ name }) => name)).toContain('chat gpt-5-mini');
  const [first] = calls.filter(({ name }) => name === 'chat gpt-5-mini');
  expect(first?.attributes).toMatchObject({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': 'gpt-5-mini',
    'gen_ai.usage.input_tokens': expect.any(Number),
    'gen_ai.usage.output_tokens': expect.any(Number),
  });
  expect(spans.map(({ name }) => name)).toContain('POST /api/blogs/generate');
  expect(collector.resources()[0]).toMatchObject({ 'service.name': 'quillcast' });
  expect(collector.metricNames()).toContain('gen_ai.client.token.usage');
  const sent = collector.bytes();
  for (const secret of ['anzibar', blogId, 'violet', 'example.com', '127.0.0.1', 'localhost']) {
    expect(sent, secret).not.toContain(secret);
  }
});

test('every metric of the dashboard is exported', async () => {
  await app.restart();
  const ada = appClient(app);
  expect((await ada('/api/blogs/generate', { topic: 'Tea', length: 'small' })).status).toBe(200);
  expect((await ada('/share/featured')).status).toBe(200);
  await passPublication(app);
  const { panels } = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8'));
  const queries: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const withoutLabels = queries.join(' ').replaceAll(/by \([^)]*\)|\{[^}]*\}/g, '');
  const names = new Set(withoutLabels.match(/\b(?:http|db|gen_ai|quillcast|process|nodejs)_[a-z_]+/g));
  expect(names.size).toBeGreaterThan(8);
  await eventually(async () => {
    const exported = new Set((await scrape()).map(({ name }) => name));
    expect([...names].filter((name) => !exported.has(name))).toEqual([]);
  });
});

test('an address that is in use is named instead of a start', async () => {
  const METRICS_ADDRESS = new URL(metricsUrl).host;
  await expect(startApp({ METRICS_ADDRESS })).rejects.toThrow(
    `METRICS_ADDRESS ${METRICS_ADDRESS} cannot be opened (EADDRINUSE)`,
  );
});
