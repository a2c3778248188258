'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Input } from '@/components/ui/input.tsx';
import { FieldFrame } from './field-frame.tsx';

type FormFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** At the right end inside the box. */
  control?: ReactNode;
};

/** A labelled text box of a form, with what is wrong with it. */
export function FormField({ label, hint, error, control, className, ...props }: FormFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(box) => (
        <div className="relative mt-2">
          <Input {...box} className={cn('h-11', control && 'pr-12', className)} {...props} />
          {control}
        </div>
      )}
    </FieldFrame>
  );
}
