import { type Change, type Claims, NO_CLAIMS, type Review } from '../../review.ts';
import { shownText } from './live.ts';

type Fate = keyof Claims;

/** Fates that count even when their sentence is gone. */
const PAST: readonly Fate[] = ['unmarked', 'removed', 'figureNotFound'];

/** Opens the journal of one article: the changes to its draft, what stands in spite of a finding, and the fates of cited sentences. */
export function createJournal() {
  const changes: Change[] = [];
  const fates = new Map<string, Fate>();
  return {
    /** The changes of another one, such as an answer that was used. */
    take: (other: { changes: readonly Change[] }): void => void changes.push(...other.changes),
    changes: changes as readonly Change[],
    /** `after` is '' for a cut sentence, and `before` for a finding about one that stays. */
    change: ({ before, after, reason }: Change): void => {
      const stands = ({ before: one, after: other }: Pick<Change, 'before' | 'after'>) => one === other;
      // One finding about a sentence that stays is enough.
      if (stands({ before, after }) && changes.some((each) => stands(each) && each.before === before)) return;
      // Two changes of one sentence become one.
      const earlier = changes.findIndex((each) => each.after === before && each.after !== each.before && before !== '');
      const first = earlier < 0 ? undefined : changes.splice(earlier, 1)[0];
      const change = { before: first?.before ?? before, after, reason };
      if (first === undefined || change.before !== change.after) changes.push(change);
    },
    /** A correction stands for the sentence it replaces. */
    judge: (sentence: string, fate: Fate): void => void fates.set(sentence, fate),
    findFate: (sentence: string): Fate | undefined => fates.get(sentence),
    /** @param sentences of the finished article */
    review: (sentences: readonly string[]): Review => {
      const standing = new Set(sentences);
      const claims = { ...NO_CLAIMS };
      for (const [sentence, fate] of fates) {
        if (PAST.includes(fate) || standing.has(sentence)) claims[fate] += 1;
      }
      const shown = changes.map(({ before, after, reason }) => {
        return { before: shownText(before), after: shownText(after), reason };
      });
      return { claims, changes: shown };
    },
  };
}

export type Journal = ReturnType<typeof createJournal>;
