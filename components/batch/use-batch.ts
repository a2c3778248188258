import type { Route } from 'next';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import {
  announceFailure,
  clearAnnouncement,
  type GenerationFailure,
  generationFailure,
  isOutcomeUnknown,
  MissingBlogError,
} from '@/components/generation/failure.ts';
import { readCanCreate } from '@/components/generation/free-blogs.ts';
import { generationRequest } from '@/components/generation/request.ts';
import { INITIAL_STATE, reduceGeneration } from '@/components/generation/run-state.ts';
import { liveBatch } from '@/components/generation/run-store.ts';
import { followBatch, LostContactError, listBatches } from '@/components/generation/run-stream.ts';
import { nextSubmission, randomKey, type Submission } from '@/components/generation/stored-runs.ts';
import { useRouter } from '@/components/messages/navigation.tsx';
import { useBusy } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { BatchState } from '@/lib/writing/runs/schema.ts';
import { allowedSize, resultsPath, storeIds } from './rules.ts';
import { type BatchOptions, type PlannedBatch, usePlan } from './use-plan.ts';

const BATCH_PATH = '/batch';

const change = (method: 'POST' | 'DELETE', path: string) =>
  requestJson<BatchState>(`/api/batches/${path}`, { method, body: {} });

/** POST /api/batches: starts a batch, once for each id. If the response is lost, the batch is looked up. */
async function startBatch(t: Translator<'batch'>, request: object, batchId: string): Promise<BatchState> {
  const options = { method: 'POST', headers: { 'Idempotency-Key': batchId }, body: { ...request, batchId } } as const;
  try {
    const batch = await requestJson<BatchState | undefined>('/api/batches', options);
    if (batch?.id) return batch;
    throw new MissingBlogError(t('noId'));
  } catch (error) {
    const batches = isOutcomeUnknown(error) ? await listBatches().catch(() => []) : [];
    const started = batches.find(({ id }) => id === batchId);
    if (started) return started;
    throw error;
  }
}

/** Removes a batch from the list; its blogs stay. After a network failure it is listed again. */
function dismissBatch(id: string): void {
  change('DELETE', id).catch(() => undefined);
}

function dismiss(id: string): void {
  dismissBatch(id);
  liveBatch.set(null);
}

/** Shows a batch. Each of its runs begins without events. */
function show(batch: BatchState): void {
  const live = liveBatch.get();
  const state = live?.batch.runId === batch.runId ? live?.state : undefined;
  liveBatch.set({ contact: live?.contact ?? 'open', batch, state: state ?? INITIAL_STATE });
  if (batch.blogs.length > 0) storeIds(batch.blogs.map(({ id }) => id));
}

/** Follows a batch across pages; aborted when another one is followed, or another user signs in. */
let following = new AbortController();

type Handlers = { onEnd: (batch: BatchState) => void; onError: (error: unknown) => void };

async function followLive(batch: BatchState, { onEnd, onError }: Handlers): Promise<void> {
  following.abort();
  following = new AbortController();
  const { signal } = following;
  show(batch);
  liveBatch.update({ contact: 'open' });
  try {
    const end = await followBatch({
      id: batch.id,
      onBatch: show,
      onEvent: (event) => liveBatch.update(({ state }) => ({ state: reduceGeneration(state, event) })),
      onContact: (contact) => liveBatch.update({ contact }),
      signal,
    });
    onEnd(end);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof LostContactError) liveBatch.update({ contact: 'broken' });
    // Dismissed elsewhere.
    else if (error instanceof ApiError && error.status === 404) liveBatch.set(null);
    else onError(error);
  }
}

