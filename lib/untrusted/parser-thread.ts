import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** The program of a parser thread (parse.ts): runs one parser after the other. */

export type ParserTask = { filename: string; input: unknown };

/** Messages of the thread: a parser starts, with the CPU time used before; its result or error. */
export type ParserMessage = { started: NodeJS.CpuUsage } | { result: unknown } | { error: unknown };

// On Linux, of this thread only: requests of others get the processor first.
if (process.platform === 'linux') setPriority(workerData.priority);

const send = (message: ParserMessage) => parentPort?.postMessage(message);

parentPort?.on('message', async ({ filename, input }: ParserTask) => {
  try {
    const { default: parse } = await import(pathToFileURL(filename).href);
    send({ started: process.threadCpuUsage() });
    send({ result: await parse(input) });
  } catch (error) {
    send({ error });
  }
});
