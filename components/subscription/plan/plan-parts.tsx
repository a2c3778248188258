import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';

/** A part of the subscription card, with the card's margins. */
export function PlanPart({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('p-6 sm:p-7', className)}>{children}</div>;
}

type PlanHeadProps = {
  label: string;
  /** Said large: what the plan gives. */
  figure: string;
  unit: string;
  /** Beside the label. */
  badge?: ReactNode;
};

/** Which plan it is and what it gives. */
export function PlanHead({ label, figure, unit, badge }: PlanHeadProps) {
  return (
    <>
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="label-caps">{label}</h3>
        {badge}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="font-display text-5xl leading-none font-semibold tracking-tight tabular-nums">{figure}</span>
        <span className="text-sm text-muted-foreground">{unit}</span>
      </p>
    </>
  );
}
