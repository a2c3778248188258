import 'server-only';
import { isIP } from 'node:net';
import type { TextModel } from '@/lib/blogs/authorship/origin.ts';
import type { Language } from '@/lib/constants/options.ts';
import { DEFAULT_MODEL, env } from '@/lib/env.ts';
import { isPrivateName } from '@/lib/http/address-guard.ts';
import { type ModelConnection, modelLabel } from '@/lib/models/connection.ts';
import { localConnection } from '@/lib/models/local/local-connection.ts';
import { firstLook, foundConnection, isOnThisMachine } from '@/lib/models/servers/server-watch.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import type { ConnectedModel } from '../announced-writer.ts';
import { type Bounds, withinBounds } from '../bounds.ts';
import { DEFAULT_BASE_URL } from '../chat/transport.ts';
import { throwAsAppError } from '../errors.ts';
import { createModelWriter } from '../model/writer.ts';
import type { Writer } from '../types.ts';

function configuredConnection(): ModelConnection | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model = DEFAULT_MODEL } = env();
  return apiKey || baseUrl ? { origin: 'configured', model, apiKey, baseUrl } : null;
}

/** The connected model: configured, else found on a model server, else the selected file; null if there is none. */
export const modelConnection = (): ModelConnection | null =>
  configuredConnection() ?? foundConnection() ?? localConnection();

/** The connected model as anybody may know it, without address or path. */
export function connectedModel(): Omit<ConnectedModel, 'research'> {
  const connection = modelConnection();
  if (!connection) return { model: null, server: null, origin: null, isHere: false };
  const { origin, server = null, baseUrl = '' } = connection;
  const isHere = origin === 'local' || (origin === 'found' && isOnThisMachine(baseUrl));
  return { model: modelLabel(connection), server, origin, isHere };
}

let latest: { connection: string; fetch: ModelConnection['fetch']; writer: Writer } | undefined;

/** A connection as a blog's record names it. Addresses without a public name stay secret. */
function describeTextModel(connection: ModelConnection): TextModel {
  const { origin, server, baseUrl } = connection;
  const name = modelLabel(connection);
  if (origin === 'local') return { name, place: 'file' };
  if (origin === 'found') return { name, place: 'server', ...(server && { at: server }) };
  const { hostname } = new URL(baseUrl ?? DEFAULT_BASE_URL);
  return { name, place: 'service', ...(!isPrivateName(hostname) && !isIP(hostname) && { at: hostname }) };
}

/** The writer on the connected model, or null. Kept with the connection, since it remembers the server's abilities. */
export function modelWriter(): Writer | null {
  const connection = modelConnection();
  if (!connection) return null;
  const { origin, server, ...options } = connection;
  const key = JSON.stringify(connection);
  if (latest?.connection === key && latest.fetch === connection.fetch) return latest.writer;
  const label = modelLabel(connection);
  const model = describeTextModel(connection);
  const writer = createModelWriter({
    ...options,
    label,
    timeoutMs: env().OPENAI_TIMEOUT_MS,
    isSmall: origin !== 'configured',
    drafts: env().DRAFTS,
    ...(origin === 'found' && { server: server ?? label }),
  });
  latest = { connection: key, fetch: connection.fetch, writer: { ...writer, model } };
  return latest.writer;
}

/** `modelWriter` after the first search for model servers. */
export const settledModelWriter = (): Promise<Writer | null> => firstLook().then(modelWriter);

/** Checks a request's texts for harm, then runs `work` within bounds with the connected model, if any. @throws AppError */
export async function withModel<T>(
  signal: AbortSignal,
  { texts, language }: { texts: readonly (string | undefined)[]; language: Language },
  work: (model: Writer | null, bounds: Bounds) => Promise<T>,
): Promise<T> {
  const model = await settledModelWriter();
  return withinBounds(signal, model, async (bounds) => {
    await requireHarmless(texts, language, bounds.signal);
    return work(model, bounds).catch((error) => throwAsAppError(error));
  });
}
