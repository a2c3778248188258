'use client';

import { Switch as SwitchPrimitive } from 'radix-ui';
import { useId } from 'react';

type SwitchFieldProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void };

/** A switch with a hint. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-5">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer text-sm font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted-foreground">
          {hint}
        </p>
      </div>
      <SwitchPrimitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 inline-flex h-6 w-11 shrink-0 cursor-pointer items-center rounded-full border border-input bg-muted px-0.5 transition-colors disabled:cursor-default disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <SwitchPrimitive.Thumb className="block size-4.5 rounded-full bg-foreground transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-primary-foreground" />
      </SwitchPrimitive.Root>
    </div>
  );
}
