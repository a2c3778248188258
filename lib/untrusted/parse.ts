import { PARSER_THREADS } from '@/lib/constants/limits.ts';
import { FairQueue, taskBounds } from '@/lib/fair-queue.ts';
import { processWide } from '@/lib/process-wide.ts';
import type { ParseRequest } from './parse-request.ts';
import { ParseLimitError, runInThread } from './threads.ts';

/** Runs parsers of untrusted input in threads, one at a time per requester. */

const parserQueue = processWide('parser queue', () => new FairQueue(taskBounds(PARSER_THREADS)));

/** Parses in a thread. Throws ParseLimitError, the parser's errors, and the reason of the request's signal. */
type ThreadedParser<Input, Result> = (
  input: Input,
  request: ParseRequest,
  /** Name of the input in a refusal. */
  name: string,
) => Promise<Result>;

type ThreadedParserOf<Parser> = Parser extends (input: infer Input) => infer Result
  ? ThreadedParser<Input, Awaited<Result>>
  : never;

/**
 * Wraps a parser so that it runs in a thread, in its requester's turn.
 * @param filename path of the module with the parser as its default export; Node loads it
 */
export function parserInThread<Parser>(filename: string): ThreadedParserOf<Parser> {
  const parse: ThreadedParser<unknown, unknown> = async (input, request, name) => {
    const { requester, signal } = request;
    const task = () => runInThread({ filename, input }, signal);
    try {
      return await parserQueue().run(requester, task, signal);
    } catch (error) {
      if (error instanceof ParseLimitError) request.noteExceeded(name);
      signal.throwIfAborted();
      throw error;
    }
  };
  return parse as ThreadedParserOf<Parser>;
}
