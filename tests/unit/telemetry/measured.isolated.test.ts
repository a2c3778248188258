import { APIError } from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { observe } from '@/lib/telemetry/instruments.ts';
import { measured } from '@/lib/telemetry/measured.ts';
import { startTelemetry } from '@/lib/telemetry/sdk.ts';
import { measuredCall } from '@/lib/writing/chat/measured-call.ts';
import { freePort } from '../../../e2e/support/app-server.ts';
import { readSamples } from '../../support/prometheus.ts';

let port: number;
let stopTelemetry: () => Promise<void>;

beforeAll(async () => {
  port = await freePort();
  stopTelemetry = await startTelemetry({
    METRICS_ADDRESS: { host: '127.0.0.1', port },
    OTEL_SERVICE_NAME: 'quillcast',
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  });
});
afterAll(() => stopTelemetry());

async function samplesOf(metric: string) {
  const samples = readSamples(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  return samples.filter(({ name }) => name === metric);
}

test('an error is labeled with a code that is one, or its name', async () => {
  const errors = [
    Object.assign(new Error('Broken'), { code: 'ECONNRESET' }),
    Object.assign(new TypeError('Odd'), { code: 'ada@example.com asked about tea' }),
    Object.assign(new RangeError('Long'), { code: 'x'.repeat(41) }),
  ];
  for (const error of errors) {
    const work = measured({ duration: 'quillcast.job.duration', span: 'job' }, () => Promise.reject(error));
    await expect(work).rejects.toBe(error);
  }
  const labels = (await samplesOf('quillcast_job_duration_count')).map((sample) => sample.labels.error_type);
  expect(labels).toEqual(['ECONNRESET', 'TypeError', 'RangeError']);
});

test('an error of a model server is labeled with its status, whatever code the server chose', async () => {
  const refusal = new APIError(429, { code: 'violet' }, 'Wait', new Headers());
  const inStream = new APIError(undefined, { code: 'violet' }, 'Wait', undefined);
  for (const error of [refusal, inStream]) {
    await expect(measuredCall('gpt-5-mini', () => Promise.reject(error))).rejects.toBe(error);
  }
  const labels = (await samplesOf('gen_ai_client_operation_duration_count')).map(({ labels }) => labels.error_type);
  expect(labels).toEqual(['429', 'APIError']);
});

test('a gauge without a new value keeps its last one', async () => {
  const lengths = [undefined, 3, undefined];
  observe('quillcast.queue.length', () => lengths.shift());
  const read = async () => (await samplesOf('quillcast_queue_length')).map(({ value }) => value);
  expect(await read()).toEqual([]);
  expect(await read()).toEqual([3]);
  expect(await read()).toEqual([3]);
});
