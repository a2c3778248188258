import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A sheet of paper on the page. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('rounded-md border border-sheet-edge bg-card text-card-foreground', className)}
      {...props}
    />
  );
}
