import type { Change, Claims, Review } from '../../review.ts';
import { shownText } from './live.ts';

type Fate = keyof Claims;

/** Fates that count even when their sentence is gone. */
const PAST: readonly Fate[] = ['unmarked', 'removed'];

/** Fates of sentences that are read once more. */
const OPEN: readonly Fate[] = ['unchecked', 'corrected'];

/** Opens the journal of one article: the changes to its first draft, and the fates of cited sentences. */
export function createJournal() {
  const changes: Change[] = [];
  const fates = new Map<string, Fate>();
  const readAgain = new Set<string>();
  const doubted = new Set<string>();
  return {
    /** `after` is '' for a cut sentence. */
    change: ({ before, after, reason }: Change): void => {
      // Two changes of one sentence become one.
      const earlier = changes.findIndex((each) => each.after !== '' && each.after === before);
      const first = earlier < 0 ? undefined : changes.splice(earlier, 1)[0];
      const change = { before: first?.before ?? before, after, reason };
      if (first === undefined || change.before !== change.after) changes.push(change);
    },
    /** A correction stands for the sentence it replaces. */
    judge: (sentence: string, fate: Fate): void => {
      if (fates.has(sentence)) readAgain.add(sentence);
      doubted.delete(sentence);
      fates.set(sentence, fate);
    },
    findFate: (sentence: string): Fate | undefined => fates.get(sentence),
    /** Unchecked and corrected sentences are judged only when they were read once more. */
    isJudged: (sentence: string): boolean => {
      const fate = fates.get(sentence);
      return fate !== undefined && (readAgain.has(sentence) || !OPEN.includes(fate));
    },
    /** A sentence contradicted once, without a correction. It is unchecked until it is read again. */
    doubt: (sentence: string): void => {
      fates.set(sentence, 'unchecked');
      doubted.add(sentence);
    },
    isDoubted: (sentence: string): boolean => doubted.has(sentence),
    /** @param sentences of the finished article */
    review: (sentences: readonly string[]): Review => {
      const standing = new Set(sentences);
      const claims: Claims = {
        quoted: 0,
        confirmed: 0,
        corrected: 0,
        unmarked: 0,
        removed: 0,
        unchecked: 0,
        figureNotFound: 0,
      };
      for (const [sentence, fate] of fates) {
        if (PAST.includes(fate) || standing.has(sentence)) claims[fate] += 1;
      }
      const shown = ({ before, after, reason }: Change) => ({
        before: shownText(before),
        after: shownText(after),
        reason,
      });
      return { claims, changes: changes.map(shown) };
    },
  };
}

export type Journal = ReturnType<typeof createJournal>;
