import { PLAN } from '../constants/plans.ts';
import { note } from '../messages/catalogue.ts';
import { WritingError } from './errors.ts';

/** Cost of writing. Tokens are the model server's count, else an estimate. */
export type Usage = {
  calls: number;
  tokensIn: number;
  tokensOut: number;
  tokensCached: number;
  /** Seconds with at least one running call. */
  seconds: number;
};

export type CallTokens = Pick<Usage, 'tokensIn' | 'tokensOut' | 'tokensCached'>;

/** How a call ended: with the tokens of its answer, without one although the server may have used tokens, or refused. */
type CallEnd = CallTokens | 'unanswered' | 'refused';

export type UsageMeter = {
  /**
   * Begins a call and returns the function that ends it.
   * @param promptTokens estimate, which counts until the server's numbers are known
   * @throws WritingError over-budget when the limit would be exceeded
   */
  begin: (promptTokens: number) => (end: CallEnd) => void;
  total: () => Usage;
};

/** `maxTokens` limits input and output together. */
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
        throw new WritingError('over-budget', note(`writing.failures.overBudget.${PLAN}`), { cause });
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
