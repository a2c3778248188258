'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import type { PlatformFormState } from './use-platform-form.ts';

/** Delays until the first and the second text of a wait. */
const TEXT_DELAYS_MS = [1000, 10_000] as const;

type OutcomeTextProps = {
  isBusy: boolean;
  /** Texts of a wait, the second for a long one. */
  waiting: readonly [string, string];
  outcome: { success: boolean; message: string } | null;
  className?: string;
};

/** Announces a wait and then its outcome. The line is always there, so that nothing moves. */
export function OutcomeText({ isBusy, waiting, outcome, className }: OutcomeTextProps) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (!isBusy) return;
    const timers = TEXT_DELAYS_MS.map((delay, at) => setTimeout(() => setStage(at + 1), delay));
    return () => {
      timers.forEach(clearTimeout);
      setStage(0);
    };
  }, [isBusy]);
  const isFailure = outcome && !outcome.success;
  return (
    <p
      role="status"
      className={cn(
        'min-h-5 text-sm break-words',
        isFailure ? 'font-medium text-destructive-text' : 'text-muted-foreground',
        className,
      )}
    >
      {isBusy ? waiting[stage - 1] : outcome?.message}
    </p>
  );
}

type FormSubmitProps = { form: PlatformFormState; label: string; className: string; actions?: ReactNode };

export function FormSubmit({ form, label, className, actions }: FormSubmitProps) {
  const { platform, isBusy, outcome } = form;
  const name = platformLabel(platform);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton
          variant="ink"
          isBusy={isBusy}
          busyText="Submitting..."
          onClick={() => void form.submit()}
          className={cn('max-sm:w-full pointer-coarse:h-11', className)}
        >
          {label}
        </ActionButton>
        {actions}
      </div>
      <OutcomeText
        isBusy={isBusy}
        waiting={[`Waiting for ${name}…`, `Still waiting for ${name}. It can take up to a minute.`]}
        outcome={outcome}
        // Any wider, and a toast in the corner would cover its end.
        className="mt-3 max-w-[34rem]"
      />
    </div>
  );
}
