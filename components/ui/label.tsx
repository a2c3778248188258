import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={cn('block text-sm font-semibold', className)} {...props}>
      {children}
    </label>
  );
}
