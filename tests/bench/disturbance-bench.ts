import { startApp } from '../../e2e/support/app-server.ts';
import { startSharedDatabase } from '../support/shared-database.ts';
import { type Disturbance, runDisturbances } from './beside-others.ts';
import { hostilePages } from './hostile-pages.ts';
import {
  GROWING_TEXTS,
  LARGE_BODIES,
  LONG_HEADERS,
  REQUESTS_AT_ONCE,
  SLOW_BODIES,
  STALLED_UPLOADS,
} from './request-floods.ts';

/** Effects of one client or one outage on the others. */
const DISTURBANCES: readonly Disturbance[] = [
  ...[STALLED_UPLOADS, REQUESTS_AT_ONCE, SLOW_BODIES],
  ...[LONG_HEADERS, LARGE_BODIES, GROWING_TEXTS],
];

/** Each disturbance on one process, while 20 others log in, write and read. */
export async function benchDisturbances(): Promise<void> {
  const database = await startSharedDatabase();
  await using pages = await hostilePages();
  const app = await startApp({ ...database.settings, ...pages.settings, LOG_LEVEL: 'error' });
  console.log('20 others log in, write and read, while there are');
  console.table(await runDisturbances(app, database, [...DISTURBANCES, pages]));
  await app.stop();
  await database.stop();
}
