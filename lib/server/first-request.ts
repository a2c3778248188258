import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';

/**
 * Sends the first request to an application, during which Next runs the start-up work (instrumentation.ts), so that no client
 * waits for that.
 * @throws Error when it fails
 */
export async function makeFirstRequest(socketPath: string): Promise<void> {
  const headers = { [CLIENT_ADDRESS_HEADER]: '127.0.0.1' };
  const sent = request({ socketPath, path: '/api/health', headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  if (answer?.statusCode !== 200) {
    throw new Error(`The server is not working: its first response had status ${answer?.statusCode}.`);
  }
}
