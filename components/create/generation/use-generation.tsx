import { X } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
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
import {
  forgetReady,
  markFresh,
  noteOpened,
  openReady,
  storedRuns,
  storeReady,
  useReadyBlog,
  useReadyTitle,
} from '@/components/generation/run/stored-runs.ts';
import { GENERATION_TEXTS } from '@/components/generation/texts.ts';
import { Button } from '@/components/ui/button.tsx';
import { DEFAULT_LANGUAGE } from '@/lib/constants/options.ts';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { Alternative, SourceNote } from '@/lib/http/errors.ts';
import { viewPath } from '@/lib/routes.ts';

/** An alternative to a blog that the model failed to write, with the reason. */
export type Offer = { sentence: string; alternative: Alternative };

type FormOfRun = {
  topic: string;
  isForDraft: boolean;
  onWritten: () => void;
  onStopped: () => void;
  onSubscriptionNeeded: () => void;
};

function beginRun(request: GenerationRequest, isForDraft: boolean): void {
  const { language = DEFAULT_LANGUAGE, sourceUrls = [], platforms = [] } = request;
  const isDistributed = platforms.length > 0 && !isForDraft;
  const sourceCount = sourceUrls.length;
  publishRun(newRun({ startedAt: Date.now(), language, sourceCount, isDistributed }));
}

/** Follows a generation started before the page loaded, if any. */
function resume(): void {
  if (currentRun() || (storedRuns().length === 0 && !pendingSubmission())) return;
  import('@/components/generation/run/resume-runs.ts').then(
    ({ resumeRuns }) => resumeRuns(),
    // Retried on the next page.
    () => undefined,
  );
}

/** Receives outcomes, also after unmounting until another form mounts. */
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

/** State of a tab when a blog is finished. */
export type Watching = { isHere: boolean; isVisible: boolean; topic: string };

/** Whether a tab opens a finished blog: another tab’s only if it is visible and has no typed topic. */
export function shouldRedirect(origin: LiveRun['origin'], { isHere, isVisible, topic }: Watching) {
  return isHere && (origin !== 'browser' || (isVisible && topic.trim() === ''));
}

/** Requests one blog and handles its outcome (spec §4 Single generation, §8). `isBusy` until the next page is shown. */
export function useGeneration(form: FormOfRun) {
  const router = useRouter();
  const run = useCurrentRun();
  const [isLeaving, startLeaving] = useTransition();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [sourceNotes, setSourceNotes] = useState<readonly SourceNote[]>([]);

  function goTo(path: string): void {
    startLeaving(() => router.push(path as Route));
  }

  /** Shows a failure, and opens the sign-in or subscription that it needs. */
  function fail(failure: GenerationFailure, isHere = true): void {
    announceFailure(failure);
    if (!isHere) return;
    if (failure.kind === 'failed') setSourceNotes(failure.unreadableSources ?? []);
    if (failure.kind === 'sign-in-required') goTo('/login');
    if (failure.kind === 'subscription-required') form.onSubscriptionNeeded();
  }

  useOutcomes((outcome, ended, isHere) => {
    // Shown by ReadyLine, and by the status bar on other pages.
    if (outcome.kind === 'ready') return;
    if (outcome.kind !== 'written') {
      fail(outcome, isHere);
      if (!isHere) return;
      if (outcome.kind === 'failed' && ended?.origin !== 'browser') {
        const { message, alternative } = outcome;
        setOffer(alternative ? { sentence: message.description ?? message.title, alternative } : null);
      }
      if (outcome.kind === 'canceled' || outcome.kind === 'failed') form.onStopped();
      return;
    }
    const { id } = outcome.answer;
    const origin = ended?.origin ?? 'page';
    if (origin !== 'browser') form.onWritten();
    const isVisible = document.visibilityState === 'visible';
    if (shouldRedirect(origin, { isHere, isVisible, topic: form.topic })) {
      // Opened in a hidden tab, it stays offered in the visible one.
      if (isVisible) noteOpened(id);
      announceWritten(outcome.answer, ended?.isDistributed ?? false);
      markFresh(id);
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
    // Loaded on demand: most visitors only read the page.
    import('@/components/generation/run/run.ts').then(
      ({ writeLive }) => writeLive(request),
      (error: unknown) => emitOutcome(generationFailure(error)),
    );
  }

  return { run, isBusy: isUnderWay(run) || isLeaving, generate, fail, offer, sourceNotes };
}

/** Link to a finished blog, until it is opened or dismissed. */
export function ReadyLine() {
  const id = useReadyBlog();
  const title = useReadyTitle(id);
  return (
    // Always mounted, so that its content is announced.
    <div role="status" className="empty:sr-only">
      {id !== null && title !== null ? (
        <div className="flex items-center gap-x-3 rounded-md border border-border bg-muted py-2 pr-2 pl-4">
          <p className="min-w-0 flex-1 text-sm wrap-anywhere">{GENERATION_TEXTS.readyLine(title)}</p>
          <Link
            href={viewPath(id)}
            prefetch={false}
            onClick={() => openReady(id)}
            className="text-sm font-medium link-underline"
          >
            Open<span className="sr-only"> your new blog</span>
          </Link>
          <Button variant="ghost" size="sm" aria-label="Dismiss" onClick={() => forgetReady(id)}>
            <X aria-hidden />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Offers to write without the model that failed; the toast has announced the reason. */
export function WithoutModelOffer({ offer, isOff, onAccept }: { offer: Offer; isOff: boolean; onAccept: () => void }) {
  return (
    <section
      aria-label={WRITER_TEXTS.modelFailed}
      className="flex flex-col items-start gap-3 rounded-md border border-border bg-muted p-4 text-sm"
    >
      <p className="wrap-anywhere">{offer.sentence}</p>
      <Button
        type="button"
        variant="outline"
        size="sm"
        aria-disabled={isOff}
        onClick={onAccept}
        className="h-auto min-h-9 whitespace-normal aria-disabled:opacity-55"
      >
        {WRITER_TEXTS.instead[offer.alternative]}
      </Button>
    </section>
  );
}
