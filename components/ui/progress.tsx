import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & { value?: number | null; max?: number };

export const Progress = ({ className, value = null, max = 100, ...props }: ProgressProps) => (
  <div
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value ?? undefined}
    className={cn('relative h-1 w-full overflow-hidden rounded-full bg-border', className)}
    {...props}
  >
    <div
      className={cn('h-full rounded-full bg-primary transition-[width]', value === null && 'w-2/5 animate-ink-run')}
      style={value === null ? undefined : { width: `${(value / max) * 100}%` }}
    />
  </div>
);
