import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { MessageChannel, Worker } from 'node:worker_threads';
import { strictTransport } from '../http/strict-transport.ts';
import { publicThreadLimits } from '../memory.ts';
import { onShutdown } from '../shutdown.ts';
import { serveApplication } from './application-server.ts';
import { sendToCacheThrough } from './cache-messages.ts';
import { makeFirstRequest } from './first-request.ts';
import { sendHostsThrough } from './host-messages.ts';
import type { PublicThreadData, PublicThreadMessage } from './public-thread.ts';
import { receiveVisitsThrough } from './visit-messages.ts';

/** A server that answers the public. */
export type PublicServer = {
  port: number;
  /** Resolves when the requests in flight are answered. */
  close: () => Promise<void>;
};

type Options = Pick<PublicThreadData, 'port' | 'trustedProxies' | 'sharedSeconds' | 'siteOrigin'>;

/**
 * Serves an application to the public: from a thread of its own, which keeps what is the same for everybody and asks the
 * application through a private socket for the rest. The port opens when the application is ready.
 * @throws Error with a sentence for whoever starts it when the port cannot be had
 */
export async function startPublicServer(application: RequestListener, options: Options): Promise<PublicServer> {
  const { socketPath, close } = await serveApplication(application, strictTransport(options.siteOrigin));
  onShutdown(close);
  const { port1, port2: changes } = new MessageChannel();
  sendToCacheThrough(port1);
  // Only the thread keeps the process alive.
  port1.unref();
  const { port1: arriving, port2: visits } = new MessageChannel();
  receiveVisitsThrough(arriving);
  const { port1: told, port2: hosts } = new MessageChannel();
  sendHostsThrough(told);
  told.unref();
  const workerData: PublicThreadData = { ...options, socketPath, changes, visits, hosts };
  await makeFirstRequest(socketPath);
  const thread = new Worker(new URL('./public-thread.ts', import.meta.url), {
    workerData,
    transferList: [changes, visits, hosts],
    resourceLimits: publicThreadLimits(),
    // It needs no secret.
    env: {},
  });
  const [started]: PublicThreadMessage[] = await once(thread, 'message');
  if (!started || 'error' in started) throw new Error(started?.error);
  thread.once('error', (error) => {
    // Nobody would be answered any more.
    throw error;
  });
  return {
    port: started.port,
    close: async () => {
      thread.postMessage('close');
      await once(thread, 'message');
    },
  };
}
