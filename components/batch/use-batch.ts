import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import {
  announceFailure,
  clearAnnouncement,
  type GenerationFailure,
  generationFailure,
  isOutcomeUnknown,
} from '@/components/generation/outcome/generation-failure.ts';
import { generationRequest } from '@/components/generation/request/generation-request.ts';
import { readCanCreate } from '@/components/generation/request/request-blog.ts';
import { nextSubmission, randomKey, type Submission } from '@/components/generation/request/submission.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { BATCH_FORM_MESSAGES, BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { MAX_ANGLE_CHARACTERS, MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { ApiError } from '@/lib/http/client.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { BatchPlan, BatchState } from '@/lib/writing/batches/schema.ts';
import {
  type BatchOptions,
  continueBatch,
  dismissBatch,
  listBatches,
  planBatch,
  startBatch,
  stopBatch,
  useFollowedBatch,
} from './batch-requests.ts';
import { allowedSize, resultsPath } from './rules.ts';
import { BATCH_TEXTS } from './texts.ts';

/** Whether the sources are enough for a batch; `onFewer` is called when they are enough for a smaller one. */
function useMaterial(onFewer: (size: number) => void) {
  const [isPlanning, setIsPlanning] = useState(false);
  const [shortage, setShortage] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly SourceNote[]>([]);

  /** The plan of a batch; null when its sources are too few, with the reason in `shortage`. Throws what `requestJson` throws. */
  async function plan(wanted: BatchOptions): Promise<BatchPlan | null> {
    const { batchSize } = wanted.form;
    setIsPlanning(true);
    setShortage(null);
    setNotes([]);
    try {
      const made = await planBatch(wanted);
      setNotes([...made.unreadableSources, ...(made.doubtfulSources ?? [])]);
      if (made.size >= batchSize) return made;
      setShortage(BATCH_TEXTS.shortage(made, batchSize));
      if (made.size >= MIN_BATCH_SIZE) onFewer(made.size);
      return null;
    } finally {
      setIsPlanning(false);
    }
  }

  return { isPlanning, shortage, notes, note: setNotes, plan };
}

/** One blog of a plan; '' leaves a line to the writer. */
export type PlannedBlog = { title: string; angle: string };

/** A batch to approve: proposed by a model, left to its user, or made of the titles that digests have. */
export type PlannedBatch = {
  options: BatchOptions;
  kind: 'proposed' | 'own' | 'digest';
  blogs: readonly PlannedBlog[];
};

/** A batch with its proposed titles and angles, filled up with empty ones. */
export function plannedBatch(
  options: BatchOptions,
  { writer, angles, titles = [] }: Pick<BatchPlan, 'writer' | 'angles' | 'titles'>,
): PlannedBatch {
  const { batchSize } = options.form;
  const blogs = Array.from({ length: batchSize }, (_, at) => ({ title: titles[at] ?? '', angle: angles?.[at] ?? '' }));
  return { options, kind: writer !== 'model' ? 'digest' : angles ? 'proposed' : 'own', blogs };
}

const LINES = [
  ['title', BATCH_FORM_MESSAGES.titleTooLong],
  ['angle', BATCH_FORM_MESSAGES.angleTooLong],
] as const;

/** The first line that the server would refuse, as its path in the request with a sentence; else null. */
export function planFault(blogs: readonly PlannedBlog[]): { path: string; message: string } | null {
  const faults = blogs.flatMap((blog, at) =>
    LINES.flatMap(([field, message]) =>
      blog[field].trim().length > MAX_ANGLE_CHARACTERS ? [{ path: `${field}s.${at}`, message }] : [],
    ),
  );
  return faults[0] ?? null;
}

/** The plan shown before a batch starts. */
function usePlan() {
  const [batch, setBatch] = useState<PlannedBatch | null>(null);
  const [isSuggesting, setIsSuggesting] = useState(false);

  /** Replaces the shown plan by another. Throws what `requestJson` throws, and keeps the plan then. */
  async function suggest(shown: PlannedBatch): Promise<void> {
    const { options, blogs } = shown;
    setIsSuggesting(true);
    try {
      const known = blogs.map(({ angle }) => angle).filter((angle) => angle.trim());
      const other = await planBatch(options, known);
      if (!other.angles) {
        toast(BATCH_TEXTS.noOtherAngles);
        return;
      }
      setBatch(plannedBatch(options, other));
      toastUndo(BATCH_TEXTS.otherAngles, 'Restore the earlier plan', () => setBatch((now) => now && shown));
    } finally {
      setIsSuggesting(false);
    }
  }

  return {
    batch,
    isSuggesting,
    suggest,
    open: setBatch,
    change: (at: number, changes: Partial<PlannedBlog>) =>
      setBatch(
        (shown) =>
          shown && {
            ...shown,
            blogs: shown.blogs.map((blog, place) => (place === at ? { ...blog, ...changes } : blog)),
          },
      ),
    close: () => setBatch(null),
  };
}

const SIGN_IN_PATH = `/login?next=${encodeURIComponent('/batch')}`;

const FAILED = { title: BATCH_MESSAGES.failedTitle, description: BATCH_MESSAGES.failed };

/** Called when a batch ends; `onEnd` always, and last. */
type Outcomes = {
  onWritten: () => void;
  onSubscriptionNeeded: () => void;
  onEnd: () => void;
  onFewer: (size: number) => void;
};

