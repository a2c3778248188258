'use client';

import { useState } from 'react';
import type { DryRunResponse } from '@/lib/backlinks/schema';
import { apiErrorDetails, requestJson } from '@/lib/http/client';
import type { PlatformFormState } from '../form/use-platform-form.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';

/** Fills the form of a page without sending it, and gives a picture of that. */
export function useDryRun(blogId: string, form: PlatformFormState) {
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
      setResult(
        await requestJson<DryRunResponse>('/api/backlinks/dry-run', { method: 'POST', body }),
      );
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
export type DryRun = ReturnType<typeof useDryRun>;
