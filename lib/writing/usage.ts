import { RUN_TEXTS } from '../constants/writer-messages.ts';
import { WritingError } from './errors.ts';

/** What writing has cost. Tokens are the model server's count, an estimate where it gives none. */
export type Usage = {
  calls: number;
  tokensIn: number;
  tokensOut: number;
  /** How many of `tokensIn` the server had read before. */
  tokensCached: number;
  /** Seconds in which at least one call was under way. */
  seconds: number;
};

/** Tokens of one call. */
export type CallTokens = Pick<Usage, 'tokensIn' | 'tokensOut' | 'tokensCached'>;

/** Adds up what the calls of a run cost. */
export type UsageMeter = {
  /** @throws WritingError 'over-budget' when the run would have used more tokens than it may after so many more */
  requireRoom: (tokens: number) => void;
  /** A call begins; to be called with what it cost when it ends, with nothing when it brought no answer. */
  begin: () => (tokens?: CallTokens) => void;
  total: () => Usage;
};

/** Opens a meter. `maxTokens`: most tokens, in and out, that may be used. */
export function createUsageMeter(maxTokens = Number.POSITIVE_INFINITY): UsageMeter {
  const sum = { calls: 0, tokensIn: 0, tokensOut: 0, tokensCached: 0 };
  let underWay = 0;
  let busySince = 0;
  let busyMs = 0;
  return {
    requireRoom: (tokens) => {
      if (sum.tokensIn + sum.tokensOut + tokens <= maxTokens) return;
      const cause = new Error(
        `${sum.tokensIn + sum.tokensOut} and ${tokens} tokens of ${maxTokens}`,
      );
      throw new WritingError('over-budget', RUN_TEXTS.overBudget, { cause });
    },
    begin: () => {
      if (underWay === 0) busySince = performance.now();
      underWay += 1;
      return (tokens) => {
        underWay -= 1;
        if (underWay === 0) busyMs += performance.now() - busySince;
        if (!tokens) return;
        sum.calls += 1;
        sum.tokensIn += tokens.tokensIn;
        sum.tokensOut += tokens.tokensOut;
        sum.tokensCached += tokens.tokensCached;
      };
    },
    total: () => ({ ...sum, seconds: Math.round(busyMs / 1000) }),
  };
}
