'use client';

import { cn } from '@/components/ui/cn.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';
import type { PlatformFormState } from './use-platform-form.ts';
import { useWaitingWords } from './use-waiting-words.ts';

/** How a submission goes and went, read out; its line is there from the start, so that nothing moves. */
export function FormOutcome({ form }: { form: PlatformFormState }) {
  const { platform, isBusy, outcome } = form;
  const label = platformLabel(platform);
  const words = useWaitingWords(isBusy, DISTRIBUTION_TEXTS.asking(label), DISTRIBUTION_TEXTS.waiting(label));
  return (
    <p
      role="status"
      className={cn(
        // No wider, or the toast in the corner would lie over its end.
        'mt-3 min-h-5 max-w-[34rem] text-sm break-words',
        outcome && !outcome.success ? 'font-medium text-destructive-text' : 'text-muted-foreground',
      )}
    >
      {isBusy ? words : outcome?.message}
    </p>
  );
}
