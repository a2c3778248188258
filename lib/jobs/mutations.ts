import 'server-only';
import { JOBS_CHANGE } from '@/lib/changes/names.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import type { JobKind, Job as StoredJob } from '@/lib/generated/prisma/client.ts';

/** How to claim a job of a table. The fragments call its row `next`. */
type Claim = {
  table: 'backlinks' | 'generations' | 'jobs' | 'model_fetches';
  key: 'id' | 'name';
  leaseMs: number;
  changes?: Prisma.Sql;
  isDue: Prisma.Sql;
  order: Prisma.Sql;
  returning: Prisma.Sql;
  /** Waits for locked rows instead of skipping them. */
  waitsForWrites?: boolean;
  /** One claim at a time among all processes, for a condition that other claims change. */
  oneAtATime?: boolean;
};

export const NO_LEASE = Prisma.sql`(next.lease_expires_at IS NULL OR next.lease_expires_at < now())`;

export const leaseEnd = (ms: number): Prisma.Sql => Prisma.sql`now() + ${ms}::int * interval '1 millisecond'`;

/** Claims the next due job: the `returning` columns of its row, or null. None is claimed twice during its lease. */
export async function claimNext<Row>(claim: Claim): Promise<Row | null> {
  const table = Prisma.raw(claim.table);
  const key = Prisma.raw(claim.key);
  const changes = claim.changes ? Prisma.sql`, ${claim.changes}` : Prisma.empty;
  const prisma = await db();
  const claiming = prisma.$queryRaw<Row[]>`
    UPDATE ${table} SET lease_expires_at = ${leaseEnd(claim.leaseMs)}${changes}
    WHERE ${key} = (
      SELECT ${key} FROM ${table} next WHERE ${claim.isDue} ORDER BY ${claim.order}
      LIMIT 1 FOR UPDATE OF next ${claim.waitsForWrites ? Prisma.empty : Prisma.sql`SKIP LOCKED`})
    RETURNING ${claim.returning}`;
  // The claim is a statement of its own, so that it sees what the one before it committed.
  const lock = () => prisma.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`claims of ${claim.table}`}))`;
  const [claimed] = claim.oneAtATime ? (await prisma.$transaction([lock(), claiming]))[1] : await claiming;
  return claimed ?? null;
}

/** The lease's end identifies the claim: an outdated one changes nothing. */
export type Job = Pick<StoredJob, 'id' | 'kind' | 'payload' | 'tries' | 'createdAt' | 'leaseExpiresAt'>;

/** `name` makes it unique among those of its kind that wait. */
export type NewJob = { kind: JobKind; name: string; payload?: Prisma.InputJsonObject; dueAt?: Date };

/** Due by any clock. */
const AT_ONCE = new Date(0);

export const jobId = (kind: JobKind, name: string): string => `${kind} ${name}`;

/** Queues jobs, except those that wait already, in the transaction of their cause; its commit wakes all workers. */
export async function queueJobs(jobs: readonly NewJob[], cause?: Prisma.TransactionClient): Promise<void> {
  const tx = cause ?? (await db());
  const data = jobs.map(({ name, ...job }) => ({ dueAt: AT_ONCE, ...job, id: jobId(job.kind, name) }));
  await tx.job.createMany({ data, skipDuplicates: true });
  await tx.$executeRaw`SELECT pg_notify('changes', ${JOBS_CHANGE})`;
}

export const LEASE_MS = 5 * 60 * 1000;

export const claimJob = (kinds: readonly JobKind[]): Promise<Job | null> =>
  claimNext({
    table: 'jobs',
    key: 'id',
    leaseMs: LEASE_MS,
    changes: Prisma.sql`tries = tries + 1`,
    isDue: Prisma.sql`kind = ANY(${kinds}::job_kind[]) AND due_at <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`created_at, id`,
    returning: Prisma.sql`id, kind, payload, tries, created_at AS "createdAt", lease_expires_at AS "leaseExpiresAt"`,
  });

/** Deletes a job that is done or given up; with `inMs`, makes it due again after that time. */
export async function settleJob({ id, leaseExpiresAt }: Job, again?: { inMs: number; tries: number }): Promise<void> {
  const { job } = await db();
  const where = { id, leaseExpiresAt };
  if (!again) await job.deleteMany({ where });
  else {
    const dueAt = new Date(Date.now() + again.inMs);
    await job.updateMany({ where, data: { dueAt, tries: again.tries, leaseExpiresAt: null } });
  }
}

/** Ends all leases; only right when no other process can hold one. */
export async function releaseJobs(): Promise<void> {
  await (await db()).job.updateMany({ data: { leaseExpiresAt: null } });
}
