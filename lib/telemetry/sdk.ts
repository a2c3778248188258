import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { performance } from 'node:perf_hooks';
import { context, metrics, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import ipaddr from 'ipaddr.js';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { observe } from './instruments.ts';
import { privateExporter } from './private-spans.ts';

/** OpenTelemetry's SDK (decision 158). Loaded only where it is configured; the exporters read OTEL_EXPORTER_OTLP_*. */

/** How often metrics are sent, in ms. */
const SENT_EVERY_MS = 15_000;

type Settings = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'METRICS_ADDRESS'>;

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

const isPrivate = (host: string): boolean =>
  isIP(host) === 0 ? host === 'localhost' : PRIVATE_RANGES.includes(ipaddr.process(host).range());

/** Serves Prometheus text at an address. @throws Error when it cannot be opened */
async function servePrometheus({ host, port }: NonNullable<Env['METRICS_ADDRESS']>): Promise<IMetricReader> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  await exporter.startServer().catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`METRICS_ADDRESS ${host}:${port} cannot be opened (${cause.code}).`, { cause });
  });
  if (!isPrivate(host)) {
    log().warn({ host, port }, 'METRICS_ADDRESS is not a private address: only its network protects the metrics');
  }
  return exporter;
}

function observeProcess(): void {
  observe('process.memory.usage', () => process.memoryUsage.rss());
  let last = performance.eventLoopUtilization();
  observe('nodejs.eventloop.utilization', () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  });
}

/**
 * Starts sending traces and metrics to OTEL_EXPORTER_OTLP_ENDPOINT, and serving metrics at METRICS_ADDRESS. Call before
 * anything is measured.
 * @returns sends the rest and stops
 * @throws Error when METRICS_ADDRESS cannot be opened
 */
export async function startTelemetry(settings: Settings): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_ADDRESS: address } = settings;
  const resource = resourceFromAttributes({
    'service.name': settings.OTEL_SERVICE_NAME,
    'service.instance.id': randomUUID(),
  });
  const sent = () =>
    new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), exportIntervalMillis: SENT_EVERY_MS });
  const readers = [...(endpoint ? [sent()] : []), ...(address ? [await servePrometheus(address)] : [])];
  const meters = new MeterProvider({ resource, readers });
  metrics.setGlobalMeterProvider(meters);
  observeProcess();
  if (!endpoint) return () => meters.shutdown();
  const spanProcessors = [new BatchSpanProcessor({ exporter: privateExporter(new OTLPTraceExporter()) })];
  const tracers = new TracerProvider({ resource, spanProcessors });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracers);
  return async () => {
    await Promise.all([tracers.shutdown(), meters.shutdown()]);
  };
}
