import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Skeleton = ({ className, ...props }: ComponentProps<'div'>) => (
  <div aria-hidden className={cn('animate-pulse rounded-sm bg-foreground/10', className)} {...props} />
);
