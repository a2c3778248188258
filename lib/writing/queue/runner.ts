import 'server-only';
import { once } from 'node:events';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { isDatabaseOutage } from '@/lib/database/outage.ts';
import { patiently, throughOutage } from '@/lib/database/through-outage.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { createWorker, JOB_IS_OVER, type JobKind, PROCESS_STOPS } from '@/lib/jobs/worker.ts';
import { log, requestContext } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { firstLook, isLookingFirst } from '@/lib/models/servers/server-watch.ts';
import { processWide } from '@/lib/process-wide.ts';
import { observe } from '@/lib/telemetry/instruments.ts';
import { errorType, measured, SpanKind } from '@/lib/telemetry/measured.ts';
import { withinBounds } from '../bounds.ts';
import { modelWriter } from '../generation/choose-writer.ts';
import { type RunTerms, writeBlog } from '../generation/write-blog.ts';
import { openRunLog } from '../runs/event-mutations.ts';
import {
  addUsage,
  type ClaimedRun,
  claimNextGeneration,
  failGeneration,
  LEASE_MS,
  renewLease,
  requeueGeneration,
} from '../runs/mutations.ts';
import { publishLeftOver, publishWritten } from '../runs/publish.ts';
import { countClaimableRuns, findDeadRuns } from '../runs/queries.ts';
import { storedRequestSchema } from '../schema.ts';

const MAX_ATTEMPTS = 2;

/** Polling interval, in ms. */
const RECOVERY_MS = 5_000;

/** Whether a stored request, unchecked, is for the connected model if there is one. */
const isForModel = (request: unknown): boolean =>
  storedRequestSchema.pick({ withoutModel: true }).safeParse(request).data?.withoutModel !== true;

/** Performs a run: renews its lease, writes, saves and emits events. A failure ends the run; never throws. */
export async function performRun(run: ClaimedRun, stop: AbortController): Promise<void> {
  const renewal = setInterval(() => {
    renewLease(run).then(
      (isAlive) => isAlive || stop.abort(JOB_IS_OVER),
      (err) => log().warn({ err }, 'lease not renewed'),
    );
  }, 3_000);
  renewal.unref();
  const model = isForModel(run.request) ? modelWriter() : null;
  // Log lines of a run have its id as request id.
  try {
    const work = () =>
      withinBounds(stop.signal, model, (bounds) => measuredRun(run, { ...bounds, runLog: openRunLog(run), model }));
    await requestContext.run({ requestId: run.id }, () => patiently(LEASE_MS, work));
  } finally {
    clearInterval(renewal);
  }
}

/** Writes, and measures how the run ended and its tokens. */
function measuredRun(run: ClaimedRun, terms: RunTerms): Promise<void> {
  return measured({ duration: 'quillcast.run.duration', span: 'run', kind: SpanKind.CONSUMER }, async (note) => {
    const failure = await write(run, terms);
    const { calls, tokensIn, tokensOut } = terms.meter.total();
    note.label(failure ? { 'error.type': failure } : {});
    note.detail({
      'quillcast.run.calls': calls,
      'gen_ai.usage.input_tokens': tokensIn,
      'gen_ai.usage.output_tokens': tokensOut,
    });
  });
}

/** @returns the kind of failure, or undefined */
async function write(run: ClaimedRun, terms: RunTerms): Promise<string | undefined> {
  try {
    // The run ends with its signal, whatever the writer waits for.
    const aborted = once(terms.signal, 'abort').then(() => Promise.reject(terms.signal.reason));
    const blogId = await Promise.race([writeBlog(run, terms), aborted]);
    await publishWritten({ ...run, blogId });
    return undefined;
  } catch (error) {
    await endBadly(run, terms, error);
    const isOver = [JOB_IS_OVER, PROCESS_STOPS].includes(terms.signal.reason);
    return isOver ? 'canceled' : errorType(error);
  }
}

async function endBadly(run: ClaimedRun, { runLog, signal, meter }: RunTerms, error: unknown): Promise<void> {
  try {
    await runLog.stored();
    await throughOutage(LEASE_MS, () => addUsage(run, meter.total()));
    if (signal.reason === JOB_IS_OVER) return;
    await throughOutage(LEASE_MS, () => settleUnwritten(run, signal, error));
  } catch (err) {
    // Its lease will expire.
    log().error({ err }, 'a run could not be ended');
  }
}

/** Ends a run that wrote nothing; when the process stops or the database was down, it is written later. */
async function settleUnwritten(run: ClaimedRun, signal: AbortSignal, error: unknown): Promise<void> {
  if (signal.reason === PROCESS_STOPS) await requeueGeneration(run, false);
  else if (isDatabaseOutage(error) && run.attempt < MAX_ATTEMPTS) {
    log().warn({ err: error }, 'a run was interrupted by an outage of the database');
    await requeueGeneration(run, true);
  } else await failGeneration(run.id, failureReason(run, error), run.attempt);
}

function failureReason(run: ClaimedRun, error: unknown): AppError {
  if (error instanceof AppError) {
    log().info({ status: error.status, code: error.code }, 'not written');
    return error;
  }
  log().error({ err: error }, 'generation failed');
  return new AppError('internal', sentence('writing.failures.internal', { id: run.id }));
}

export type Recovered = { requeued: number; givenUp: number };

const givenUp = () => new AppError('unavailable', sentence('writing.failures.interrupted'));

/** Requeues or fails runs whose process died; `all` ones if no other process runs, whatever their lease. */
export async function recoverDeadRuns(all = false): Promise<Recovered> {
  const recovered = { requeued: 0, givenUp: 0 };
  for (const run of await findDeadRuns(all)) {
    if (run.attempt < MAX_ATTEMPTS) {
      if (await requeueGeneration(run, true)) recovered.requeued += 1;
    } else if (await failGeneration(run.id, givenUp(), run.attempt)) {
      recovered.givenUp += 1;
    }
  }
  return recovered;
}

/** After an outage, in ms: runs renew their leases before any of them counts as dead. */
const RENEWAL_MS = 10_000;

/** A worker with up to `concurrency` runs, or one for a model that needs that; runs for a model wait for the first search. */
export function createRunner(perform: JobKind<ClaimedRun>['perform'], concurrency: number, pollMs = RECOVERY_MS) {
  let forModel = 0;
  let recoverAfter = 0;

  function isModelFree(): boolean {
    if (isLookingFirst()) {
      void firstLook().then(() => worker.notify());
      return false;
    }
    return forModel === 0 || !modelWriter()?.isOneAtATime;
  }

  const worker = createWorker<ClaimedRun>({
    name: 'generations',
    concurrency,
    claim: () => claimNextGeneration(isModelFree()),
    perform: async (run, stop) => {
      const share = Number(isForModel(run.request));
      forModel += share;
      await perform(run, stop).finally(() => {
        forModel -= share;
      });
    },
    pollMs,
    change: GENERATIONS_CHANGE,
    recover: async () => {
      try {
        if (Date.now() > recoverAfter) await recoverDeadRuns();
        await publishLeftOver();
      } catch (error) {
        if (isDatabaseOutage(error)) recoverAfter = Date.now() + RENEWAL_MS;
        throw error;
      }
    },
  });
  return worker;
}

export const runner = processWide('runner', () => {
  observe('quillcast.queue.length', countClaimableRuns);
  return createRunner(performRun, env().GENERATION_CONCURRENCY);
});
