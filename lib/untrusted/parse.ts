import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import Tinypool from 'tinypool';
import { PARSER_MEMORY_MB, PARSER_THREADS, PARSER_TIME_MS } from '@/lib/constants/limits';
import type { PageLinks } from '../backlinks/find-link.ts';
import { type readablePage, UnreadablePageError } from '../writing/readable-text.ts';
import type * as parsers from './worker.ts';

/** Parsers of what strangers wrote, each in a thread that is killed when it takes too long or too much memory. */

type Parsers = typeof parsers;
type ParserName = keyof Parsers;
type Input<Name extends ParserName> = Parameters<Parsers[Name]>[0]['input'];
type Result<Name extends ParserName> = Awaited<ReturnType<Parsers[Name]>>;

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
    filename: path.resolve('lib/untrusted/worker.ts'),
    minThreads: PARSER_THREADS,
    maxThreads: PARSER_THREADS,
    resourceLimits: { maxOldGenerationSizeMb: PARSER_MEMORY_MB },
    // Nothing of ours, which holds secrets.
    env: {},
  });
  return { threads, oneOfFew: pLimit(PARSER_THREADS) };
}

async function runInThread<Name extends ParserName>(
  { threads }: Pool,
  name: Name,
  input: Input<Name>,
  signal: AbortSignal,
): Promise<Result<Name>> {
  signal.throwIfAborted();
  const { port1: onStart, port2: started } = new MessageChannel();
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // A thread that still loads its parsers, or waits for a processor, has not begun.
  onStart.once('message', () => {
    timer = setTimeout(() => limit.abort(), PARSER_TIME_MS);
  });
  try {
    const options = {
      name,
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

function parse<Name extends ParserName>(name: Name, input: Input<Name>, signal: AbortSignal) {
  holder.quillcastParsers ??= startPool();
  const pool = holder.quillcastParsers;
  return pool.oneOfFew(() => runInThread(pool, name, input, signal));
}

/**
 * The readable text of a fetched page, as `readablePage` finds it.
 * @throws UnreadablePageError, ParseLimitError; the signal's reason
 */
export async function parseSourcePage(
  { url, contentType, body }: Parameters<typeof readablePage>[0],
  signal: AbortSignal,
): Promise<ReturnType<typeof readablePage>> {
  const parsed = await parse('sourcePage', { url, contentType, body }, signal);
  if (parsed.page) return parsed.page;
  throw new UnreadablePageError(parsed.refusal);
}

/**
 * A page's links to an address, as `findLink` finds them.
 * @throws ParseLimitError; the signal's reason
 */
export function parsePageLinks(
  html: string,
  pageUrl: string,
  target: string,
  signal: AbortSignal,
): Promise<PageLinks> {
  return parse('pageLinks', [html, pageUrl, target], signal);
}

/**
 * The MIME type of a file by its bytes, undefined when it is of no known kind.
 * @throws ParseLimitError
 */
export function parseFileType(bytes: Uint8Array): Promise<string | undefined> {
  return parse('fileType', bytes, new AbortController().signal);
}
