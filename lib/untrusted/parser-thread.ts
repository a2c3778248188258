import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

/** The program of a parser thread (threads.ts): runs one parser after the other on what it is sent. */

/** A parser's module, whose default export is called with the input. */
export type ParserTask = { filename: string; input: unknown };

/** What the thread says: that a parser begins, with the CPU time used before, then how it ended. */
export type ParserMessage = { begins: NodeJS.CpuUsage } | { result: unknown } | { error: unknown };

const say = (message: ParserMessage) => parentPort?.postMessage(message);

parentPort?.on('message', async ({ filename, input }: ParserTask) => {
  try {
    const { default: parse } = await import(pathToFileURL(filename).href);
    say({ begins: process.threadCpuUsage() });
    say({ result: await parse(input) });
  } catch (error) {
    say({ error });
  }
});
