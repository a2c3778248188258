import 'server-only';
import { log } from '@/lib/log.ts';
import { claimRetried, type RetriedJob, type RetriedTable, settleRetried } from './mutations.ts';
import { createWorker, type Worker } from './worker.ts';

const MINUTE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

type RetriedKind<Job> = {
  /** In the log. */
  name: string;
  table: RetriedTable;
  /** False leaves the jobs alone. */
  isOn: () => boolean;
  perform: (job: Job, signal: AbortSignal) => Promise<unknown>;
  /** Whether a failed job is not tried again. */
  isGivenUp: (job: Job, error: unknown) => boolean;
};

/** A worker for jobs that are tried again after pauses from a minute to six hours; `performDue` runs them one by one. */
export function createRetriedWorker<Job extends RetriedJob>(
  kind: RetriedKind<Job>,
): Worker & { performDue: () => Promise<void> } {
  const { name, table } = kind;

  async function perform(job: Job, { signal }: AbortController): Promise<void> {
    try {
      await kind.perform(job, signal);
    } catch (err) {
      if (signal.aborted) return;
      const isGivenUp = kind.isGivenUp(job, err);
      log().error({ err, jobs: name, job: job.id, tries: job.tries, isGivenUp }, 'job failed');
      if (!isGivenUp) {
        const pause = Math.min(MINUTE_MS * 2 ** (job.tries - 1), LONGEST_PAUSE_MS);
        await settleRetried(table, job, new Date(Date.now() + pause));
        return worker.notify(pause);
      }
    }
    await settleRetried(table, job);
  }
  const claim = async () => (kind.isOn() ? claimRetried<Job>(table) : null);
  const worker = createWorker<Job>({ name, concurrency: 1, pollMs: MINUTE_MS, claim, perform });

  async function performDue(): Promise<void> {
    for (let job = await claim(); job; job = await claim()) await perform(job, new AbortController());
  }
  return { ...worker, performDue };
}
