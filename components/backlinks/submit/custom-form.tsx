'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { DryRunResponse } from '@/lib/backlinks/schema.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { OutcomeText } from '../form/form-outcome.tsx';
import { PlatformForm } from '../form/platform-form.tsx';
import type { PlatformFormState } from '../form/use-platform-form.ts';

/** Fills in the form without sending it, and gets a screenshot. */
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
      const message = apiErrorDetails(error).message ?? 'We could not try the form. Please try again.';
      setResult({ success: false, message });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, result, run };
}

const WAITING = [
  'Opening the page and filling in its form…',
  'Still working on the page. It can take up to half a minute.',
] as const;

function DryRunResult({ isBusy, result }: Pick<ReturnType<typeof useDryRun>, 'isBusy' | 'result'>) {
  return (
    <div className={cn(!isBusy && !result && 'sr-only')}>
      <OutcomeText isBusy={isBusy} waiting={WAITING} outcome={result} />
      {isBusy ? <Skeleton className="mt-3 aspect-[16/10]" /> : null}
      {result?.screenshot ? (
        <img
          src={result.screenshot}
          alt="The page with the form filled in but not sent"
          className="mt-3 w-full rounded-md border border-input bg-white"
        />
      ) : null}
    </div>
  );
}

type CustomFormProps = { blogId: string; form: PlatformFormState; onForget: () => Promise<void> };

/** The credentials of a form on any site, which can be tried without sending. */
export function CustomForm({ blogId, form, onForget }: CustomFormProps) {
  const { isBusy, result, run } = useDryRun(blogId, form);
  const tryButton = (
    <Button
      variant="outline"
      aria-busy={isBusy}
      onClick={() => void run()}
      className="max-sm:w-full pointer-coarse:h-11"
    >
      {isBusy ? 'Trying...' : 'Test without sending'}
    </Button>
  );
  return (
    <PlatformForm form={form} onForget={onForget} actions={form.usesRemembered ? null : tryButton}>
      <DryRunResult isBusy={isBusy} result={result} />
    </PlatformForm>
  );
}
