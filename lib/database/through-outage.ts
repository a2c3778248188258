import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processWide } from '../process-wide.ts';
import { isDatabaseOutage } from './outage.ts';

const RETRY_MS = 500;

/** Repeats an operation while the database is down, as until a new primary is found, for `forMs` at most. */
export async function throughOutage<Result>(forMs: number, operation: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + forMs;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

const readRetryMs = processWide('read retry', () => new AsyncLocalStorage<number>());

/** Repeats the reads of some work while the database is down, each for `forMs` at most. */
export const retryingReads = <Result>(forMs: number, work: () => Promise<Result>): Promise<Result> =>
  readRetryMs().run(forMs, work);

const isRead = ({ text }: pg.QueryConfig) => /^\s*SELECT\b/i.test(text);

/** A pool for `retryingReads`. Statements of a transaction have a connection of their own, and are not repeated. */
export function retryingPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const query = pool.query.bind(pool) as (given: pg.QueryConfig) => Promise<pg.QueryResult>;
  const retrying = (given: pg.QueryConfig) => {
    const forMs = isRead(given) ? readRetryMs().getStore() : undefined;
    return forMs === undefined ? query(given) : throughOutage(forMs, () => query(given));
  };
  return Object.assign(pool, { query: retrying as typeof pool.query });
}
