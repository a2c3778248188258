import 'server-only';
import { AppError } from '@/lib/http/errors.ts';
import { JOB_IS_OVER, PROCESS_STOPS } from '@/lib/jobs/worker.ts';
import { log, requestContext } from '@/lib/log.ts';
import { withinBounds } from '../bounds.ts';
import { modelWriter } from '../generation/choose-writer.ts';
import type { RunTerms } from '../generation/job.ts';
import { writeBlog } from '../generation/write-blog.ts';
import { openRunLog } from '../runs/event-mutations.ts';
import { addUsage, type ClaimedRun, failGeneration, renewLease, requeueGeneration } from '../runs/mutations.ts';
import { publishWritten } from '../runs/publish.ts';
import { isForModel, LEASE_RENEWAL_MS } from '../runs/rules.ts';

/**
 * Performs a run: renews its lease, writes, saves and emits events. A failure ends the run and returns its quota;
 * never throws.
 * @param stop aborted with a reason of lib/jobs/stop-reasons.ts
 */
export async function performRun(run: ClaimedRun, stop: AbortController): Promise<void> {
  // Log lines of a run have its id as request id.
  await requestContext.run({ requestId: run.id }, () => withLease(run, stop));
}

async function withLease(run: ClaimedRun, stop: AbortController): Promise<void> {
  const renewal = setInterval(() => {
    renewLease(run).then(
      (isAlive) => isAlive || stop.abort(JOB_IS_OVER),
      (err) => log().warn({ err }, 'lease not renewed'),
    );
  }, LEASE_RENEWAL_MS);
  renewal.unref();
  const model = isForModel(run.request) ? modelWriter() : null;
  const runLog = openRunLog(run);
  await withinBounds(stop.signal, model, (bounds) => write(run, { ...bounds, runLog, model }));
  clearInterval(renewal);
}

/** Rejects with the signal's reason. */
function untilAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return promise;
}

async function write(run: ClaimedRun, terms: RunTerms): Promise<void> {
  try {
    // The run ends with its signal, whatever the writer waits for.
    const blogId = await Promise.race([writeBlog(run, terms), untilAborted(terms.signal)]);
    await publishWritten({ ...run, blogId });
  } catch (error) {
    await endBadly(run, terms, error);
  }
}

async function endBadly(run: ClaimedRun, { runLog, signal, meter }: RunTerms, error: unknown): Promise<void> {
  try {
    await runLog.stored();
    await addUsage(run, meter.total());
    if (signal.reason === JOB_IS_OVER) return;
    if (signal.reason === PROCESS_STOPS) await requeueGeneration(run, false);
    else await failGeneration(run.id, reasonOf(run, error), run.attempt);
  } catch (err) {
    // Its lease will expire.
    log().error({ err }, 'a run could not be ended');
  }
}

function reasonOf(run: ClaimedRun, error: unknown): AppError {
  if (error instanceof AppError) {
    log().info({ status: error.status, code: error.code }, 'not written');
    return error;
  }
  log().error({ err: error }, 'generation failed');
  return new AppError('internal', `Something went wrong on our side. Reference: ${run.id}`);
}
