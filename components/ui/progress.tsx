'use client';

import { Progress as ProgressPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A progress bar from 0 to `max`; `value={null}` if indeterminate. */
export function Progress({
  className,
  value = null,
  max = 100,
  ...props
}: ComponentProps<typeof ProgressPrimitive.Root>) {
  return (
    <ProgressPrimitive.Root
      value={value}
      max={max}
      className={cn('relative h-1 w-full overflow-hidden rounded-full bg-border', className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        className="h-full rounded-full bg-primary transition-[width] data-[state=indeterminate]:w-2/5 data-[state=indeterminate]:animate-ink-run"
        style={value === null ? undefined : { width: `${(value / max) * 100}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
