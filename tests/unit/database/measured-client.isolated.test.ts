import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openEmbedded } from '@/lib/database/db.ts';
import { PrimaryClient } from '@/lib/database/primary.ts';
import { startTelemetry } from '@/lib/telemetry/sdk.ts';
import { freePort } from '../../../e2e/support/app-server.ts';
import { readSamples } from '../../support/prometheus.ts';

let folder: string;
let database: Database;
let port: number;
let stopTelemetry: () => Promise<void>;

beforeAll(async () => {
  port = await freePort();
  const METRICS_ADDRESS = { host: '127.0.0.1', port };
  stopTelemetry = await startTelemetry({
    METRICS_ADDRESS,
    OTEL_SERVICE_NAME: 'quillcast',
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  });
  folder = await mkdtemp(path.join(tmpdir(), 'quillcast-measured-'));
  database = await openEmbedded(folder);
});
afterAll(async () => {
  await stopTelemetry();
  await database.close();
  await rm(folder, { recursive: true });
});

/** Counts of statements by operation, and whether they failed. */
async function statements(): Promise<Record<string, number>> {
  const samples = readSamples(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const counts = samples.filter(({ name }) => name === 'db_client_operation_duration_count');
  return Object.fromEntries(
    counts.map(({ labels, value }) => [`${labels.db_operation_name} ${labels.error_type ?? 'done'}`, value]),
  );
}

test('measures the pool’s statements, alone and in transactions, and no other connection’s', async () => {
  const { prisma, connection } = database;
  await prisma.$executeRaw`CREATE TABLE teas (name text)`;
  await prisma.$queryRaw`SELECT 1`;
  await prisma.$queryRaw`SELECT nothing`.catch(() => undefined);
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO teas VALUES ('green')`;
  });
  const listener = new PrimaryClient(connection);
  await listener.connect();
  await listener.query('LISTEN changes');
  await listener.end();
  expect(await statements()).toEqual({
    'OTHER done': 1,
    'SELECT done': 1,
    'SELECT error': 1,
    'BEGIN done': 1,
    'INSERT done': 1,
    'COMMIT done': 1,
  });
});
