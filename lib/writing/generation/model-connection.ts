import 'server-only';
import { env } from '@/lib/env.ts';
import { type ModelConnection, modelLabel } from '@/lib/models/connection.ts';
import { localConnection } from '@/lib/models/local/local-connection.ts';
import { foundConnection, isOnThisMachine } from '@/lib/models/servers/found-connection.ts';
import { serviceModel } from '@/lib/openai-service.ts';
import type { ConnectedModel } from '../announced-writer.ts';

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

/** The model to write with now: the one that is set up, else one that was found, else the selected file; null where there is none. */
export const modelConnection = (): ModelConnection | null =>
  configuredConnection() ?? foundConnection() ?? localConnection();

/** What everybody may know of the connected model: no address, no path. */
export function connectedModel(): Omit<ConnectedModel, 'research'> {
  const connection = modelConnection();
  if (!connection) return { model: null, server: null, origin: null, isHere: false };
  const { origin, server = null, baseUrl } = connection;
  const model = modelLabel(connection);
  if (origin === 'configured') return { model, server, origin, isHere: false };
  const isHere = origin === 'local' || (baseUrl !== undefined && isOnThisMachine(baseUrl));
  return { model, server, origin, isHere };
}