/** Finds the newest batch of this user or visitor, from any device, and follows it while it runs. */
function useNewestBatch(handlers: Handlers): void {
  const { user, loading } = useAuth();
  const uid = user?.uid ?? null;
  const find = useEffectEvent(async (signal: AbortSignal) => {
    following.abort();
    liveBatch.set(null);
    const [newest] = await listBatches(signal);
    if (newest?.status === 'running') await followLive(newest, handlers);
    else if (newest) show(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other batches
  useEffect(() => {
    if (loading) return;
    const control = new AbortController();
    // The form works without the list.
    find(control.signal).catch(() => undefined);
    return () => control.abort();
  }, [loading, uid]);
}

/** Called when a batch ends; `onEnd` always, and last. */
type Outcomes = {
  onWritten: () => void;
  onSubscriptionNeeded: () => void;
  onEnd: () => void;
  onFewer: (size: number) => void;
};

const isHere = () => window.location.pathname === BATCH_PATH;

/** Starts, follows, stops and continues the newest batch of a user or visitor (spec §4 Batch generation, §8). */
export function useBatch({ onWritten, onSubscriptionNeeded, onEnd, onFewer }: Outcomes) {
  const generation = useTranslations('generation');
  const router = useRouter();
  const { user } = useAuth();
  const { isBusy: isAsking, run } = useBusy();
  const [hasStopped, setHasStopped] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const submission = useRef<Submission | null>(null);
  const plan = usePlan(onFewer);
  const t = useTranslations('batch');
  const failed = { title: t('failed.title'), description: t('failed.description') };

  const goTo = (path: string) => startLeaving(() => router.push(path as Route));

  function finish({ id, blogs, overview }: BatchState): void {
    onWritten();
    const open = () => {
      dismissBatch(id);
      goTo(resultsPath(blogs, overview));
    };
    const action = { label: t('ready.open'), hint: t('ready.openHint'), run: open };
    if (blogs.length === 0) toast({ ...failed, description: t('noIds'), variant: 'destructive' });
    else if (isHere()) open();
    else toast({ ...t.titled('ready'), action });
  }

  function fail(failure: GenerationFailure): void {
    if (failure.kind === 'subscription-required') {
      toast({ ...t.titled('subscriptionRequired'), variant: 'destructive' });
      onSubscriptionNeeded();
    } else announceFailure(failure, t.titled('canceled'));
    if (failure.kind === 'failed') plan.setNotes(failure.unreadableSources ?? []);
    if (failure.kind === 'sign-in-required' && isHere()) goTo(`/login?next=${encodeURIComponent(BATCH_PATH)}`);
  }

  const handlers: Handlers = {
    onEnd: (ended) => {
      if (ended.status === 'finished' && ended.overview?.id !== '') finish(ended);
      else {
        const { failure } = ended;
        const error = failure && new ApiError(failure.status, '', JSON.stringify(failure));
        fail(error ? generationFailure(error, generation, failed) : { kind: 'canceled' });
        setHasStopped(true);
        if (failure && ended.blogs.length === 0) dismiss(ended.id);
      }
      onEnd();
    },
    onError: (error) => fail(generationFailure(error, generation, failed)),
  };
  useNewestBatch(handlers);
  const live = liveBatch.use();

  /** Sends one request at a time and follows the batch in its response. */
  const ask = (request: () => Promise<BatchState | undefined>) =>
    run(
      async () => {
        clearAnnouncement();
        const started = await request();
        if (started) void followLive(started, handlers);
      },
      (error) => {
        handlers.onError(error);
        onEnd();
      },
    );

  async function propose(options: BatchOptions): Promise<void> {
    const left = user ? (await readCanCreate(user.uid)).freeBlogsLeft : null;
    const batchSize = allowedSize(options.form.batchSize, left);
    if (batchSize !== null) await plan.open({ ...options, form: { ...options.form, batchSize } });
    else if (left === 0) onSubscriptionNeeded();
    else toast({ ...t.titled(TAKES_PAYMENTS ? 'oneLeftOrSubscribe' : 'oneLeft'), variant: 'destructive' });
  }

  async function write({ options, blogs, overview }: PlannedBatch, visibility: BlogVisibility): Promise<BatchState> {
    const lines = { titles: blogs.map(({ title }) => title), angles: blogs.map(({ angle }) => angle) };
    const more = { ...lines, ...(overview !== null && { overview: true, overviewTitle: overview }), visibility };
    const request = { ...generationRequest(options.form, options.images, user), ...more };
    submission.current = nextSubmission(submission.current, JSON.stringify(request), randomKey);
    const started = await startBatch(t, request, submission.current.key);
    submission.current = null;
    plan.close();
    return started;
  }

  const isWriting = isAsking || live?.batch.status === 'running';
  return {
    live,
    isWriting,
    hasStopped,
    isBusy: isWriting || isLeaving,
    plan,
    propose: (options: BatchOptions) => ask(() => propose(options).then(() => undefined)),
    suggestOthers: (shown: PlannedBatch) => ask(() => plan.suggest(shown).then(() => undefined)),
    write: (shown: PlannedBatch, visibility: BlogVisibility) => ask(() => write(shown, visibility)),
    resume: (id: string) => ask(() => change('POST', `${id}/continue`)),
    retry: () => void (live && followLive(live.batch, handlers)),
    stop: (id: string) => {
      change('POST', `${id}/stop`).catch(() => toast({ ...t.titled('notStopped'), variant: 'destructive' }));
    },
    dismiss,
  };
}

export type BatchControl = ReturnType<typeof useBatch>;
