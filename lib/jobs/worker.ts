import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { onShutdown, stopping } from '@/lib/shutdown.ts';

/** Stop reason: the job was canceled, or another process has it. Nothing is left to do. */
export const JOB_IS_OVER = new Error('the job is over');

/** Stop reason: the process stops; the job continues later. */
export const PROCESS_STOPS = new Error('the process stops');

/** Retry delay after a failed claim, in ms. */
const RETRY_MS = 1_000;

export type JobKind<Job extends { id: string }> = {
  name: string;
  concurrency: number;
  /** Claims the next job for this process (mutations.ts); null when none is due. */
  claim: () => Promise<Job | null>;
  /** Performs and settles a job; `stop` is aborted with JOB_IS_OVER or PROCESS_STOPS. Errors are only logged. */
  perform: (job: Job, stop: AbortController) => Promise<void>;
  pollMs: number;
  /** A name of lib/changes/names.ts whose changes trigger a claim. */
  change?: string;
  recover?: () => Promise<unknown>;
};

export type Worker = {
  /** Claims due jobs, now or after a delay in ms. */
  notify: (inMs?: number) => void;
  abort: (id: string) => void;
  start: () => void;
  /** Stops claiming, aborts running jobs, and resolves when they have ended. */
  stop: () => Promise<void>;
};

export function createWorker<Job extends { id: string }>(kind: JobKind<Job>): Worker {
  const running = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  // Jobs do not inherit the context of the request that notified the worker.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const cleanups: (() => void)[] = [];
  let isStopped = false;
  let claiming: Promise<void> | undefined;
  let isNotified = false;

  const report = (message: string) => (err: unknown) => log().error({ err, jobs: kind.name }, message);

  // A web process claims nothing, whatever notifies it; workers learn of new jobs from the database.
  const mayClaim = env().ROLE !== 'web';

  const hasRoom = () => mayClaim && running.size < kind.concurrency && !isStopped;

  function begin(job: Job): void {
    const stop = new AbortController();
    const performing = kind.perform(job, stop).catch(report('job failed'));
    const ended = performing.then(() => {
      // After an expired lease a job may run here a second time.
      if (running.get(job.id)?.stop === stop) running.delete(job.id);
      notify();
    });
    running.set(job.id, { stop, ended });
  }

  async function claimAll(): Promise<void> {
    while (isNotified && !isStopped) {
      isNotified = false;
      while (hasRoom()) {
        const job = await kind.claim();
        if (!job) break;
        begin(job);
      }
    }
  }

  function notify(inMs = 0): void {
    if (inMs > 0) {
      setTimeout(notify, inMs).unref();
      return;
    }
    isNotified = true;
    claiming ??= outsideRequests(claimAll)
      .catch((err) => {
        report('could not claim a job')(err);
        notify(RETRY_MS);
      })
      .finally(() => {
        claiming = undefined;
        // Do not lose a call since the last claim.
        if (isNotified && hasRoom()) notify();
      });
  }

  async function poll(): Promise<void> {
    await kind.recover?.().catch(report('could not recover jobs of dead processes'));
    notify();
  }

  async function stop(): Promise<void> {
    isStopped = true;
    for (const cleanUp of cleanups) cleanUp();
    await claiming;
    const jobs = [...running.values()];
    for (const job of jobs) job.stop.abort(PROCESS_STOPS);
    await Promise.all(jobs.map((job) => job.ended));
  }

  return {
    notify,
    abort: (id) => running.get(id)?.stop.abort(JOB_IS_OVER),
    start: () => {
      const polling = setInterval(poll, kind.pollMs).unref();
      cleanups.push(() => clearInterval(polling));
      if (kind.change) cleanups.push(onChange(kind.change, () => notify()));
      // While requests in flight are answered, other processes can take the jobs over.
      stopping().addEventListener('abort', () => void stop(), { once: true });
      onShutdown(stop);
      notify();
    },
    stop,
  };
}
