'use client';

import { type ReactNode, useId } from 'react';
import { Label } from '@/components/ui/label.tsx';

/** What ties a control to the texts around it. */
type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type FieldFrameProps = {
  label: string;
  /** What is to be known before one types. */
  hint: ReactNode;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label above a control of a form, and below it what is to be known and what is wrong. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="mt-1.5 text-sm font-medium break-words text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
