import 'server-only';
import { env } from '@/lib/env.ts';
import { type ModelConnection, modelLabel } from '@/lib/models/connection.ts';
import { localConnection } from '@/lib/models/local/local-connection.ts';
import { firstLook, foundConnection, isOnThisMachine } from '@/lib/models/servers/found-connection.ts';
import { serviceModel } from '@/lib/openai-service.ts';
import type { ConnectedModel } from '../announced-writer.ts';
import { createModelWriter } from '../model/writer.ts';
import type { Writer } from '../types.ts';

/** The service that OPENAI_API_KEY or OPENAI_BASE_URL names. */
function configuredConnection(): ModelConnection | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null;
  return {
    origin: 'configured',
    model: serviceModel(),
    ...(OPENAI_API_KEY && { apiKey: OPENAI_API_KEY }),
    ...(OPENAI_BASE_URL && { baseUrl: OPENAI_BASE_URL }),
  };
}

/** The connected model: configured, else found on a model server, else the selected file; null if there is none. */
export const modelConnection = (): ModelConnection | null =>
  configuredConnection() ?? foundConnection() ?? localConnection();

/** The connected model as anybody may know it, without address or path. */
export function connectedModel(): Omit<ConnectedModel, 'research'> {
  const connection = modelConnection();
  if (!connection) return { model: null, server: null, origin: null, isHere: false };
  const { origin, server = null, baseUrl } = connection;
  const model = modelLabel(connection);
  if (origin === 'configured') return { model, server, origin, isHere: false };
  const isHere = origin === 'local' || (baseUrl !== undefined && isOnThisMachine(baseUrl));
  return { model, server, origin, isHere };
}

/** The latest writer, with its connection as JSON and the `fetch` that sends its requests. */
let latest: { connection: string; fetch: ModelConnection['fetch']; writer: Writer } | undefined;

/**
 * The writer on the connected model, or null if there is none. Reused while the connection stays, since it remembers
 * what its server can do.
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

/** `modelWriter` after the first search for model servers. */
export async function settledModelWriter(): Promise<Writer | null> {
  await firstLook();
  return modelWriter();
}
