import { pageTranslations } from '#translations';
import { toast } from '@/components/ui/use-toast.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import type { GenerationSummary } from '@/lib/writing/runs/schema.ts';
import { generationFailure, isOutcomeUnknown, MissingBlogError } from './failure.ts';
import { readCanCreate } from './free-blogs.ts';
import type { GenerationRequest } from './request.ts';
import { reduceGeneration } from './run-state.ts';
import { beginRun, endRun, type LiveRun, liveRun, type RunOutcome } from './run-store.ts';
import {
  type EndEvent,
  followRun,
  LostContactError,
  listGenerations,
  openStream,
  type RunEvent,
} from './run-stream.ts';
import {
  forgetRun,
  forgetSubmission,
  nextSubmission,
  pendingSubmission,
  randomKey,
  rememberSubmission,
  storedRuns,
  storeReady,
  storeRun,
  tabRun,
} from './stored-runs.ts';

/** Abort reason when this page stops following; writing continues. */
const STOPPED_FOLLOWING = new Error('stopped following');

/** Whatever follows a run says these. */
const says = () => pageTranslations('generation');

let control = new AbortController();

function begin(): AbortSignal {
  control.abort(STOPPED_FOLLOWING);
  control = new AbortController();
  return control.signal;
}

async function sendCancel(id: string): Promise<void> {
  try {
    await requestJson(`/api/generations/${id}`, { method: 'DELETE', body: {} });
  } catch {
    liveRun.update({ isCancelling: false });
    toast({ ...says().titled('cancelFailed'), variant: 'destructive' });
  }
}

function onEvent(event: RunEvent): void {
  liveRun.update(({ state }) => ({ state: reduceGeneration(state, event) }));
  const run = liveRun.get();
  if (!run || event.type !== 'accepted' || run.id === event.generationId) return;
  storeRun(event.generationId);
  liveRun.update({ id: event.generationId });
}

function settle(outcome: RunOutcome): void {
  const run = liveRun.get();
  if (run?.id) forgetRun(run.id);
  if (run?.origin !== 'browser') forgetSubmission();
  endRun(outcome);
}

function runOutcome(end: EndEvent): RunOutcome {
  if (end.type === 'failed') return generationFailure(new ApiError(end.status, '', JSON.stringify(end)), says());
  const { type: _, ...answer } = end;
  return answer.id ? { kind: 'written', answer } : generationFailure(new MissingBlogError(), says());
}

function giveUp(error: unknown, signal: AbortSignal): void {
  if (signal.aborted && signal.reason === STOPPED_FOLLOWING) return;
  if (error instanceof LostContactError) liveRun.update({ contact: 'broken', isCancelling: false });
  // Without an id the request may be repeated with its key.
  else if (liveRun.get()?.id) settle(generationFailure(error, says()));
  else endRun(generationFailure(error, says()));
}

async function follow(signal: AbortSignal, first?: Response): Promise<void> {
  try {
    const end = await followRun({
      id: liveRun.get()?.id ?? null,
      ...(first && { first }),
      onEvent,
      signal,
      onContact: (contact) => {
        if (!signal.aborted) liveRun.update({ contact });
      },
    });
    settle(runOutcome(end));
  } catch (error) {
    giveUp(error, signal);
  }
}

/** POST /api/blogs/generate. The Idempotency-Key stays the same while the outcome is unknown and the request unchanged. */
async function openGeneration(request: GenerationRequest, signal: AbortSignal): Promise<Response> {
  const { key, body } = nextSubmission(pendingSubmission(), JSON.stringify(request), randomKey);
  // Credentials must not be stored in the browser.
  rememberSubmission({ key, body }, (request.platforms ?? []).length > 0);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  try {
    return await openStream('/api/blogs/generate', { method: 'POST', headers, body, signal });
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetSubmission();
    throw error;
  }
}

