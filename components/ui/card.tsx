import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A box with a border on the page. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('rounded-md border border-card-edge bg-card text-card-foreground', className)} {...props} />
  );
}
