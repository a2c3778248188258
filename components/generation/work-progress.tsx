import type { ReactNode } from 'react';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Progress } from '@/components/ui/progress.tsx';

type WorkProgressProps = {
  title: ReactNode;
  label: string;
  /** Null while the end is unknown. */
  value: number | null;
  max: number;
  valueText?: string;
  /** A figure beside the title, hidden from screen readers. */
  figure?: string;
  actions: ReactNode;
  /** Announced instead of a title that changes too often. */
  spoken?: string;
  children?: ReactNode;
};

export function WorkProgress(props: WorkProgressProps) {
  const { title, label, value, max, valueText, figure, actions, spoken, children } = props;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div aria-hidden={spoken !== undefined} className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          {title}
        </div>
        {figure ? (
          <span aria-hidden className="font-display text-lg text-muted-foreground tabular-nums">
            {figure}
          </span>
        ) : null}
        <div className="flex gap-2">{actions}</div>
      </div>
      <Progress value={value} max={max} aria-label={label} aria-valuetext={valueText} className="mt-3 h-1.5" />
      {children}
      {spoken === undefined ? null : <LiveRegion>{spoken}</LiveRegion>}
    </>
  );
}
