import type { MessagePort } from 'node:worker_threads';

/** A parser's input, and where to say that it begins: from then on its time is counted. */
export type Task<Input> = { input: Input; started: MessagePort };

/** Makes a parser fit to be run by `parserInThread`: it says when it begins. */
export function timed<Input, Result>(parse: (input: Input) => Result) {
  return ({ input, started }: Task<Input>): Result => {
    started.postMessage(null);
    started.close();
    return parse(input);
  };
}
