'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { announceFailure, generationFailure } from '@/components/generation/outcome/generation-failure.ts';
import { currentRun, isUnderWay } from '@/components/generation/run/current-run.ts';
import { storeBrowserRun } from '@/components/generation/run/stored-runs.ts';
import type { Language } from '@/lib/constants/options.ts';
import { TRANSLATION_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { viewPath } from '@/lib/routes.ts';
import type { TranslationResponse } from '@/lib/writing/schema.ts';

/** Path of a blog's translations. */
export const translationsPath = (blogId: string) => `/api/blogs/${blogId}/translations` as const;

const FAILED = { title: 'Not written', description: TRANSLATION_MESSAGES.failed };

/** Follows the run on the creation screen. */
async function followTranslation(id: string, language: Language): Promise<void> {
  const run = { id, startedAt: Date.now(), language, sourceCount: 0, isDistributed: false };
  storeBrowserRun(run);
  const { followStored } = await import('@/components/generation/run/run.ts');
  void followStored(run, 'browser');
}

/** Starts a translation and goes to the screen that shows it. */
export function useTranslation(blogId: string) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [needsSubscription, setNeedsSubscription] = useState(false);

  function fail(error: unknown): void {
    console.error(error);
    setIsBusy(false);
    const failure = generationFailure(error, FAILED);
    if (failure.kind === 'failed') setFault(failure.message.description ?? FAILED.description);
    if (failure.kind === 'subscription-required') setNeedsSubscription(true);
    if (failure.kind !== 'sign-in-required') return;
    announceFailure(failure);
    router.push('/login');
  }

  async function translate(language: Language): Promise<void> {
    if (isBusy) return;
    setFault(isUnderWay(currentRun()) ? TRANSLATION_MESSAGES.anotherUnderWay : '');
    if (isUnderWay(currentRun())) return;
    setIsBusy(true);
    try {
      const answer = await requestJson<TranslationResponse>(translationsPath(blogId), {
        method: 'POST',
        body: { language },
      });
      if ('id' in answer) {
        router.push(viewPath(answer.id));
        return;
      }
      await followTranslation(answer.generationId, language);
      router.push('/create#live');
    } catch (error) {
      fail(error);
    }
  }
  return { isBusy, fault, needsSubscription, translate };
}
