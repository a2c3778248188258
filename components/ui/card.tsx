import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Card = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('rounded-md border border-card-edge bg-card text-foreground', className)} {...props} />
);
