import { parentPort } from 'node:worker_threads';
import { serveApplication } from '../../lib/server/application-server.ts';

/** Runs in its own thread: an application that works two milliseconds on every answer. */

const application = await serveApplication((_, response) => {
  const until = performance.now() + 2;
  while (performance.now() < until);
  response.end('Tea');
}, undefined);
parentPort?.once('message', () => application.close());
parentPort?.postMessage(application.socketPath);
