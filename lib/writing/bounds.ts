import 'server-only';
import { DEADLINE_MINUTES } from '@/lib/constants/limits.ts';
import { PLAN } from '@/lib/constants/plans.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { lastCall } from '@/lib/shutdown.ts';
import type { Writer } from './types.ts';
import { createUsageMeter, type UsageMeter } from './usage.ts';

/** Timeout of the check of a request for harm, in ms. */
export const JUDGING_MS = 25_000;

/** Limits of a piece of writing. */
export type Bounds = {
  /** Aborted by the caller's signal, and with an AppError at the deadline and when the process stops. */
  signal: AbortSignal;
  meter: UsageMeter;
  deadline: Date;
};

/** Runs `work` within the time (`RUN_DEADLINE_MINUTES`, else the writer's own) and tokens (`MAX_RUN_TOKENS`) of the settings. */
export async function withinBounds<T>(
  signal: AbortSignal,
  writer: Pick<Writer, 'deadlineMinutes'> | null,
  work: (bounds: Bounds) => Promise<T>,
): Promise<T> {
  const { RUN_DEADLINE_MINUTES, MAX_RUN_TOKENS } = env();
  const minutes = RUN_DEADLINE_MINUTES ?? writer?.deadlineMinutes ?? DEADLINE_MINUTES;
  const ms = minutes * 60_000;
  const late = new AbortController();
  const tooLate = () => new AppError('writer-failed', sentence(`writing.failures.tooLate.${PLAN}`, { minutes }));
  const timer = setTimeout(() => late.abort(tooLate()), ms);
  const stop = () => late.abort(new AppError('unavailable', sentence('server.restarting')));
  lastCall().addEventListener('abort', stop, { once: true });
  try {
    return await work({
      signal: AbortSignal.any([signal, late.signal]),
      meter: createUsageMeter(MAX_RUN_TOKENS),
      deadline: new Date(Date.now() + ms),
    });
  } finally {
    clearTimeout(timer);
    lastCall().removeEventListener('abort', stop);
  }
}
