import { cn } from '@/components/ui/cn.ts';
import { SCORE_TEXTS } from '@/lib/constants/score-messages.ts';
import type { Measure } from '@/lib/writing/score/schema.ts';

type Verdict = Measure['verdict'];

/** Classes of a verdict's tag: one that is worth a look stands out. */
const WORD: Readonly<Record<Verdict, string>> = {
  good: 'border-transparent bg-secondary text-secondary-foreground',
  notable: 'border-primary bg-primary text-primary-foreground',
  unchecked: 'border-dashed border-input text-muted-foreground',
};

/** A verdict as a word on a tag. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={cn('rounded-sm border px-2 py-0.5 text-xs font-semibold whitespace-nowrap', WORD[verdict])}>
      {SCORE_TEXTS.verdicts[verdict]}
    </span>
  );
}
