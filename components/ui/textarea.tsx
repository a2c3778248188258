import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldClasses } from './input.tsx';

/** A text box of several lines that grows with what is typed where the browser can do that. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea className={cn(fieldClasses, 'field-sizing-content resize-none py-3 text-base', className)} {...props} />
  );
}
