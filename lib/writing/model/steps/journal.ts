import type { Change, Claims, Review } from '../../review.ts';
import { shownText } from './live.ts';

type Fate = keyof Claims;

/** Fates that count even when their sentence is gone. */
const PAST: readonly Fate[] = ['unmarked', 'removed'];

/** Records the changes to an article's first draft. */
export type Journal = {
  /** `after` is '' for a cut sentence. */
  change: (change: Change) => void;
  /** Judges a cited sentence; a correction stands for the sentence it replaces. */
  judge: (sentence: string, fate: Fate) => void;
  isJudged: (sentence: string) => boolean;
  /** @param sentences of the finished article */
  review: (sentences: readonly string[]) => Review;
};

/** Opens the journal of one article. */
export function createJournal(): Journal {
  const changes: Change[] = [];
  const fates = new Map<string, Fate>();
  return {
    change: ({ before, after, reason }) => {
      // Two changes of one sentence become one.
      const earlier = changes.findIndex((each) => each.after !== '' && each.after === before);
      const first = earlier < 0 ? undefined : changes.splice(earlier, 1)[0];
      const change = { before: first?.before ?? before, after, reason };
      if (first === undefined || change.before !== change.after) changes.push(change);
    },
    judge: (sentence, fate) => fates.set(sentence, fate),
    isJudged: (sentence) => fates.has(sentence),
    review: (sentences) => {
      const standing = new Set(sentences);
      const claims: Claims = { quoted: 0, confirmed: 0, corrected: 0, unmarked: 0, removed: 0, unchecked: 0 };
      for (const [sentence, fate] of fates) {
        if (PAST.includes(fate) || standing.has(sentence)) claims[fate] += 1;
      }
      const shown = changes.map(({ before, after, reason }) => ({
        before: shownText(before),
        after: shownText(after),
        reason,
      }));
      return { claims, changes: shown };
    },
  };
}
