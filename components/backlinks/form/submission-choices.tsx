'use client';

import { useId } from 'react';
import type { Visibility } from '@/lib/constants/platforms.ts';

type RememberChoiceProps = { isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Whether to remember the credentials. */
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
          Stored encrypted and never shown again. Otherwise used for this submission only.
        </p>
      </div>
    </div>
  );
}

const CHOICES: readonly { value: Visibility; label: string; hint: string }[] = [
  { value: 'public', label: 'Public', hint: 'Everyone can read it right away' },
  { value: 'draft', label: 'Draft', hint: 'Review it there before you publish it' },
];

type VisibilityChoiceProps = { value: Visibility; onChange: (value: Visibility) => void };

/** Whether the post is published at once or saved as a draft. */
export function VisibilityChoice({ value, onChange }: VisibilityChoiceProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Publish as</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {CHOICES.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-border px-3 py-2 transition-colors hover:border-input has-checked:border-foreground has-checked:bg-background has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={group}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="size-4 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0 text-sm">
              <span className="font-medium">{choice.label}</span>
              <span className="block text-muted-foreground">{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
