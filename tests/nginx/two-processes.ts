import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { openEmbeddedDatabase } from '../../lib/embedded-db/open.ts';
import { buildWhenNeeded } from '../../lib/server/build.ts';
import { NO_SETTINGS } from '../support/clean-environment.ts';

/**
 * Starts two processes of the product on one database, for a proxy that will listen on `port`.
 * @returns their own ports besides
 */
export async function startTwoProcesses() {
  Object.assign(process.env, NO_SETTINGS);
  await buildWhenNeeded();
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-database-'));
  const { connection, close } = await openEmbeddedDatabase(dataDir);
  const socket = encodeURIComponent(connection.host ?? '');
  const settings = {
    DATABASE_URL: `postgresql://${connection.user}@localhost:${connection.port}/postgres?host=${socket}`,
    AUTH_SECRET: 'a secret of the tests with 32 characters',
    CREDENTIALS_KEY: Buffer.alloc(32, 7).toString('base64'),
    SITE_URL: `http://localhost:${port}`,
    FREE_PER_ADDRESS_PER_DAY: '6',
    LOG_LEVEL: 'error',
  };
  const processes: AppServer[] = [await startApp(settings), await startApp(settings)];
  const ports = processes.map(({ url }) => Number(new URL(url).port));
  return {
    port,
    ports,
    processes,
    stop: async () => {
      for (const each of processes) await each.stop();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
