import { PARSER_THREADS } from '@/lib/constants/limits.ts';
import { FairQueue, taskBounds } from '@/lib/fair-queue.ts';
import { processWide } from '@/lib/process-wide.ts';
import type { ParseRequest } from './parse-request.ts';
import { ParseLimitError, runInThread } from './threads.ts';

/** Runs parsers of what strangers wrote in threads, one at a time for each requester. */

const parserQueue = processWide('parser queue', () => new FairQueue(taskBounds(PARSER_THREADS)));

/** Parses in a thread. Throws ParseLimitError, what the parser throws, and the reason of the request's signal. */
type ThreadedParser<Input, Result> = (
  input: Input,
  request: ParseRequest,
  /** What the input is called in a refusal. */
  name: string,
) => Promise<Result>;

type ThreadedParserOf<Parser> = Parser extends (input: infer Input) => infer Result
  ? ThreadedParser<Input, Awaited<Result>>
  : never;

/**
 * A parser that runs in a thread, in its requester's turn.
 * @param filename path of the module whose default export it is; Node runs it itself
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
