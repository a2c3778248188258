import type { ReactNode } from 'react';
import { Progress } from '@/components/ui/progress.tsx';

type WorkProgressProps = {
  /** What is being done. */
  title: ReactNode;
  /** Names the bar. */
  label: string;
  /** How much is done, in percent; null while the end cannot be foreseen. */
  percent: number | null;
  /** The same in words, as the bar is read out. */
  valueText?: string;
  /** A short figure beside the title, for the eye alone. */
  figure?: string;
  /** The ways out. */
  actions: ReactNode;
  /** What is read out whenever it changes, where the title would be a chatter. */
  spoken?: string;
  /** What there is to say below the bar. */
  children?: ReactNode;
};

/** How far a piece of writing is, and the way out: for one blog or a batch. */
export function WorkProgress(props: WorkProgressProps) {
  const { title, label, percent, valueText, figure, actions, spoken, children } = props;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">{title}</div>
        {figure ? (
          <span aria-hidden className="font-display text-lg text-muted-foreground tabular-nums">
            {figure}
          </span>
        ) : null}
        <div className="flex gap-2">{actions}</div>
      </div>
      <Progress
        value={percent}
        aria-label={label}
        {...(valueText && { getValueLabel: () => valueText })}
        className="mt-3 h-1.5"
      />
      {children}
      {spoken === undefined ? null : (
        <p role="status" className="sr-only">
          {spoken}
        </p>
      )}
    </>
  );
}
