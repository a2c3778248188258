import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { log } from '../log.ts';
import 'server-only';
import { requireSpace } from '../data-directory.ts';
import { env } from '../env.ts';
import { database } from './db.ts';
import { type ConnectionConfig, PrimaryClient } from './primary.ts';

const TRY_MS = 15_000;

/** Delays between tries, in ms; they double. */
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5_000;

/** Checks the rights that startup needs: to create tables in a new database, to insert rows into a known one. */
const PROBE = `SELECT current_setting('server_version_num')::int / 10000 AS major,
  current_setting('transaction_read_only') = 'on' AS "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
  to_regclass('rate_limits') IS NOT NULL AS "isKnown"`;
const WRITE = `INSERT INTO rate_limits (key, points, expire) VALUES ('readiness', 0, now())
  ON CONFLICT (key) DO UPDATE SET expire = now()`;

type Answer = { major: number; isReadOnly: boolean; mayCreate: boolean; isKnown: boolean };

const connectionFailure = (error: unknown) => {
  const { message, code } = error as { message?: string; code?: string };
  // Node's error for a host without a responding address has only a code.
  return message || code || String(error);
};

const OLDEST_MAJOR = 14;

/** A reason that waiting does not end. */
class UnfitError extends Error {}

/** Why a server of this major version cannot be used, as a sentence. */
export const versionProblem = (major: number): string | undefined =>
  major < OLDEST_MAJOR
    ? `The database is PostgreSQL ${major}. Quillcast needs PostgreSQL ${OLDEST_MAJOR} or later.`
    : undefined;

async function writeProblem(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<Answer>(PROBE);
  const [answer] = rows as [Answer];
  const problem = versionProblem(answer.major);
  if (problem) throw new UnfitError(problem);
  if (answer.isReadOnly) return 'it is read-only';
  if (!answer.isKnown) return answer.mayCreate ? undefined : 'its user may not create tables';
  return client.query(WRITE).then(() => undefined, connectionFailure);
}

/** Why the database cannot be used, as a sentence; undefined if it can. */
async function connectionProblem(connection: ConnectionConfig): Promise<string | undefined> {
  const limits = { connectionTimeoutMillis: TRY_MS, query_timeout: TRY_MS };
  const client = new PrimaryClient({ ...connection, ...limits });
  try {
    await client.connect();
    const problem = await writeProblem(client);
    return problem && `The database cannot be written to: ${problem}.`;
  } catch (error) {
    if (error instanceof UnfitError) throw error;
    return `The database cannot be reached: ${connectionFailure(error)}.`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Waits until the database is writable. After `forMs`, or at once if it is too old, throws Error with a sentence. */
export async function waitForDatabase(connection: ConnectionConfig, forMs: number): Promise<void> {
  const deadline = Date.now() + forMs;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    const problem = await connectionProblem(connection);
    if (!problem) return;
    if (Date.now() + delay > deadline) throw new Error(problem);
    if (delay === FIRST_DELAY_MS) log().warn({ problem }, 'waiting for the database');
    await sleep(delay);
  }
}

const ANSWER_MS = 2000;

async function requireWritable(): Promise<void> {
  const { prisma, kind } = await database();
  const probe = { key: 'readiness', points: 0, expire: new Date() };
  await prisma.rateLimit.upsert({ where: { key: probe.key }, create: probe, update: probe });
  if (kind === 'embedded') await requireSpace(env().DATA_DIR);
}

/** Whether the database is readable and writable, within two seconds. */
export async function databaseIsWritable(): Promise<boolean> {
  const late = sleep(ANSWER_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer in time')));
  try {
    await Promise.race([requireWritable(), late]);
    return true;
  } catch (err) {
    log().error({ err }, 'the database is not writable');
    return false;
  }
}
