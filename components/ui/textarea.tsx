import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldClasses } from './input.tsx';

/** A multi-line text box that grows with its text in browsers with `field-sizing`. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea className={cn(fieldClasses, 'field-sizing-content resize-none py-3 text-base', className)} {...props} />
  );
}