function reasonOf({ failure }: BatchState): GenerationFailure {
  if (!failure) return { kind: 'canceled' };
  return generationFailure(new ApiError(failure.status, '', JSON.stringify(failure)), FAILED);
}

/** Starts, follows, stops and continues the newest batch of a user or visitor (spec §4 Batch generation, §8). */
export function useBatch({ onWritten, onSubscriptionNeeded, onEnd, onFewer }: Outcomes) {
  const router = useRouter();
  const { user } = useAuth();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [isAsking, setIsAsking] = useState(false);
  const [hasStopped, setHasStopped] = useState(false);
  const material = useMaterial(onFewer);
  const [isLeaving, startLeaving] = useTransition();
  const submission = useRef<Submission | null>(null);
  const plan = usePlan();

  const goTo = (path: string) => startLeaving(() => router.push(path as Route));

  function finish({ id, blogs }: BatchState): void {
    onWritten();
    const open = () => {
      dismissBatch(id);
      goTo(resultsPath(blogs.map((blog) => blog.id)));
    };
    if (blogs.length === 0) {
      toast({ ...FAILED, description: BATCH_MESSAGES.noIds, variant: 'destructive' });
    } else if (isMounted.current) open();
    else {
      const action = { label: 'Open', hint: 'Open your new blogs', run: open };
      toast({ ...BATCH_TEXTS.ready, action });
    }
  }

  function fail(failure: GenerationFailure): void {
    if (failure.kind === 'subscription-required') {
      toast({ ...BATCH_MESSAGES.subscriptionRequired, variant: 'destructive' });
      onSubscriptionNeeded();
    } else announceFailure(failure, BATCH_TEXTS.stopped);
    if (failure.kind === 'failed') material.note(failure.unreadableSources ?? []);
    if (failure.kind === 'sign-in-required' && isMounted.current) goTo(SIGN_IN_PATH);
  }

  const followed = useFollowedBatch({
    onEnd: (ended) => {
      if (ended.status === 'finished') finish(ended);
      else {
        fail(reasonOf(ended));
        setHasStopped(true);
        if (ended.failure && ended.blogs.length === 0) dismiss(ended.id);
      }
      onEnd();
    },
    onError: (error) => fail(generationFailure(error, FAILED)),
  });

  function dismiss(id: string): void {
    dismissBatch(id);
    followed.forget();
  }

  /** Sends one request at a time and follows the batch in its answer. */
  async function ask(request: () => Promise<BatchState | null>): Promise<void> {
    if (isAsking) return;
    setIsAsking(true);
    clearAnnouncement();
    try {
      const started = await request();
      if (started) void followed.follow(started);
    } catch (error) {
      fail(generationFailure(error, FAILED));
      onEnd();
    } finally {
      setIsAsking(false);
    }
  }

  function refuse(left: number | null): null {
    if (left === 0) onSubscriptionNeeded();
    else toast({ ...BATCH_TEXTS.oneLeft, variant: 'destructive' });
    return null;
  }

  /** The batch of a request whose answer was lost, if it started. */
  async function findStarted(error: unknown, id: string): Promise<BatchState> {
    const batches = isOutcomeUnknown(error) ? await listBatches().catch(() => []) : [];
    const started = batches.find((batch) => batch.id === id);
    if (!started) throw error;
    return started;
  }

  async function sendStart({ options, blogs }: PlannedBatch, visibility: BlogVisibility): Promise<BatchState> {
    const lines = { titles: blogs.map(({ title }) => title), angles: blogs.map(({ angle }) => angle) };
    const request = { ...generationRequest(options.form, options.images, user), ...lines, visibility };
    const { key } = nextSubmission(submission.current, JSON.stringify(request), randomKey);
    submission.current = { key, body: JSON.stringify(request) };
    const started = await startBatch(request, key).catch((e) => findStarted(e, key));
    submission.current = null;
    plan.close();
    return started;
  }

  /** Plans a batch and shows the plan. */
  function propose(options: BatchOptions): Promise<void> {
    return ask(async () => {
      const left = user ? (await readCanCreate(user.uid)).freeBlogsLeft : null;
      const batchSize = allowedSize(options.form.batchSize, left);
      if (batchSize === null) return refuse(left);
      const wanted = { ...options, form: { ...options.form, batchSize } };
      const made = await material.plan(wanted);
      if (made) plan.open(plannedBatch(wanted, made));
      return null;
    });
  }

  const { batch, contact } = followed;
  const isWriting = isAsking || batch?.status === 'running';
  return {
    batch,
    contact,
    isWriting,
    hasStopped,
    isBusy: isWriting || isLeaving,
    material,
    propose,
    plan,
    suggestOthers: (shown: PlannedBatch) => ask(() => plan.suggest(shown).then(() => null)),
    write: (shown: PlannedBatch, visibility: BlogVisibility) => ask(() => sendStart(shown, visibility)),
    resume: (id: string) => ask(() => continueBatch(id)),
    retry: followed.retry,
    stop: (id: string) => {
      stopBatch(id).catch(() => toast({ ...BATCH_TEXTS.notStopped, variant: 'destructive' }));
    },
    dismiss,
  };
}

export type BatchControl = ReturnType<typeof useBatch>;
