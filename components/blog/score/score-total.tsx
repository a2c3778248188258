import { SCORE_TEXTS } from '@/lib/constants/score-messages.ts';
import type { Measure } from '@/lib/writing/score/schema.ts';
import { VERDICT_CLASSES } from './verdict-mark.tsx';

/** The verdicts, the worst first. */
const ORDER = ['poor', 'fair', 'good', 'unchecked'] as const satisfies Measure['verdict'][];

/** The measures as they are shown: the worst first, otherwise as they came. */
export function worstFirst(measures: readonly Measure[]): Measure[] {
  return measures.toSorted(
    (one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict),
  );
}

/** How many of the measures could be taken, as a sentence. */
export function measuredIn(measures: readonly Measure[]): string {
  const taken = measures.filter(({ verdict }) => verdict !== 'unchecked').length;
  return SCORE_TEXTS.measured(taken, measures.length);
}

/** The score itself, with one bar for each measure and how many came out how. */
export function ScoreTotal({ total, measures }: { total: number; measures: readonly Measure[] }) {
  const counts = ORDER.map((verdict) => ({
    verdict,
    count: measures.filter((measure) => measure.verdict === verdict).length,
  })).filter(({ count }) => count > 0);
  return (
    <div className="pt-5 pb-4">
      <p className="font-display text-7xl leading-[0.9] font-semibold tracking-[-0.03em] tabular-nums">
        {total}
        <span className="ml-2 text-lg font-normal tracking-normal text-muted-foreground">
          {' '}
          of 100
        </span>
      </p>
      <p className="mt-2 text-sm text-muted-foreground">{measuredIn(measures)}</p>
      <div aria-hidden className="mt-4 flex gap-1">
        {measures.map(({ name, verdict }) => (
          <span key={name} className={`h-2 flex-1 rounded-[1px] ${VERDICT_CLASSES[verdict]}`} />
        ))}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {counts.map(({ verdict, count }) => (
          <li key={verdict} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-[1px] ${VERDICT_CLASSES[verdict]}`} />
            <span className="font-semibold">{count}</span>
            {SCORE_TEXTS.verdicts[verdict].toLowerCase()}
          </li>
        ))}
      </ul>
    </div>
  );
}
