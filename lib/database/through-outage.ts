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

const patience = processWide('patience', () => new AsyncLocalStorage<number>());

/** Repeats the reads of some work while the database is down, each for `forMs` at most. */
export const patiently = <Result>(forMs: number, work: () => Promise<Result>): Promise<Result> =>
  patience().run(forMs, work);

const isRead = ({ text }: pg.QueryConfig) => /^\s*SELECT\b/i.test(text);

/** A pool for `patiently`. Statements of a transaction have a connection of their own, and are not repeated. */
export function patientPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const query = pool.query.bind(pool) as (given: pg.QueryConfig) => Promise<pg.QueryResult>;
  const patient = (given: pg.QueryConfig) => {
    const forMs = isRead(given) ? patience().getStore() : undefined;
    return forMs === undefined ? query(given) : throughOutage(forMs, () => query(given));
  };
  return Object.assign(pool, { query: patient as typeof pool.query });
}
