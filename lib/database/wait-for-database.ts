import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.ts';

/** How long one try may take, in ms. */
const TRY_MS = 15_000;

/** Pauses between two tries, in ms: each is twice the last. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** What a start needs of a database: a new one lets it create tables, a known one takes rows. */
const ASK = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
  to_regclass('rate_limits') IS NOT NULL AS "isKnown"`;
const WRITE = `INSERT INTO rate_limits (key, points, expire) VALUES ('readiness', 0, now())
  ON CONFLICT (key) DO UPDATE SET expire = now()`;

type Answer = { isReadOnly: boolean; mayCreate: boolean; isKnown: boolean };

const reasonOf = (error: unknown) => {
  const { message, code } = error as { message?: string; code?: string };
  // Node says nothing more of a host name none of whose addresses answers.
  return message || code || String(error);
};

async function writeProblem(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<Answer>(ASK);
  const [{ isReadOnly, mayCreate, isKnown } = {} as Answer] = rows;
  if (isReadOnly) return 'it is read-only';
  if (!isKnown) return mayCreate ? undefined : 'its user may not create tables';
  return client.query(WRITE).then(() => undefined, reasonOf);
}

/** Why a database cannot be used, as a sentence; undefined when it can. */
async function problemOf(connection: pg.ClientConfig): Promise<string | undefined> {
  const limits = { connectionTimeoutMillis: TRY_MS, query_timeout: TRY_MS };
  const client = new pg.Client({ ...connection, ...limits });
  // A connection that breaks between two statements fails the next one.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const problem = await writeProblem(client);
    return problem && `The database cannot be written to: ${problem}.`;
  } catch (error) {
    return `The database cannot be reached: ${reasonOf(error)}.`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits until a database can be reached and written to.
 * @param forMs after how long no other try begins
 * @throws Error with a sentence which says which of the two it was
 */
export async function waitForDatabase(connection: pg.ClientConfig, forMs: number): Promise<void> {
  const deadline = Date.now() + forMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const problem = await problemOf(connection);
    if (!problem) return;
    if (Date.now() + pause > deadline) throw new Error(problem);
    if (pause === FIRST_PAUSE_MS) log().warn({ problem }, 'waiting for the database');
    await sleep(pause);
  }
}
