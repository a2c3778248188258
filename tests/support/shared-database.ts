import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../e2e/support/app-server.ts';
import { openEmbeddedDatabase } from '../../lib/embedded-db/open.ts';

/** A PostgreSQL server that several processes of the application can use, and how to end it. */
export type SharedDatabase = {
  /** Settings of the processes that use it. */
  settings: Record<string, string>;
  query: (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** Shuts the server down; its data stays. */
  shutDown: () => Promise<void>;
  /** Starts a server that was shut down on the same port and data. */
  start: () => Promise<void>;
  /** Kills the server, which then starts again by itself. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL server on a port of this machine. */
export async function startSharedDatabase(): Promise<SharedDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-shared-'));
  const port = await freePort();
  const listen = { listen_addresses: '127.0.0.1', port: String(port), max_connections: '100' };
  let server = await openEmbeddedDatabase(dataDir, listen);
  const url = `postgresql://quillcast@127.0.0.1:${port}/postgres`;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A connection that nobody uses ends with the server.
  pool.on('error', () => undefined);
  return {
    settings: {
      DATABASE_URL: url,
      AUTH_SECRET: 'a secret that all processes share',
      CREDENTIALS_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    query: (sql, values) => pool.query(sql, values),
    shutDown: () => server.close(),
    start: async () => {
      server = await openEmbeddedDatabase(dataDir, listen);
    },
    kill: async () => {
      const file = await readFile(path.join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8');
      process.kill(Number.parseInt(file, 10), 'SIGKILL');
    },
    stop: async () => {
      await pool.end();
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
