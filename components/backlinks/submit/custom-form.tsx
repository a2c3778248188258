'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { DryRunResponse } from '@/lib/backlinks/schema.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { PlatformForm } from '../form/platform-form.tsx';
import type { PlatformFormState } from '../form/use-platform-form.ts';
import { useWaitingWords } from '../form/use-waiting-words.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';

/** Fills the form of a page without sending it, and gives a picture of that. */
function useDryRun(blogId: string, form: PlatformFormState) {
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<DryRunResponse | null>(null);

  async function run(): Promise<void> {
    if (isBusy) return;
    const credentials = form.settle();
    if (!credentials) return;
    setIsBusy(true);
    setResult(null);
    try {
      const body = { blogId, credentials };
      setResult(await requestJson<DryRunResponse>('/api/backlinks/dry-run', { method: 'POST', body }));
    } catch (error) {
      console.error(error);
      const message = apiErrorDetails(error).message ?? DISTRIBUTION_TEXTS.dryRunFailed;
      setResult({ success: false, message });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, result, run };
}

/** A trial of a form. */
type DryRun = ReturnType<typeof useDryRun>;

/** What the page looks like with its form filled in, and nothing sent. */
function DryRunResult({ dryRun }: { dryRun: DryRun }) {
  const { isBusy, result } = dryRun;
  const words = useWaitingWords(isBusy, DISTRIBUTION_TEXTS.opening, DISTRIBUTION_TEXTS.stillOpening);
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

type CustomFormProps = { blogId: string; form: PlatformFormState; onForget: () => Promise<void> };

/** The form of an address of the owner's own, which can be tried without sending. */
export function CustomForm({ blogId, form, onForget }: CustomFormProps) {
  const dryRun = useDryRun(blogId, form);
  return (
    <PlatformForm
      form={form}
      onForget={onForget}
      actions={
        form.usesRemembered ? null : (
          <Button
            variant="outline"
            aria-busy={dryRun.isBusy}
            onClick={() => void dryRun.run()}
            className="max-sm:w-full pointer-coarse:h-11"
          >
            {dryRun.isBusy ? 'Trying...' : 'Try it without sending'}
          </Button>
        )
      }
    >
      <DryRunResult dryRun={dryRun} />
    </PlatformForm>
  );
}
