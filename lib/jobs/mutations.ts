import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';

/** How one job of a table is claimed. In the fragments its row is called `next`. */
type Claim = {
  table:
    | 'backlinks'
    | 'custom_domains'
    | 'generations'
    | 'model_fetches'
    | 'signup_notifications'
    | 'stripe_cancellations';
  key: 'customer_id' | 'id' | 'name' | 'user_id';
  /** How long it is this process's, in ms. */
  leaseMs: number;
  /** What is written besides. */
  changes?: Prisma.Sql;
  /** Which jobs can be claimed. */
  isDue: Prisma.Sql;
  /** Which of them comes first. */
  order: Prisma.Sql;
  returning: Prisma.Sql;
  /** Waits for a row that a write holds at the moment, rather than taking it for another process's. */
  waitsForWrites?: boolean;
};

/** Holds for a job that no living process has. */
export const NO_LEASE = Prisma.sql`(next.lease_expires_at IS NULL OR next.lease_expires_at < now())`;

/** When a lease of so many ms ends. */
export const leaseEnd = (ms: number): Prisma.Sql => Prisma.sql`now() + ${ms}::int * interval '1 millisecond'`;

/**
 * Claims one job: a single statement, which skips rows that another process is just claiming, so that none is ever
 * claimed twice while its lease runs.
 * @returns its `returning` columns, or null when none is due
 */
export async function claimNext<Row>(claim: Claim): Promise<Row | null> {
  const table = Prisma.raw(claim.table);
  const key = Prisma.raw(claim.key);
  const changes = claim.changes ? Prisma.sql`, ${claim.changes}` : Prisma.empty;
  const [claimed] = await (await db()).$queryRaw<Row[]>`
    UPDATE ${table} SET lease_expires_at = ${leaseEnd(claim.leaseMs)}${changes}
    WHERE ${key} = (
      SELECT ${key} FROM ${table} next WHERE ${claim.isDue} ORDER BY ${claim.order}
      LIMIT 1 FOR UPDATE OF next ${claim.waitsForWrites ? Prisma.empty : Prisma.sql`SKIP LOCKED`})
    RETURNING ${claim.returning}`;
  return claimed ?? null;
}
