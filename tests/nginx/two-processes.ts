import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { buildWhenNeeded } from '../../lib/server/build.ts';
import { NO_SETTINGS } from '../support/clean-environment.ts';

/**
 * Starts two processes of the product on one database, for a proxy that will listen on `port`.
 * @returns their own ports besides
 */
export async function startTwoProcesses() {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set: see package.json.');
  Object.assign(process.env, NO_SETTINGS);
  buildWhenNeeded();
  const port = await freePort();
  const settings = {
    DATABASE_URL: TEST_DATABASE_URL,
    AUTH_SECRET: 'a secret of the tests with 32 characters',
    CREDENTIALS_KEY: Buffer.alloc(32, 7).toString('base64'),
    SITE_URL: `http://localhost:${port}`,
    FREE_PER_ADDRESS_PER_DAY: '6',
    LOG_LEVEL: 'error',
  };
  const processes: AppServer[] = [await startApp(settings), await startApp(settings)];
  const ports = processes.map(({ url }) => Number(new URL(url).port));
  return {
    ...{ port, ports, processes },
    stop: async () => {
      for (const each of processes) await each.stop();
    },
  };
}
