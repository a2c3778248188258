import 'server-only';
import { env } from '@/lib/env.ts';
import { type ModelConnection, modelLabel } from '@/lib/models/connection.ts';
import { firstLook } from '@/lib/models/servers/found-connection.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { createBriefWriter } from '../brief/writer.ts';
import { createDigestWriter } from '../digest/writer.ts';
import { createModelWriter } from '../model/writer.ts';
import type { Writer } from '../types.ts';
import { modelConnection } from './model-connection.ts';

/** The writer that was asked for last, and the connection that it is on: as JSON, and what sends its requests. */
let latest: { connection: string; fetch: ModelConnection['fetch']; writer: Writer } | undefined;

/**
 * The writer on the connected model, or null when none is connected. One for as long as the connection stays, since it
 * remembers what its server can do. What runs nearby is asked one thing after the other.
 */
export function modelWriter(): Writer | null {
  const connection = modelConnection();
  if (!connection) return null;
  const { origin, server, ...options } = connection;
  const key = JSON.stringify(connection);
  const label = modelLabel(connection);
  if (latest?.connection === key && latest.fetch === connection.fetch) return latest.writer;
  const writer = createModelWriter({
    ...options,
    label,
    timeoutMs: env().OPENAI_TIMEOUT_MS,
    isSmall: origin !== 'configured',
    ...(origin === 'found' && { server: server ?? label }),
  });
  latest = { connection: key, fetch: connection.fetch, writer };
  return writer;
}

/** As `modelWriter`, but not before it is known whether a model is there: waits while servers are looked for first. */
export async function settledModelWriter(): Promise<Writer | null> {
  await firstLook();
  return modelWriter();
}

/** Who writes: the model, where there is one; without it a digest of the sources, and without those a brief. */
export function chooseWriter(sources: readonly SourceDocument[], model: Writer | null): Writer {
  return model ?? (sources.length > 0 ? createDigestWriter() : createBriefWriter());
}
