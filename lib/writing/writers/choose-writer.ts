import 'server-only';
import { env } from '@/lib/env.ts';
import type { ModelConnection } from '@/lib/models/connection.ts';
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
  if (latest?.connection === key && latest.fetch === connection.fetch) return latest.writer;
  const writer = createModelWriter({
    ...options,
    timeoutMs: env().OPENAI_TIMEOUT_MS,
    isSmall: origin !== 'configured',
    ...(origin === 'found' && { server: server ?? options.model }),
  });
  latest = { connection: key, fetch: connection.fetch, writer };
  return writer;
}

/**
 * Who writes: the connected model; without one a digest of the sources, and without those a brief.
 * @param withoutModel whether the model is passed over
 */
export function chooseWriter(sources: readonly SourceDocument[], withoutModel = false): Writer {
  const model = withoutModel ? null : modelWriter();
  return model ?? (sources.length > 0 ? createDigestWriter() : createBriefWriter());
}
