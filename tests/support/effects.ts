import { afterAll, beforeAll } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { createEffectWorker, type Effect } from '@/lib/jobs/effects.ts';

/** Performs effects during a test file, as a started process does. */
export function performing(...effects: Effect[]): void {
  const worker = createEffectWorker(effects);
  beforeAll(worker.start);
  afterAll(worker.stop);
}

/** Lets the pauses and leases of all jobs pass. */
export async function passPauses(): Promise<void> {
  await (await db()).job.updateMany({ data: { dueAt: new Date(0), leaseExpiresAt: null } });
}
