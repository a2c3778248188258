'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import { clearAnnouncement } from '@/components/create/announce-outcome';
import {
  type GenerationFailure,
  generationFailure,
  isOutcomeUnknown,
} from '@/components/create/generation-failure';
import type { CustomImage } from '@/components/create/generation-request';
import { randomKey } from '@/components/create/idempotency-key';
import { readCanCreate } from '@/components/create/request-blog';
import { useIsMounted } from '@/components/create/use-is-mounted';
import { useLeaveWarning } from '@/components/ui/use-leave-warning';
import { toast } from '@/components/ui/use-toast';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages';
import type { BatchForm } from '@/lib/writing/batch/schema';
import { allowedSize, type BatchRun, resultsPath, withFinished } from './batch-run';
import { itemRequest, requestItem } from './request-item';
import { BATCH_TEXTS } from './texts';
import { useBatchRun } from './use-batch-run';

/** Leads back here after signing in: what was written so far is found again. */
const SIGN_IN_PATH = `/login?next=${encodeURIComponent('/batch')}`;

const FAILED = { title: BATCH_MESSAGES.failedTitle, description: BATCH_MESSAGES.failed };

/** What a batch is begun with. */
export type BatchOrder = {
  form: BatchForm;
  sourceUrls: readonly string[];
  images: readonly CustomImage[];
};

/** What the screen does about how the batch ends; `onEnd` follows whichever it was. */
type Outcomes = { onWritten: () => void; onSubscriptionNeeded: () => void; onEnd: () => void };

/** Tells the user how the batch stopped (spec §8). */
function announce(failure: GenerationFailure): void {
  switch (failure.kind) {
    case 'cancelled':
      toast(BATCH_TEXTS.stopped);
      break;
    case 'sign-in-required':
      toast(BATCH_MESSAGES.signInRequired);
      break;
    case 'subscription-required':
      toast({ ...BATCH_MESSAGES.subscriptionRequired, variant: 'destructive' });
      break;
    case 'failed':
      toast({ ...failure.message, variant: 'destructive' });
  }
}

/**
 * Asks for the blogs of a batch one after the other and stops at the first failure (spec §4 Batch generation, §8). What
 * was written stays in `run`, and `resume` goes on after it.
 */
export function useBatch({ onWritten, onSubscriptionNeeded, onEnd }: Outcomes) {
  const router = useRouter();
  const { user } = useAuth();
  const isMounted = useIsMounted();
  const { run, current, update, findTitle } = useBatchRun();
  const [isWriting, setIsWriting] = useState(false);
  const [hasStopped, setHasStopped] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const abort = useRef<AbortController | null>(null);
  useLeaveWarning(isWriting);

  const goTo = (path: string) => startLeaving(() => router.push(path as Route));

  async function writeAll(images: readonly CustomImage[], signal: AbortSignal): Promise<void> {
    for (let now = current.current; now && now.finished.length < now.size; now = current.current) {
      const request = itemRequest(now, now.finished.length, images, user);
      const id = await requestItem(request, signal);
      update(withFinished(current.current ?? now, id));
      void findTitle(id);
    }
  }

  function finish(): void {
    const ids = current.current?.finished.map(({ id }) => id) ?? [];
    update(null);
    onWritten();
    if (ids.length === 0) {
      toast({ ...FAILED, description: BATCH_MESSAGES.noIds, variant: 'destructive' });
    } else if (isMounted.current) {
      goTo(resultsPath(ids));
    } else {
      const open = {
        label: 'Open',
        hint: 'Open your new blogs',
        run: () => goTo(resultsPath(ids)),
      };
      toast({ ...BATCH_TEXTS.ready, action: open });
    }
  }

  function stop(error: unknown): void {
    const failure = generationFailure(error, FAILED);
    announce(failure);
    setHasStopped(true);
    const isNothingWritten = current.current?.finished.length === 0;
    // Asked again under the same name, a blog that was written unseen is found and not written twice.
    if (isNothingWritten && !isOutcomeUnknown(error)) update(null);
    if (failure.kind === 'subscription-required') onSubscriptionNeeded();
    if (failure.kind === 'sign-in-required' && isMounted.current) goTo(SIGN_IN_PATH);
  }

  async function work(
    images: readonly CustomImage[],
    begin: (signal: AbortSignal) => Promise<boolean>,
  ) {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setIsWriting(true);
    clearAnnouncement();
    try {
      if (!(await begin(controller.signal))) return;
      await writeAll(images, controller.signal);
      finish();
    } catch (error) {
      stop(error);
    } finally {
      abort.current = null;
      setIsWriting(false);
      onEnd();
    }
  }

  /** Says that the free blogs which are left are too few for a batch. */
  function refuse(left: number | null): void {
    if (left === 0) onSubscriptionNeeded();
    else toast({ ...BATCH_TEXTS.oneLeft, variant: 'destructive' });
  }

  function start({ form, sourceUrls, images }: BatchOrder): Promise<void> {
    return work(images, async (signal) => {
      const left = user ? (await readCanCreate(user.uid, signal)).freeBlogsLeft : null;
      const size = allowedSize(form.batchSize, left);
      if (size === null) {
        refuse(left);
        return false;
      }
      const fresh: BatchRun = {
        ...{ batchId: randomKey(), uid: user?.uid ?? null, form, size },
        ...{ sourceUrls: [...sourceUrls], imageCount: images.length, finished: [] },
      };
      update(fresh);
      return true;
    });
  }

  function resume(images: readonly CustomImage[]): Promise<void> {
    return work(images, async () => {
      // A visitor who has signed in since goes on with it as their own.
      if (current.current) update({ ...current.current, uid: user?.uid ?? null });
      return true;
    });
  }

  return {
    run,
    isWriting,
    /** Whether it stopped since this screen was opened. */
    hasStopped,
    isBusy: isWriting || isLeaving,
    start,
    resume,
    cancel: () => abort.current?.abort(),
    discard: () => update(null),
  };
}

/** State of the batch on the screen. */
export type BatchState = ReturnType<typeof useBatch>;
