import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type ApplicationClient, applicationAt } from '@/lib/server/application-client.ts';
import { serveApplication } from '@/lib/server/application-server.ts';
import { bridgeEnds } from './bridge.ts';

/** Serves an application behind a listener, which by default forwards everything, until the test ends. */
export async function serveBehind(
  application: RequestListener,
  makeListener = ({ forward }: ApplicationClient): RequestListener => forward,
) {
  const bridge = bridgeEnds();
  const { socketPath, close } = await serveApplication(application, bridge.application);
  const client = applicationAt(socketPath, bridge.publicEnd);
  const server = createServer(makeListener(client)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await close();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { client, port, url: `http://127.0.0.1:${port}`, stop };
}
