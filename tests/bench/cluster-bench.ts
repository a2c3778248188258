import { startApp } from '../../e2e/support/app-server.ts';
import { startSharedDatabase } from '../support/shared-database.ts';
import { mixedLoad } from './mixed-load.ts';
import { makeOwner } from './owner.ts';
import { probeStaleness } from './staleness.ts';

/** How many edits the probe makes, and how long the mixed load lasts, in seconds. */
const EDITS = Number(process.env.BENCH_EDITS ?? 500);
const MIXED_SECONDS = Number(process.env.BENCH_MIXED_SECONDS ?? 30);

/** No quota limits the benchmark. */
const SETTINGS = { LOG_LEVEL: 'error', FREE_BLOG_LIMIT: '1000000', FREE_PER_ADDRESS_PER_DAY: '1000000' };

/**
 * Two processes on one database: whether readers of both see every edit within a second; then one process under a load of
 * everything at once.
 */
export async function benchCluster(): Promise<void> {
  const database = await startSharedDatabase();
  const settings = { ...database.settings, ...SETTINGS };
  const first = await startApp(settings);
  const second = await startApp({ ...settings, SITE_URL: first.url });
  const owner = await makeOwner(first.url, database, 200);
  console.log(`Two processes, ${EDITS} edits, 50 readers`);
  console.table([await probeStaleness([first, second], owner, EDITS)]);
  await second.stop();
  console.log(`Everything at once, 50 connections, ${MIXED_SECONDS} s`);
  console.table([await mixedLoad(first, owner, MIXED_SECONDS)]);
  await first.stop();
  await database.stop();
}
