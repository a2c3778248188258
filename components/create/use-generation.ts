'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import { toast } from '@/components/ui/use-toast';
import type { GenerateResponse } from '@/lib/blogs/schema';
import { SIGN_IN_NOTICE_MS } from '@/lib/constants/limits';
import { GENERATION_MESSAGES } from '@/lib/constants/messages';
import { viewPath } from '@/lib/routes';
import { type GenerationFailure, generationFailure } from './generation-failure.ts';
import type { GenerationRequest } from './generation-request.ts';
import { mayCreate, requestBlog } from './request-blog.ts';
import { CREATE_TEXTS } from './texts.ts';
import { useIsMounted } from './use-is-mounted.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** How long the notice of a blog that was finished elsewhere stays, in ms: longer, as nobody waits for it. */
const READY_NOTICE_MS = 60_000;

/** Tells the user how a generation ended (spec §8). */
function announce(failure: GenerationFailure): void {
  switch (failure.kind) {
    case 'cancelled':
      toast(CREATE_TEXTS.cancelled);
      break;
    case 'sign-in-required':
      toast({ ...GENERATION_MESSAGES.freePreviewUsed, duration: SIGN_IN_NOTICE_MS });
      break;
    case 'failed':
      toast({ ...failure.message, variant: 'destructive' });
  }
}

/** What the form does about an answer. */
type Outcomes = { onWritten: () => void; onSubscriptionNeeded: () => void };

/**
 * Asks for one blog, and acts on the answer (spec §4 Single generation, §8). `startedAt` is set while it is written;
 * `isBusy` lasts until the next page is there.
 */
export function useGeneration({ onWritten, onSubscriptionNeeded }: Outcomes) {
  const router = useRouter();
  const { user } = useAuth();
  const isMounted = useIsMounted();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [isLeaving, startLeaving] = useTransition();
  const abort = useRef<AbortController | null>(null);
  useLeaveWarning(startedAt !== null);

  function goTo(path: string): void {
    startLeaving(() => router.push(path as Route));
  }

  function finish({ id, unreadableSources = [] }: GenerateResponse): void {
    onWritten();
    const open = () => goTo(viewPath(id));
    if (!isMounted.current) {
      const action = { label: 'Open', hint: 'Open your new blog', run: open };
      toast({ ...CREATE_TEXTS.ready, action, duration: READY_NOTICE_MS });
      return;
    }
    if (unreadableSources.length > 0) toast(CREATE_TEXTS.unreadSources(unreadableSources));
    open();
  }

  async function generate(request: GenerationRequest): Promise<void> {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setStartedAt(Date.now());
    try {
      if (user && !(await mayCreate(user.uid, controller.signal))) {
        onSubscriptionNeeded();
        return;
      }
      finish(await requestBlog({ ...request, userId: user?.uid }, controller.signal));
    } catch (error) {
      const failure = generationFailure(error);
      announce(failure);
      if (failure.kind === 'sign-in-required' && isMounted.current) goTo('/login');
    } finally {
      abort.current = null;
      setStartedAt(null);
    }
  }

  const cancel = () => abort.current?.abort();
  return { startedAt, isBusy: startedAt !== null || isLeaving, generate, cancel };
}
