import type { Change, Claims, Review } from '../../review.ts';
import { shownText } from './live.ts';

/** What became of a cited sentence. */
type Fate = keyof Claims;

/** Fates of sentences that are gone or have lost their citation; the others count while their sentence stands. */
const PAST: readonly Fate[] = ['unmarked', 'removed'];

/** Keeps what checking and editing do to an article's first draft. */
export type Journal = {
  /** A sentence was replaced; by nothing where `after` is ''. */
  change: (change: Change) => void;
  /** A cited sentence was judged; of a corrected one, the correction stands for it. */
  judge: (sentence: string, fate: Fate) => void;
  isJudged: (sentence: string) => boolean;
  /** @param sentences those of the finished article */
  review: (sentences: readonly string[]) => Review;
};

/** Opens the journal of one article. */
export function createJournal(): Journal {
  const changes: Change[] = [];
  const fates = new Map<string, Fate>();
  return {
    change: ({ before, after, reason }) => {
      // A sentence that was changed twice is told once: as it was at first, and as it is.
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
      // Ids of passages mean nothing to a reader.
      const shown = changes.map(({ before, after, reason }) => ({
        before: shownText(before),
        after: shownText(after),
        reason,
      }));
      return { claims, changes: shown };
    },
  };
}
