import { SCORE_TEXTS } from '@/lib/constants/score-messages';
import type { Measure } from '@/lib/writing/score/schema';
import { type CurrentFinding, FindingList } from './finding-list';
import { VerdictMark } from './verdict-mark';

/** One measure: its name and verdict, the figure and what it means, and what was found. */
export function MeasureEntry({ measure, current }: { measure: Measure; current: CurrentFinding }) {
  const { name, verdict, value, summary, findings } = measure;
  const word = SCORE_TEXTS.verdicts[verdict];
  // 'Not checked' twice in a row would say no more.
  const figure = value.toLowerCase() === word.toLowerCase() ? null : value;
  return (
    <li className="border-t border-border py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-display text-lg leading-tight font-semibold">
          {SCORE_TEXTS.measures[name]}
        </h3>
        <p className="flex items-center gap-2 text-sm font-medium whitespace-nowrap">
          {word}
          <VerdictMark verdict={verdict} />
        </p>
      </div>
      {figure ? <p className="mt-0.5 text-sm font-medium">{figure}</p> : null}
      <p className="mt-0.5 text-sm text-muted-foreground">{summary}</p>
      <FindingList measure={name} findings={findings} current={current} />
    </li>
  );
}
