import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';

/**
 * Makes the first request of an application, with which Next does its start-up work (instrumentation.ts): nobody else is to
 * wait for that.
 * @throws Error when the application does not answer it well
 */
export async function makeFirstRequest(socketPath: string): Promise<void> {
  const headers = { [CLIENT_ADDRESS_HEADER]: '127.0.0.1' };
  const sent = request({ socketPath, path: '/api/health', headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  if (answer?.statusCode !== 200) {
    throw new Error(`The server does not work: its first answer had the status ${answer?.statusCode}.`);
  }
}
