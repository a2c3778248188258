import { LostContactError } from '@/components/streams/follow-stream.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import { generationFailure, MissingBlogError } from '../outcome/generation-failure.ts';
import type { GenerationRequest } from '../request/generation-request.ts';
import { openGeneration, readCanCreate } from '../request/request-blog.ts';
import { forgetSubmission } from '../request/submission.ts';
import { GENERATION_TEXTS } from '../texts.ts';
import {
  currentRun,
  emitOutcome,
  type LiveRun,
  newRun,
  publishRun,
  type RunOutcome,
  updateRun,
} from './current-run.ts';
import { type EndEvent, type Followed, followRun, type NumberedEvent } from './follow-run.ts';
import { reduceGeneration } from './generation-state.ts';
import { forgetRun, type StoredRun, storeRun } from './stored-runs.ts';

/** How long a cancel waits for the generation's id before it aborts the request, in ms. */
const CANCEL_TIMEOUT_MS = 5_000;

/** Abort reason when this page stops following; writing continues. */
const STOPPED_FOLLOWING = new Error('stopped following');

let followed: Followed = { id: null, seq: 0 };
let control = new AbortController();

function begin(id: string | null): AbortSignal {
  control.abort(STOPPED_FOLLOWING);
  control = new AbortController();
  followed = { id, seq: 0 };
  return control.signal;
}

async function sendCancel(id: string): Promise<void> {
  try {
    await requestJson(`/api/generations/${id}`, { method: 'DELETE', body: {} });
    if (currentRun()?.contact === 'broken') await retryRun();
  } catch {
    updateRun({ isCancelling: false });
    toast({ ...GENERATION_TEXTS.cancelFailed, variant: 'destructive' });
  }
}

function accept(id: string): void {
  const run = currentRun();
  if (!run || run.id === id) return;
  const { startedAt, language, sourceCount, isDistributed } = run;
  storeRun({ id, startedAt, language, sourceCount, isDistributed });
  updateRun({ id });
  if (run.isCancelling) void sendCancel(id);
}

function onEvent({ event }: NumberedEvent): void {
  if (event.type === 'accepted') accept(event.generationId);
  const run = currentRun();
  if (run) updateRun({ state: reduceGeneration(run.state, event) });
}

function settle(): void {
  if (followed.id) forgetRun(followed.id);
  if (currentRun()?.origin !== 'browser') forgetSubmission();
}

function outcomeOf(end: EndEvent): RunOutcome {
  if (end.type === 'failed') return generationFailure(new ApiError(end.status, '', JSON.stringify(end)));
  const { type: _, ...answer } = end;
  if (!answer.id) return generationFailure(new MissingBlogError());
  return { kind: 'written', answer };
}

function giveUp(error: unknown, signal: AbortSignal): void {
  if (signal.aborted && signal.reason === STOPPED_FOLLOWING) return;
  if (error instanceof LostContactError) {
    updateRun({ contact: 'broken', isCancelling: false });
    return;
  }
  if (followed.id) settle();
  emitOutcome(generationFailure(error));
}

async function follow(signal: AbortSignal, first?: Response): Promise<void> {
  try {
    const end = await followRun({
      ...(first && { first }),
      from: followed,
      onEvent,
      signal,
      onContact: (contact) => {
        if (!signal.aborted) updateRun({ contact });
      },
    });
    settle();
    emitOutcome(outcomeOf(end));
  } catch (error) {
    giveUp(error, signal);
  }
}

/** Requests one blog and follows it to its end (spec §4 Single generation); the current run shows it. Never rejects. */
export async function writeLive(request: GenerationRequest): Promise<void> {
  const signal = begin(null);
  try {
    const mayCreate = !request.userId || (await readCanCreate(request.userId, signal)).canCreate;
    if (!mayCreate) return emitOutcome({ kind: 'subscription-required' });
    await follow(signal, await openGeneration(request, signal));
  } catch (error) {
    giveUp(error, signal);
  }
}

/** Follows a generation started before this page loaded. */
export async function followStored(stored: StoredRun, origin: LiveRun['origin']): Promise<void> {
  const { id, ...options } = stored;
  publishRun(newRun(options, { id, origin }));
  await follow(begin(id));
}

/** Retries after contact is broken. */
export async function retryRun(): Promise<void> {
  updateRun({ contact: 'lost' });
  await follow(control.signal);
}

/** Cancels the current generation, which returns its quota; the outcome is emitted as usual. */
export async function cancelRun(): Promise<void> {
  const run = currentRun();
  if (!run || run.isCancelling) return;
  updateRun({ isCancelling: true });
  if (run.id !== null) return sendCancel(run.id);
  const called = control;
  setTimeout(() => {
    const isWaiting = !called.signal.aborted && currentRun()?.id === null;
    if (isWaiting) called.abort(new DOMException('Cancelled', 'AbortError'));
  }, CANCEL_TIMEOUT_MS);
}

/** Stops following the current generation; writing continues. */
export function stopFollowing(): void {
  control.abort(STOPPED_FOLLOWING);
  publishRun(null);
}
