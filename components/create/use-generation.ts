'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import {
  currentRun,
  isUnderWay,
  newRun,
  publishRun,
  type Receiver,
  receiveOutcomes,
  tellOutcome,
  useCurrentRun,
} from '@/components/live/current-run';
import { keptRuns } from '@/components/live/kept-runs';
import { DEFAULT_LANGUAGE } from '@/lib/constants/options';
import { viewPath } from '@/lib/routes';
import { announceFailure, announceReady, announceWritten } from './announce-outcome.ts';
import { type GenerationFailure, generationFailure } from './generation-failure.ts';
import type { GenerationRequest } from './generation-request.ts';
import { pendingSubmission } from './pending-submission.ts';

/** Fetched when it is first needed: most visitors only read the page. */
const loadRunner = () => import('@/components/live/run');

/** What the form does about an end. */
type Outcomes = { onWritten: () => void; onSubscriptionNeeded: () => void };

function beginRun({ language, sourceUrls = [], platforms = [] }: GenerationRequest): void {
  const order = { startedAt: Date.now(), language: language ?? DEFAULT_LANGUAGE };
  publishRun(
    newRun({ ...order, sourceCount: sourceUrls.length, isDistributed: platforms.length > 0 }),
  );
}

/** Goes on with what this browser began before the page was loaded, when there is any. */
function resume(): void {
  if (currentRun() || (keptRuns().length === 0 && !pendingSubmission())) return;
  import('@/components/live/resume-runs').then(
    ({ resumeRuns }) => resumeRuns(),
    // Without a network it is found the next time.
    () => undefined,
  );
}

/** Acts on how generations end while `act` is on the screen, and after that until another one is. */
function useOutcomes(act: (...told: [...Parameters<Receiver>, isHere: boolean]) => void): void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    receiveOutcomes((outcome, run) => latest.current(outcome, run, true));
    resume();
    return () => {
      receiveOutcomes((outcome, run) => latest.current(outcome, run, false));
      if (currentRun()?.story.isWritten) publishRun(null);
    };
  }, []);
}

/**
 * Asks for one blog, and acts on how it ends (spec §4 Single generation, §8), also when it was begun before the page was
 * loaded. `isBusy` lasts until the next page is there.
 */
export function useGeneration({ onWritten, onSubscriptionNeeded }: Outcomes) {
  const router = useRouter();
  const { user } = useAuth();
  const run = useCurrentRun();
  const [isLeaving, startLeaving] = useTransition();

  function goTo(path: string): void {
    startLeaving(() => router.push(path as Route));
  }

  /** Says why there is no blog, and leads on where the server asks for it. */
  function fail(failure: GenerationFailure, isHere = true): void {
    announceFailure(failure);
    if (!isHere) return;
    if (failure.kind === 'sign-in-required') goTo('/login');
    if (failure.kind === 'subscription-required') onSubscriptionNeeded();
  }

  useOutcomes((outcome, ended, isHere) => {
    if (outcome.kind === 'ready') {
      announceReady(() => goTo(viewPath(outcome.blogId)));
      return;
    }
    if (outcome.kind !== 'written') {
      fail(outcome, isHere);
      return;
    }
    const { id, unreadableSources = [] } = outcome.answer;
    const isOfTab = ended?.origin !== 'browser';
    if (isOfTab) onWritten();
    // Another tab may have been waiting for it; only the one that is looked at moves on.
    if (isHere && (isOfTab || document.visibilityState === 'visible')) {
      announceWritten(unreadableSources, ended?.isDistributed ?? false);
      goTo(viewPath(id));
    } else {
      publishRun(null);
      announceReady(() => goTo(viewPath(id)));
    }
  });

  function generate(request: GenerationRequest): void {
    if (isUnderWay(currentRun())) return;
    beginRun(request);
    loadRunner().then(
      ({ writeLive }) => writeLive(request, user?.uid),
      (error: unknown) => tellOutcome(generationFailure(error)),
    );
  }

  return { run, isBusy: isUnderWay(run) || isLeaving, generate, fail };
}
