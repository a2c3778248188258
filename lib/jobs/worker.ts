import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { log } from '@/lib/log.ts';
import { stopping } from '@/lib/shutdown.ts';
import { JOB_IS_OVER, PROCESS_STOPS } from './stop-reasons.ts';

/** How soon jobs that could not be claimed are looked for again, in ms. */
const RETRY_MS = 1_000;

/** A kind of job: how one is claimed, and how it is performed. */
export type JobKind<Job extends { id: string }> = {
  /** In the log. */
  name: string;
  /** How many are under way in one process at once. */
  concurrency: number;
  /** Claims the job that is next, for this process alone (mutations.ts); null when none is due. */
  claim: () => Promise<Job | null>;
  /**
   * Does a job and settles what became of it. What it throws is only logged, as no one waits for it.
   * @param stop is aborted with a reason of stop-reasons.ts
   */
  perform: (job: Job, stop: AbortController) => Promise<void>;
  /** How often due jobs are looked for, in ms. */
  pollMs: number;
  /** A name of lib/changes/names.ts: jobs are looked for whenever it has changed. */
  change?: string;
  /** Called before each poll, to requeue or fail jobs whose process died. */
  recover?: () => Promise<unknown>;
};

/** Claims and performs jobs of one kind in this process. */
export type Worker = {
  /** Claims what can be claimed, now or in so many ms; called whenever a job was queued, has ended or is to be retried. */
  notify: (inMs?: number) => void;
  /** Stops a job here, when it is under way here, because it was ended elsewhere. */
  abort: (id: string) => void;
  /**
   * Claims what waits already, then polls for jobs that other processes queue in the same database. Stops as soon as the
   * process is asked to.
   */
  start: () => void;
  /** Claims nothing more, stops what is under way, and resolves when that has ended. */
  stop: () => Promise<void>;
};

const report =
  ({ name }: Pick<JobKind<never>, 'name'>, message: string) =>
  (err: unknown) =>
    log().error({ err, jobs: name }, message);

type UnderWay = { stop: AbortController; ended: Promise<void> };

/** Claims jobs and has them done, at most as many at once as their kind allows. */
function createClaims<Job extends { id: string }>(kind: JobKind<Job>): Pick<Worker, 'notify' | 'abort' | 'stop'> {
  const underWay = new Map<string, UnderWay>();
  // Jobs belong to no request, whoever's call began them.
  const outsideRequests = AsyncLocalStorage.snapshot();
  let isStopped = false;
  let claiming: Promise<void> | undefined;
  let isNotified = false;

  function begin(job: Job): void {
    const stop = new AbortController();
    const performing = kind.perform(job, stop).catch(report(kind, 'a job failed'));
    const ended = performing.then(() => {
      // A job whose lease had ended may be under way here a second time.
      if (underWay.get(job.id)?.stop === stop) underWay.delete(job.id);
      notify();
    });
    underWay.set(job.id, { stop, ended });
  }

  async function claimAll(): Promise<void> {
    while (isNotified && !isStopped) {
      isNotified = false;
      while (underWay.size < kind.concurrency && !isStopped) {
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
        report(kind, 'no job could be claimed')(err);
        notify(RETRY_MS);
      })
      .finally(() => {
        claiming = undefined;
        // A call between the last claim and here must not be lost.
        if (isNotified && !isStopped && underWay.size < kind.concurrency) notify();
      });
  }

  async function stop(): Promise<void> {
    isStopped = true;
    await claiming;
    const jobs = [...underWay.values()];
    for (const job of jobs) job.stop.abort(PROCESS_STOPS);
    await Promise.all(jobs.map((job) => job.ended));
  }

  return { notify, stop, abort: (id) => underWay.get(id)?.stop.abort(JOB_IS_OVER) };
}

/** A worker for one kind of job. */
export function createWorker<Job extends { id: string }>(kind: JobKind<Job>): Worker {
  const claims = createClaims(kind);
  const endings: (() => void)[] = [];
  const { notify } = claims;

  async function stop(): Promise<void> {
    for (const end of endings) end();
    await claims.stop();
  }

  async function poll(): Promise<void> {
    await kind.recover?.().catch(report(kind, 'jobs of a dead process not recovered'));
    notify();
  }

  return {
    ...claims,
    start: () => {
      const polling = setInterval(poll, kind.pollMs).unref();
      endings.push(() => clearInterval(polling));
      if (kind.change) endings.push(onChange(kind.change, () => notify()));
      // Requests in flight are still answered then, and other processes may go on with the jobs.
      stopping().addEventListener('abort', () => void stop(), { once: true });
      notify();
    },
    stop,
  };
}
