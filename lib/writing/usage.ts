import { RUN_TEXTS } from '../constants/writer-messages.ts';
import { WritingError } from './errors.ts';

/** Cost of writing. Tokens are the model server's count, else an estimate. */
export type Usage = {
  calls: number;
  tokensIn: number;
  tokensOut: number;
  /** Input tokens from the server's cache. */
  tokensCached: number;
  /** Seconds with at least one running call. */
  seconds: number;
};

export type CallTokens = Pick<Usage, 'tokensIn' | 'tokensOut' | 'tokensCached'>;

/**
 * The end of a call: the tokens of its answer, no answer although the server may have used tokens, or a refusal
 * without any.
 */
type CallEnd = CallTokens | 'unanswered' | 'refused';

/** Adds up the usage of a run's calls. */
export type UsageMeter = {
  /**
   * A call begins, and its prompt counts at once; what this gives is to be called when it ends. From then on what the server
   * says counts, the estimate where the call had no answer, and nothing where it was refused.
   * @param promptTokens what its prompt is estimated at
   * @throws WritingError 'over-budget' when the prompt goes over what may be used, with all that has been used and the
   *   prompts of the calls under way
   */
  begin: (promptTokens: number) => (end: CallEnd) => void;
  /** Usage of the finished calls. */
  total: () => Usage;
};

/** Opens a meter with a limit on input and output tokens together. */
export function createUsageMeter(maxTokens = Number.POSITIVE_INFINITY): UsageMeter {
  const sum = { calls: 0, tokensIn: 0, tokensOut: 0, tokensCached: 0 };
  let underWay = 0;
  let reserved = 0;
  let busySince = 0;
  let busyMs = 0;
  return {
    begin: (promptTokens) => {
      const taken = sum.tokensIn + sum.tokensOut + reserved;
      if (taken + promptTokens > maxTokens) {
        const cause = new Error(`${taken} and ${promptTokens} tokens of ${maxTokens}`);
        throw new WritingError('over-budget', RUN_TEXTS.overBudget, { cause });
      }
      if (underWay === 0) busySince = performance.now();
      underWay += 1;
      reserved += promptTokens;
      return (end) => {
        underWay -= 1;
        reserved -= promptTokens;
        if (underWay === 0) busyMs += performance.now() - busySince;
        if (end === 'refused') return;
        const estimate = { tokensIn: promptTokens, tokensOut: 0, tokensCached: 0 };
        const tokens = end === 'unanswered' ? estimate : end;
        sum.calls += 1;
        sum.tokensIn += tokens.tokensIn;
        sum.tokensOut += tokens.tokensOut;
        sum.tokensCached += tokens.tokensCached;
      };
    },
    total: () => ({ ...sum, seconds: Math.round(busyMs / 1000) }),
  };
}
