'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';

type FormFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> & {
  name: string;
  label: string;
  error?: string;
  /** At the right end inside the box. */
  control?: ReactNode;
};

/** A labelled text box of a form, with what is wrong with it. */
export function FormField({ label, error, control, className, ...props }: FormFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <div className="relative mt-2">
        <Input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          className={cn('h-11', control && 'pr-12', className)}
          {...props}
        />
        {control}
      </div>
      {error ? (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
