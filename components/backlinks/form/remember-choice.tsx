'use client';

import { useId } from 'react';
import { DISTRIBUTION_TEXTS } from '../texts.ts';

type RememberChoiceProps = { isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Whether the credentials are stored for the next time, and what keeping them means. */
export function RememberChoice({ isChecked, onChange }: RememberChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-primary pointer-coarse:size-6"
      />
      <div className="min-w-0 text-sm">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          Remember for next time
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-muted-foreground">
          {DISTRIBUTION_TEXTS.rememberHint}
        </p>
      </div>
    </div>
  );
}
