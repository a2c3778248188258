'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import {
  announceFailure,
  announceWritten,
  clearAnnouncement,
  type GenerationFailure,
  generationFailure,
} from '@/components/generation/outcome/generation-failure.ts';
import type { GenerationRequest } from '@/components/generation/request/generation-request.ts';
import { pendingSubmission } from '@/components/generation/request/submission.ts';
import {
  currentRun,
  emitOutcome,
  isUnderWay,
  type LiveRun,
  newRun,
  publishRun,
  type Receiver,
  setOutcomeReceiver,
  useCurrentRun,
} from '@/components/generation/run/current-run.ts';
import { noteOpened, storeReady } from '@/components/generation/run/ready-blogs.ts';
import { storedRuns } from '@/components/generation/run/stored-runs.ts';
import { MAIN_CONTENT_ID } from '@/components/shell/site-chrome.tsx';
import { DEFAULT_LANGUAGE } from '@/lib/constants/options.ts';
import type { Alternative, SourceNote } from '@/lib/http/errors.ts';
import { viewPath } from '@/lib/routes.ts';

/** What can be written instead of a blog that the model could not write, and why it could not. */
export type Offer = { sentence: string; alternative: Alternative };

function offerOf({ message, alternative }: Extract<GenerationFailure, { kind: 'failed' }>): Offer | null {
  return alternative ? { sentence: message.description ?? message.title, alternative } : null;
}

/** Fetched when it is first needed: most visitors only read the page. */
const loadRunner = () => import('@/components/generation/run/run.ts');

/** What the form's topic is, and what the form does when a generation ends. */
type FormOfRun = {
  topic: string;
  /** Whether the blog starts as a draft, which goes to no platform. */
  isForDraft: boolean;
  onWritten: () => void;
  /** The generation ended without a blog, and its preview is gone. */
  onStopped: () => void;
  onSubscriptionNeeded: () => void;
};

function beginRun(request: GenerationRequest, isForDraft: boolean): void {
  const { language = DEFAULT_LANGUAGE, sourceUrls = [], platforms = [] } = request;
  const isDistributed = platforms.length > 0 && !isForDraft;
  const sourceCount = sourceUrls.length;
  publishRun(newRun({ startedAt: Date.now(), language, sourceCount, isDistributed }));
}

/** Follows a generation that this browser began before the page was loaded, if there is one. */
function resume(): void {
  if (currentRun() || (storedRuns().length === 0 && !pendingSubmission())) return;
  import('@/components/generation/run/resume-runs.ts').then(
    ({ resumeRuns }) => resumeRuns(),
    // Without a network it is found the next time.
    () => undefined,
  );
}

/** Moves the focus to the main part of the next page when the form is left for it. */
function useFocusOnLeaving(isLeaving: boolean): void {
  const latest = useRef(isLeaving);
  useLayoutEffect(() => {
    latest.current = isLeaving;
  });
  useEffect(
    () => () => {
      const isFocusLost = document.activeElement === document.body;
      if (latest.current && isFocusLost) {
        document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
      }
    },
    [],
  );
}

/** Calls `act` with outcomes while it is on the screen, and after that until another form is. */
function useOutcomes(act: (...args: [...Parameters<Receiver>, isHere: boolean]) => void): void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    setOutcomeReceiver((outcome, run) => latest.current(outcome, run, true));
    resume();
    return () => {
      setOutcomeReceiver((outcome, run) => latest.current(outcome, run, false));
      if (currentRun()?.state.isWritten) publishRun(null);
    };
  }, []);
}

/** The state of a tab when a blog is written. */
export type Watching = {
  /** Whether the creation form is on the screen. */
  isHere: boolean;
  /** Whether the tab is visible. */
  isVisible: boolean;
  /** What is typed into the form. */
  topic: string;
};

/**
 * Whether a tab goes on to a blog once it is written. One that only follows another tab's stays where somebody looks
 * elsewhere or has typed a topic of their own.
 */
export function shouldRedirect(origin: LiveRun['origin'], { isHere, isVisible, topic }: Watching) {
  return isHere && (origin !== 'browser' || (isVisible && topic.trim() === ''));
}

/**
 * Asks for one blog, and acts on how it ends (spec §4 Single generation, §8), also when it was begun before the page was
 * loaded. `isBusy` lasts until the next page is there.
 */
export function useGeneration(form: FormOfRun) {
  const router = useRouter();
  const run = useCurrentRun();
  const [isLeaving, startLeaving] = useTransition();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [sourceNotes, setSourceNotes] = useState<readonly SourceNote[]>([]);
  useFocusOnLeaving(isLeaving);

  function goTo(path: string): void {
    startLeaving(() => router.push(path as Route));
  }

  /** Says why there is no blog, and leads on where the server asks for it. */
  function fail(failure: GenerationFailure, isHere = true): void {
    announceFailure(failure);
    if (!isHere) return;
    if (failure.kind === 'failed') setSourceNotes(failure.unreadableSources ?? []);
    if (failure.kind === 'sign-in-required') goTo('/login');
    if (failure.kind === 'subscription-required') form.onSubscriptionNeeded();
  }

  useOutcomes((outcome, ended, isHere) => {
    // The form itself says so, and on other pages the status in the shell; both go on saying it.
    if (outcome.kind === 'ready') return;
    if (outcome.kind !== 'written') {
      fail(outcome, isHere);
      const isOfForm = isHere && ended?.origin !== 'browser';
      if (isOfForm && outcome.kind === 'failed') setOffer(offerOf(outcome));
      if (isHere && (outcome.kind === 'cancelled' || outcome.kind === 'failed')) form.onStopped();
      return;
    }
    const { id } = outcome.answer;
    const origin = ended?.origin ?? 'page';
    if (origin !== 'browser') form.onWritten();
    const isVisible = document.visibilityState === 'visible';
    if (shouldRedirect(origin, { isHere, isVisible, topic: form.topic })) {
      // In the background nobody sees it: the tab that somebody looks at still offers it.
      if (isVisible) noteOpened(id);
      announceWritten(outcome.answer, ended?.isDistributed ?? false);
      goTo(viewPath(id));
    } else {
      storeReady([id]);
      publishRun(null);
    }
  });

  function generate(request: GenerationRequest): void {
    if (isUnderWay(currentRun())) return;
    clearAnnouncement();
    setOffer(null);
    setSourceNotes([]);
    beginRun(request, form.isForDraft);
    loadRunner().then(
      ({ writeLive }) => writeLive(request),
      (error: unknown) => emitOutcome(generationFailure(error)),
    );
  }

  return { run, isBusy: isUnderWay(run) || isLeaving, generate, fail, offer, sourceNotes };
}
