import 'server-only';
import { requireSpace } from '../data-directory.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { database } from './db.ts';

/** How long a database that is well takes at most to answer, in milliseconds. */
const ANSWER_MS = 2000;

/** Prisma's codes for a database that cannot be reached or has no time. */
const PRISMA_OUTAGE = /^P(?:1001|1002|1008|1017|2024|2028)$/;

/**
 * PostgreSQL's codes for a full disk, a read-only or stopping server, a broken connection, failing or damaged files
 * (https://www.postgresql.org/docs/18/errcodes-appendix.html).
 */
const POSTGRES_OUTAGE = /^(?:53...|57P0.|08...|58...|25006|XX00[12])$/;

/**
 * What the PostgreSQL client says, without a code of PostgreSQL's, of a server that takes a connection and then is silent,
 * and of one whose socket is gone.
 */
const CLIENT_OUTAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect)|connect ENOENT \S*\.s\.PGSQL/;

/** What Prisma throws, as far as it says why. */
type DatabaseError = {
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } };
};

/** Whether an error means that the database cannot be used at the moment, whatever was asked of it. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, meta } = error as DatabaseError;
  const reported = meta?.driverAdapterError?.cause?.originalCode;
  return (
    PRISMA_OUTAGE.test(String(code)) ||
    POSTGRES_OUTAGE.test(String(reported)) ||
    CLIENT_OUTAGE.test(error.message)
  );
}

async function requireWritable(): Promise<void> {
  const { prisma, kind } = await database();
  const probe = { key: 'readiness', points: 0, expire: new Date() };
  await prisma.rateLimit.upsert({ where: { key: probe.key }, create: probe, update: probe });
  if (kind === 'embedded') await requireSpace(env().DATA_DIR);
}

/** Whether the database can be read and written, known within two seconds. */
export async function databaseIsWritable(): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
  try {
    await Promise.race([requireWritable(), late]);
    return true;
  } catch (err) {
    log().error({ err }, 'the database cannot be written to');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
