import type { Route } from 'next';
import { useEffect, useState, useTransition } from 'react';
import { useTranslations } from '#translations';
import {
  announceFailure,
  announceWritten,
  clearAnnouncement,
  type GenerationFailure,
  generationFailure,
} from '@/components/generation/failure.ts';
import { ReadyBlog } from '@/components/generation/ready-blog.tsx';
import type { GenerationRequest } from '@/components/generation/request.ts';
import { beginRun, endRun, isUnderWay, type LiveRun, liveRun, useOutcome } from '@/components/generation/run-store.ts';
import {
  markFresh,
  pendingSubmission,
  storedRuns,
  storeReady,
  useReadyBlog,
  useReadyTitle,
} from '@/components/generation/stored-runs.ts';
import { useRouter } from '@/components/messages/navigation.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { DEFAULT_LANGUAGE } from '@/lib/constants/options.ts';
import type { Alternative, SourceNote } from '@/lib/http/errors.ts';
import { viewPath } from '@/lib/routes.ts';

export type Offer = { sentence: string; alternative: Alternative };

type FormOfRun = {
  topic: string;
  isForDraft: boolean;
  onWritten: () => void;
  onStopped: () => void;
  onSubscriptionNeeded: () => void;
};

function resume(): void {
  if (liveRun.get() || (storedRuns().length === 0 && !pendingSubmission())) return;
  import('@/components/generation/run.ts').then(
    ({ resumeRuns }) => resumeRuns(),
    // Retried on the next page.
    () => undefined,
  );
}

/** Whether a tab opens a finished blog: another tab’s only if it is visible and has no typed topic. */
export const shouldRedirect = (
  origin: LiveRun['origin'],
  { isVisible, topic }: { isVisible: boolean; topic: string },
) => origin !== 'browser' || (isVisible && topic.trim() === '');

/** Requests one blog and handles its outcome (spec §4 Single generation, §8). `isBusy` until the next page is shown. */
export function useGeneration(form: FormOfRun) {
  const t = useTranslations('generation');
  const router = useRouter();
  const run = liveRun.use();
  const [isLeaving, startLeaving] = useTransition();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [sourceNotes, setSourceNotes] = useState<readonly SourceNote[]>([]);

  function goTo(path: string): void {
    startLeaving(() => router.push(path as Route));
  }

  function fail(failure: GenerationFailure): void {
    announceFailure(failure, t.titled('canceled'));
    if (failure.kind === 'failed') setSourceNotes(failure.unreadableSources ?? []);
    if (failure.kind === 'sign-in-required') goTo('/login');
    if (failure.kind === 'subscription-required') form.onSubscriptionNeeded();
  }

  useOutcome((outcome, ended) => {
    const origin = ended?.origin ?? 'page';
    if (outcome.kind !== 'written') {
      fail(outcome);
      if (outcome.kind === 'failed' && origin !== 'browser') {
        const { message, alternative } = outcome;
        setOffer(alternative ? { sentence: message.description ?? message.title, alternative } : null);
      }
      if (outcome.kind === 'canceled' || outcome.kind === 'failed') form.onStopped();
      return;
    }
    const { id } = outcome.answer;
    // Offered until it is seen: the page may be reloaded before.
    storeReady([id]);
    if (origin !== 'browser') form.onWritten();
    const isVisible = document.visibilityState === 'visible';
    if (shouldRedirect(origin, { isVisible, topic: form.topic })) {
      announceWritten(outcome.answer, !form.isForDraft && ended?.state.request.isDistributed === true, t);
      markFresh(id);
      goTo(viewPath(id));
    } else {
      liveRun.set(null);
    }
  });
  useEffect(() => {
    resume();
    return () => {
      if (liveRun.get()?.state.isWritten) liveRun.set(null);
    };
  }, []);

  function generate(request: GenerationRequest): void {
    if (isUnderWay(liveRun.get())) return;
    clearAnnouncement();
    setOffer(null);
    setSourceNotes([]);
    const { language = DEFAULT_LANGUAGE, sourceUrls = [] } = request;
    beginRun({ startedAt: Date.now(), language, sourceCount: sourceUrls.length });
    // Loaded on demand: most visitors only read the page.
    import('@/components/generation/run.ts').then(
      ({ writeLive }) => writeLive(request),
      (error: unknown) => endRun(generationFailure(error, t)),
    );
  }

  return { run, isBusy: isUnderWay(run) || isLeaving, isLeaving, generate, fail, offer, sourceNotes };
}

/** The newest blog that waits to be opened; `isOff` while its page is loading. */
export function ReadyLine({ isOff }: { isOff: boolean }) {
  const id = useReadyBlog();
  const title = useReadyTitle(id);
  return (
    // Always mounted, so that its content is announced.
    <div role="status" className="empty:sr-only">
      {id !== null && title !== null && !isOff ? (
        <div className="flex items-center gap-x-3 rounded-md border border-border bg-muted py-2 pe-2 ps-4">
          <ReadyBlog id={id} title={title} />
        </div>
      ) : null}
    </div>
  );
}

type OfferProps = { offer: Offer; isOff: boolean; onAccept: () => void };

/** Offers to write without the model that failed; the toast has announced the reason. */
export function WithoutModelOffer({ offer, isOff, onAccept }: OfferProps) {
  const t = useTranslations('create.writer');
  return (
    <section
      aria-label={t('failed')}
      className="flex flex-col items-start gap-3 rounded-md border border-border bg-muted p-4 text-sm"
    >
      <p className="wrap-anywhere">{offer.sentence}</p>
      <ActionButton
        variant="outline"
        size="sm"
        isBlocked={isOff}
        onClick={onAccept}
        className="h-auto min-h-9 whitespace-normal"
      >
        {t(`instead.${offer.alternative}`)}
      </ActionButton>
    </section>
  );
}
