import { on } from 'node:events';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { PARSER_CPU_MS, PARSER_IDLE_MS, PARSER_MEMORY_MB, PARSER_WALL_MS } from '@/lib/constants/limits.ts';
import { parserThreadLimits } from '@/lib/memory.ts';
import { processWide } from '@/lib/process-wide.ts';
import type { ParserMessage, ParserTask } from './parser-thread.ts';

/** Threads that run parsers. A thread that exceeds its limits is terminated. */

// With an imported Worker, Turbopack would bundle its program, which could then load no parser.
const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');

const PROGRAM = path.resolve('lib/untrusted/parser-thread.ts');

/** Interval of CPU time checks, in ms. */
const CHECK_MS = 50;

/** Parser exceeded its time or memory limit; `message` is a sentence for the user. */
export class ParseLimitError extends Error {
  constructor(options?: ErrorOptions) {
    super('It is built in a way that takes too long to read.', options);
    this.name = 'ParseLimitError';
  }
}

/** Idle threads, and the timers that end them. */
const idleThreads = processWide('parser threads', () => new Map<Worker, NodeJS.Timeout>());

function startThread(): Worker {
  const thread = new Thread(PROGRAM, {
    resourceLimits: parserThreadLimits(PARSER_MEMORY_MB),
    // No secrets.
    env: {},
  });
  // A late error of a parser ends its thread, not the process.
  thread.on('error', () => undefined);
  thread.once('exit', () => idleThreads().delete(thread));
  return thread;
}

function takeThread(): Worker {
  const [idle] = idleThreads();
  if (!idle) return startThread();
  const [thread, timer] = idle;
  clearTimeout(timer);
  idleThreads().delete(thread);
  thread.ref();
  return thread;
}

/** Keeps a thread for the next parser, for a minute. */
function keep(thread: Worker): void {
  thread.unref();
  const timer = setTimeout(() => void thread.terminate(), PARSER_IDLE_MS).unref();
  idleThreads().set(thread, timer);
}

/**
 * Aborts when a parser exceeds its CPU time or its wall time.
 * @returns stops the clock
 */
function startClock(thread: Worker, before: NodeJS.CpuUsage, limit: AbortController): () => void {
  const latest = setTimeout(() => limit.abort(), PARSER_WALL_MS);
  const check = setInterval(async () => {
    // An ended thread has no usage.
    const { user, system } = await thread.cpuUsage(before).catch(() => ({ user: 0, system: 0 }));
    if (user + system > PARSER_CPU_MS * 1000) limit.abort();
  }, CHECK_MS);
  return () => {
    clearTimeout(latest);
    clearInterval(check);
  };
}

/** Runs a parser and returns its last message. Throws when its thread ends, or the signal or the limit aborts. */
async function ending(thread: Worker, task: ParserTask, signal: AbortSignal, limit: AbortController) {
  let stopClock: (() => void) | undefined;
  const messages = on(thread, 'message', { signal: AbortSignal.any([signal, limit.signal]), close: ['exit'] });
  thread.postMessage(task);
  try {
    for await (const [message] of messages as AsyncIterable<[ParserMessage]>) {
      if (!('started' in message)) return message;
      stopClock = startClock(thread, message.started, limit);
    }
    throw new Error('The parser thread ended.');
  } finally {
    stopClock?.();
  }
}

/**
 * Runs a parser in a thread.
 * @throws ParseLimitError; the signal's reason; the parser's errors
 */
export async function runInThread(task: ParserTask, signal: AbortSignal): Promise<unknown> {
  const thread = takeThread();
  const limit = new AbortController();
  const end = await ending(thread, task, signal, limit).catch(async (cause) => {
    await thread.terminate();
    signal.throwIfAborted();
    const isLimit = limit.signal.aborted || cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isLimit ? new ParseLimitError({ cause }) : cause;
  });
  keep(thread);
  if ('error' in end) throw end.error;
  return end.result;
}
