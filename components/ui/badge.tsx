import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Badge = ({ className, ...props }: ComponentProps<'span'>) => (
  <span
    className={cn(
      'inline-flex items-center rounded-sm border border-border bg-secondary px-2 py-0.5 text-xs font-medium text-foreground',
      className,
    )}
    {...props}
  />
);
