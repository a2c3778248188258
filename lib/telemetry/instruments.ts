import { type Attributes, type Histogram, type MetricOptions, metrics } from '@opentelemetry/api';

/**
 * The metrics, named by OpenTelemetry's semantic conventions where they have one. Without an SDK (sdk.ts) nothing is
 * recorded. Attributes have few values, and no person, topic, text, address or secret.
 */

const SCOPE = 'quillcast';

/** Bounds of buckets in seconds, as the conventions advise for each kind of duration. */
const FAST = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640];
const TOKENS = [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144];

const seconds = (description: string, explicitBucketBoundaries: number[]): MetricOptions => ({
  description,
  unit: 's',
  advice: { explicitBucketBoundaries },
});

const HISTOGRAMS = {
  'http.server.request.duration': seconds('Answers on the public port, from the cache or not', FAST),
  'db.client.operation.duration': seconds('Statements sent to PostgreSQL', FAST),
  'gen_ai.client.operation.duration': seconds('Calls to a model', SLOW),
  'gen_ai.client.token.usage': {
    description: 'Tokens of calls to a model',
    unit: '{token}',
    advice: { explicitBucketBoundaries: TOKENS },
  },
  'quillcast.run.duration': seconds('Runs of a writer, from their start to their end', SLOW),
  'quillcast.job.duration': seconds('Effects outside the database: mails, notifications, removals', SLOW),
} satisfies Record<string, MetricOptions>;

const COUNTERS = {
  'quillcast.cache.lookups': { description: 'Public answers looked up in the cache', unit: '{lookup}' },
} satisfies Record<string, MetricOptions>;

const GAUGES = {
  'quillcast.queue.length': { description: 'Runs that wait, of all processes', unit: '{run}' },
  'process.memory.usage': { description: 'Resident memory', unit: 'By' },
  'nodejs.eventloop.utilization': { description: 'Share of time in which the main thread was busy', unit: '1' },
} satisfies Record<string, MetricOptions>;

export type Duration = Exclude<keyof typeof HISTOGRAMS, 'gen_ai.client.token.usage'>;

const meter = () => metrics.getMeter(SCOPE);

const histograms = new Map<string, Histogram>();

/** Adds a value, in the instrument's unit. */
export function record(name: keyof typeof HISTOGRAMS, value: number, attributes: Attributes): void {
  const histogram = histograms.get(name) ?? meter().createHistogram(name, HISTOGRAMS[name]);
  histograms.set(name, histogram);
  histogram.record(value, attributes);
}

export const count = (name: keyof typeof COUNTERS, added: number, attributes: Attributes): void =>
  meter().createCounter(name, COUNTERS[name]).add(added, attributes);

/** Has a value read at each collection; `undefined` and a failed read leave the last one. */
export function observe(name: keyof typeof GAUGES, read: () => number | undefined | Promise<number>): void {
  meter()
    .createObservableGauge(name, GAUGES[name])
    .addCallback(async (result) => {
      const value = await read();
      if (value !== undefined) result.observe(value);
    });
}