/** Requests one blog and follows it to its end (spec §4 Single generation). Never rejects. */
export async function writeLive(request: GenerationRequest): Promise<void> {
  const signal = begin();
  try {
    const mayCreate = !request.userId || (await readCanCreate(request.userId, signal)).canCreate;
    if (!mayCreate) return endRun({ kind: 'subscription-required' });
    await follow(signal, await openGeneration(request, signal));
  } catch (error) {
    giveUp(error, signal);
  }
}

export async function followStored(id: string, origin: LiveRun['origin']): Promise<void> {
  beginRun({}, { id, origin });
  await follow(begin());
}

export async function retryRun(): Promise<void> {
  liveRun.update({ contact: 'lost' });
  await follow(control.signal);
}

/** Pauses before the list is read for a run that the server may still make of an aborted request, in ms. */
const LOOK_UP_AFTER_MS = [500, 3_000, 15_000, 45_000];

/** Aborts a request that has no run yet, and cancels the run if there is one all the same. */
async function cancelRequest(): Promise<void> {
  const key = pendingSubmission()?.key;
  control.abort();
  forgetSubmission();
  for (const ms of LOOK_UP_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const run = (await listGenerations().catch(() => [])).find((each) => each.key === key);
    if (run) return sendCancel(run.id);
  }
}

/** Cancels the live run; it ends as usual. */
export async function cancelRun(): Promise<void> {
  const run = liveRun.get();
  if (!run || run.isCancelling) return;
  if (run.id === null) return cancelRequest();
  liveRun.update({ isCancelling: true });
  await sendCancel(run.id);
}

/** Stops following the live run; writing continues. */
export function stopFollowing(): void {
  control.abort(STOPPED_FOLLOWING);
  liveRun.set(null);
}

const isUnderWay = ({ status }: GenerationSummary) => status === 'queued' || status === 'running';

/** `own` is this tab's run, `pendingKey` of a request without a response. */
type Known = { ids: readonly string[]; own: string | null; pendingKey: string | undefined };

export type Resumption = {
  follow: { id: string; origin: 'tab' | 'browser' } | null;
  readyBlogIds: string[];
  /** Announced with them, or unknown to the server. */
  forget: string[];
};

/** Plans what to show from the server's list, newest first. The tab's own run is preferred. */
export function planResumption({ ids, own, pendingKey }: Known, list: readonly GenerationSummary[]): Resumption {
  const isOwn = ({ id, key }: GenerationSummary) => id === own || key === pendingKey;
  const known = list.filter((run) => ids.includes(run.id) || (isOwn(run) && isUnderWay(run)));
  const underWay = known.filter(isUnderWay);
  const readyBlogIds = known.flatMap(({ status, blogId }) => (status === 'succeeded' && blogId) || []).toReversed();
  // A failed one is followed for its reason, if there is nothing better to announce.
  const failed = readyBlogIds.length > 0 ? undefined : known.find(({ status }) => status === 'failed');
  const chosen = underWay.find(isOwn) ?? underWay[0] ?? failed;
  const open = [...underWay, chosen].map((run) => run?.id);
  return {
    follow: chosen ? { id: chosen.id, origin: isOwn(chosen) ? 'tab' : 'browser' } : null,
    readyBlogIds,
    forget: ids.filter((id) => !open.includes(id)),
  };
}

let isResuming = false;

async function resume(): Promise<void> {
  const own = tabRun();
  const list = await listGenerations().catch(() => null);
  if (liveRun.get()) return;
  if (!list) return own ? followStored(own, 'tab') : undefined;
  const known = { ids: storedRuns(), own, pendingKey: pendingSubmission()?.key };
  const { follow: next, readyBlogIds, forget } = planResumption(known, list);
  storeReady(readyBlogIds);
  for (const id of forget) forgetRun(id);
  if (own && forget.includes(own)) forgetSubmission();
  if (next) await followStored(next.id, next.origin);
}

/** Follows a run that this browser started before the page loaded. Never rejects. */
export async function resumeRuns(): Promise<void> {
  if (isResuming || liveRun.get()) return;
  isResuming = true;
  await resume().finally(() => {
    isResuming = false;
  });
}
