import { SCORE_TEXTS } from '@/lib/constants/score-messages.ts';
import type { Measure } from '@/lib/writing/score/schema.ts';
import { type CurrentFinding, FindingList } from './finding-list.tsx';
import { VerdictMark } from './verdict-mark.tsx';

/** One measure: its name and verdict, the figure and what it means, and what was found. */
export function MeasureEntry({ measure, current }: { measure: Measure; current: CurrentFinding }) {
  const { name, verdict, value, summary, findings } = measure;
  const word = SCORE_TEXTS.verdicts[verdict];
  // 'Not checked' twice in a row would say no more.
  const figure = value.toLowerCase() === word.toLowerCase() ? null : value;
  return (
    <li className="border-t border-border pt-4 pb-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-xl leading-tight font-semibold tracking-[-0.01em]">
          {SCORE_TEXTS.measures[name]}
        </h3>
        <VerdictMark verdict={verdict} />
      </div>
      {figure ? <p className="mt-1 text-sm font-semibold">{figure}</p> : null}
      <p className="mt-0.5 text-sm leading-relaxed text-muted-foreground">{summary}</p>
      <FindingList measure={name} findings={findings} current={current} />
    </li>
  );
}
