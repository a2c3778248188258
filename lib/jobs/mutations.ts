import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';

/** How to claim a job of a table. The fragments call its row `next`. */
type Claim = {
  table:
    | 'backlinks'
    | 'custom_domains'
    | 'generations'
    | 'model_fetches'
    | 'outgoing_mails'
    | 'signup_notifications'
    | 'stripe_cancellations';
  key: 'customer_id' | 'id' | 'name' | 'user_id';
  /** Duration of the lease, in ms. */
  leaseMs: number;
  /** Further changes to the row. */
  changes?: Prisma.Sql;
  /** Condition of a claimable job. */
  isDue: Prisma.Sql;
  /** Order of the jobs. */
  order: Prisma.Sql;
  returning: Prisma.Sql;
  /** Waits for locked rows instead of skipping them. */
  waitsForWrites?: boolean;
  /** One claim at a time among all processes, for a condition that other claims change. */
  oneAtATime?: boolean;
};

/** Condition of a job without a live lease. */
export const NO_LEASE = Prisma.sql`(next.lease_expires_at IS NULL OR next.lease_expires_at < now())`;

/** End of a lease, given its duration in ms. */
export const leaseEnd = (ms: number): Prisma.Sql => Prisma.sql`now() + ${ms}::int * interval '1 millisecond'`;

/**
 * Claims one job in a single statement that skips rows which other processes are claiming: no job is claimed twice during its
 * lease.
 * @returns the `returning` columns, or null when no job is due
 */
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

/** A job that is tried until it succeeds. The lease's end identifies the claim: an outdated one changes nothing. */
export type RetriedJob = { id: string; tries: number; createdAt: Date; leaseExpiresAt: Date };

/** A table of such jobs, which has `tries` and `due_at`; `more` are further columns of a job. */
export type RetriedTable = Pick<Claim, 'key' | 'table'> & { more?: Prisma.Sql };

/** Time limit of one attempt, in ms. */
const RETRIED_LEASE_MS = 5 * 60 * 1000;

/** Claims the next due job and counts the attempt; null if none is due. */
export const claimRetried = <Job>({ table, key, more = Prisma.empty }: RetriedTable): Promise<Job | null> =>
  claimNext({
    table,
    key,
    leaseMs: RETRIED_LEASE_MS,
    changes: Prisma.sql`tries = tries + 1`,
    isDue: Prisma.sql`due_at <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`due_at, ${Prisma.raw(key)}`,
    returning: Prisma.sql`
      ${Prisma.raw(key)} AS id, tries, created_at AS "createdAt", lease_expires_at AS "leaseExpiresAt"${more}`,
  });

/** Sets when a job is tried again; without a date, deletes one that was done or given up. */
export async function settleRetried({ table, key }: RetriedTable, job: RetriedJob, dueAt?: Date): Promise<void> {
  const change = dueAt
    ? Prisma.sql`UPDATE ${Prisma.raw(table)} SET due_at = ${dueAt}, lease_expires_at = NULL`
    : Prisma.sql`DELETE FROM ${Prisma.raw(table)}`;
  await (await db()).$executeRaw`
    ${change} WHERE ${Prisma.raw(key)} = ${job.id} AND lease_expires_at = ${job.leaseExpiresAt}`;
}
