import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type ApplicationClient, applicationAt } from '@/lib/server/application-client.ts';
import { serveApplication } from '@/lib/server/application-server.ts';
import { bridgeEnds } from './bridge.ts';

async function openPort(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Serves an application behind a listener, which by default forwards everything, until the test ends. */
export async function serveBehind(
  application: RequestListener,
  makeListener = ({ forward }: ApplicationClient): RequestListener => forward,
  open = openPort,
) {
  const bridge = bridgeEnds();
  const { socketPath, close } = await serveApplication(application, bridge.application);
  const client = applicationAt(socketPath, bridge.publicEnd);
  const server = await open(makeListener(client));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await close();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { client, server, port, url: `http://127.0.0.1:${port}`, stop };
}
