import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { Worker } from 'node:worker_threads';
import { publicThreadLimits } from '../memory.ts';
import { onShutdown } from '../shutdown.ts';
import { serveApplication } from './application-server.ts';
import { applicationEnd, openBridge } from './bridge.ts';
import { makeFirstRequest } from './first-request.ts';
import type { PublicThreadData, PublicThreadMessage } from './public-thread.ts';

/** A server on the public port. */
export type PublicServer = {
  port: number;
  /** Resolves when the requests in flight are answered. */
  close: () => Promise<void>;
};

type Options = Pick<PublicThreadData, 'port' | 'trustedProxies' | 'sharedSeconds' | 'siteOrigin'>;

/**
 * Serves an application on the public port, from a separate thread with the response cache, which reaches the application
 * through a private socket. The port opens when the application is ready.
 * @throws Error with a sentence for the operator when the port is not available
 */
export async function startPublicServer(application: RequestListener, options: Options): Promise<PublicServer> {
  const bridgePort = openBridge();
  const { socketPath, close } = await serveApplication(application, applicationEnd(), options.siteOrigin);
  onShutdown(close);
  await makeFirstRequest(socketPath);
  const workerData: PublicThreadData = { ...options, socketPath, bridgePort };
  const thread = new Worker(new URL('./public-thread.ts', import.meta.url), {
    workerData,
    transferList: [bridgePort],
    resourceLimits: publicThreadLimits(),
    // No secrets.
    env: {},
  });
  const [started]: PublicThreadMessage[] = await once(thread, 'message');
  if (!started || 'error' in started) throw new Error(started?.error);
  thread.once('error', (error) => {
    // Without the thread nothing is answered: end the process.
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
