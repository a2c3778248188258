'use client';

import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { useWaitingWords } from '../form/use-waiting-words.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';
import type { DryRun } from './use-dry-run.ts';

/** What the page looks like with its form filled in, and nothing sent. */
export function DryRunResult({ dryRun }: { dryRun: DryRun }) {
  const { isBusy, result } = dryRun;
  const words = useWaitingWords(
    isBusy,
    DISTRIBUTION_TEXTS.opening,
    DISTRIBUTION_TEXTS.stillOpening,
  );
  return (
    <div className={cn(!isBusy && !result && 'sr-only')}>
      <p
        role="status"
        className={cn(
          'min-h-5 text-sm break-words',
          result && !result.success ? 'font-medium text-destructive-text' : 'text-muted-foreground',
        )}
      >
        {isBusy ? words : result?.message}
      </p>
      {isBusy ? <Skeleton className="mt-3 aspect-[16/10]" /> : null}
      {result?.screenshot ? (
        <img
          src={result.screenshot}
          alt="The page with its form filled in, not sent"
          className="mt-3 w-full rounded-md border border-input bg-white"
        />
      ) : null}
    </div>
  );
}
