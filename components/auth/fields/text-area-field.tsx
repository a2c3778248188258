'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Textarea } from '@/components/ui/textarea.tsx';
import { FieldFrame } from './field-frame.tsx';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'name'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
};

/** A labelled text box of several lines, with what is wrong with it. */
export function TextAreaField({ label, hint, error, className, ...props }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(box) => <Textarea {...box} className={cn('mt-2', className)} {...props} />}
    </FieldFrame>
  );
}
