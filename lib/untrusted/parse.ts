import { MessageChannel } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import Tinypool from 'tinypool';
import { PARSER_MEMORY_MB, PARSER_THREADS, PARSER_TIME_MS } from '@/lib/constants/limits.ts';
import type { Task } from './task.ts';

/** Runs parsers of what strangers wrote, each in a thread that is killed when it takes too long or too much memory. */

type Input<Parser> = Parser extends (task: Task<infer Given>) => unknown ? Given : never;
type Result<Parser> = Parser extends (task: never) => infer Made ? Awaited<Made> : never;

/** Something that would have held the server for too long; `message` is a sentence for the user. */
export class ParseLimitError extends Error {
  constructor(options?: ErrorOptions) {
    super('It is built in a way that takes too long to read.', options);
    this.name = 'ParseLimitError';
  }
}

type Pool = { threads: Tinypool; oneOfFew: LimitFunction };

// Next may load this module more than once in a process; the threads must be few in all.
const holder = globalThis as typeof globalThis & { quillcastParsers?: Pool };

function startPool(): Pool {
  const threads = new Tinypool({
    minThreads: PARSER_THREADS,
    maxThreads: PARSER_THREADS,
    resourceLimits: { maxOldGenerationSizeMb: PARSER_MEMORY_MB },
    // Nothing of ours, which holds secrets.
    env: {},
  });
  return { threads, oneOfFew: pLimit(PARSER_THREADS) };
}

async function runInThread<Parser>(
  { threads }: Pool,
  filename: string,
  input: Input<Parser>,
  signal: AbortSignal,
): Promise<Result<Parser>> {
  signal.throwIfAborted();
  const { port1: onStart, port2: started } = new MessageChannel();
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // A thread that still loads its parser, or waits for a processor, has not begun.
  onStart.once('message', () => {
    timer = setTimeout(() => limit.abort(), PARSER_TIME_MS);
  });
  try {
    const options = {
      filename,
      transferList: [started],
      signal: AbortSignal.any([signal, limit.signal]),
    };
    return await threads.run({ input, started }, options);
  } catch (cause) {
    signal.throwIfAborted();
    const code = (cause as NodeJS.ErrnoException).code;
    if (!limit.signal.aborted && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw cause;
    throw new ParseLimitError({ cause });
  } finally {
    clearTimeout(timer);
    onStart.close();
  }
}

/**
 * A parser that runs in a thread.
 * @param filename path of the module whose default export it is, made by `timed`; Node runs it itself
 * @returns calls the parser with an input; throws ParseLimitError, the signal's reason, and what the parser throws
 */
export function parserInThread<Parser>(filename: string) {
  return (input: Input<Parser>, signal: AbortSignal): Promise<Result<Parser>> => {
    holder.quillcastParsers ??= startPool();
    const pool = holder.quillcastParsers;
    return pool.oneOfFew(() => runInThread<Parser>(pool, filename, input, signal));
  };
}
