'use client';

import { Progress as ProgressPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A progress bar from 0 to 100; `value={null}` if indeterminate. */
export function Progress({ className, value = null, ...props }: ComponentProps<typeof ProgressPrimitive.Root>) {
  return (
    <ProgressPrimitive.Root
      value={value}
      className={cn('relative h-1 w-full overflow-hidden rounded-full bg-border', className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        className="h-full rounded-full bg-primary transition-[width] data-[state=indeterminate]:w-2/5 data-[state=indeterminate]:animate-ink-run"
        style={value === null ? undefined : { width: `${value}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
