import 'server-only';
import { once } from 'node:events';
import { JOBS_CHANGE } from '@/lib/changes/names.ts';
import type { JobKind } from '@/lib/generated/prisma/client.ts';
import { log } from '@/lib/log.ts';
import { measured, SpanKind } from '@/lib/telemetry/measured.ts';
import { claimJob, type Job, LEASE_MS, settleJob } from './mutations.ts';
import { createWorker, type Worker } from './worker.ts';

const MINUTE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** Ends before the lease, after which another process performs the job. */
const DEADLINE_MS = LEASE_MS - MINUTE_MS;

/** Concurrent jobs of a kind per process: one slow service must not hold up the others. */
const PER_KIND = 2;

/** An effect outside the database, performed at least once for each of its rows. */
export type Effect = {
  kind: JobKind;
  /** Why a repeat does no harm, as after a crash before the job was settled. */
  repeat: string;
  isOn?: () => boolean;
  /** @returns a number of ms until the job is due again, unless it is done */
  perform: (job: Job & { name: string }, signal: AbortSignal) => Promise<unknown>;
  isGivenUp?: (job: Job, error: unknown) => boolean;
};

const MEASURED = { duration: 'quillcast.job.duration', span: 'job', kind: SpanKind.CONSUMER } as const;

/** Performs and settles a job; failed ones are due again after pauses from a minute to six hours. */
async function perform(effect: Effect, job: Job, signal: AbortSignal): Promise<void> {
  const name = job.id.slice(effect.kind.length + 1);
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  try {
    const inMs = await Promise.race([
      measured({ ...MEASURED, attributes: { 'quillcast.job.kind': effect.kind } }, () =>
        effect.perform({ ...job, name }, AbortSignal.any([signal, deadline])),
      ),
      once(deadline, 'abort').then(() => Promise.reject(deadline.reason)),
    ]);
    await settleJob(job, typeof inMs === 'number' ? { inMs, tries: 0 } : undefined);
  } catch (err) {
    if (signal.aborted) return settleJob(job, { inMs: 0, tries: job.tries - 1 });
    const isGivenUp = effect.isGivenUp?.(job, err) ?? false;
    log().error({ err, job: job.id, tries: job.tries, isGivenUp, repeat: effect.repeat }, 'job failed');
    const inMs = Math.min(MINUTE_MS * 2 ** (job.tries - 1), LONGEST_PAUSE_MS);
    await settleJob(job, isGivenUp ? undefined : { inMs, tries: job.tries });
  }
}

export async function performDue(...effects: readonly Effect[]): Promise<void> {
  for (const effect of effects.filter(({ isOn }) => isOn?.() ?? true)) {
    const claim = () => claimJob([effect.kind]);
    for (let job = await claim(); job; job = await claim()) await perform(effect, job, new AbortController().signal);
  }
}

export function createEffectWorker(effects: readonly Effect[]): Worker {
  const running = new Map(effects.map(({ kind }) => [kind, 0]));
  const change = (kind: JobKind, by: 1 | -1) => running.set(kind, (running.get(kind) ?? 0) + by);
  const hasRoom = ({ kind, isOn }: Effect) => (isOn?.() ?? true) && (running.get(kind) ?? 0) < PER_KIND;
  const byKind = new Map(effects.map((effect) => [effect.kind, effect]));
  return createWorker<Job>({
    name: 'effects',
    concurrency: effects.length * PER_KIND,
    pollMs: MINUTE_MS,
    change: JOBS_CHANGE,
    claim: () => claimJob(effects.filter(hasRoom).map(({ kind }) => kind)),
    perform: async (job, { signal }) => {
      const effect = byKind.get(job.kind);
      if (!effect) return;
      change(job.kind, 1);
      await perform(effect, job, signal).finally(() => change(job.kind, -1));
    },
  });
}
