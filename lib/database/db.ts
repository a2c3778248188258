import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { openEmbeddedDatabase } from '../embedded-db/open.ts';
import { env } from '../env.ts';
import { PrismaClient } from '../generated/prisma/client.ts';
import { processWide } from '../process-wide.ts';

/**
 * The application's database: the Prisma client, the adapter that migrations use, how one more connection is opened
 * (`pg`), and how to close. The embedded one is PostgreSQL too; `kind` says whether other processes can be using it.
 */
export type Database = {
  prisma: PrismaClient;
  adapter: PrismaPg;
  connection: pg.ClientConfig;
  kind: 'embedded' | 'server';
  close: () => Promise<void>;
};

/** In ms: how long a transaction waits for one of the pool's ten connections in a burst, and how long it may last. */
const TRANSACTION_OPTIONS = { maxWait: 10_000, timeout: 20_000 };

/** A server that cannot be reached is reported in time for whoever waits, in ms. */
const CONNECTION_TIMEOUT_MS = 4000;

/** How long a start waits for its database, in ms. */
export const START_TIMEOUT_MS = 60_000;

/**
 * A connection of the pool. It always has somebody who hears that it broke: the pool stops to listen when it lends one out,
 * a moment before Prisma begins, and an error of which nobody hears ends the process.
 */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** The Prisma client on a server; `closeServer` is called after it has let go of it. */
function onServer(kind: Database['kind'], given: pg.ClientConfig, closeServer: () => Promise<void>): Database {
  const connection = { ...given, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS };
  const prisma = new PrismaClient({
    adapter: new PrismaPg({ ...connection, Client: PooledClient }),
    transactionOptions: TRANSACTION_OPTIONS,
  });
  // Migrations run at the start, when a busy machine takes its time and nobody waits for an answer.
  const adapter = new PrismaPg({ ...given, connectionTimeoutMillis: START_TIMEOUT_MS, Client: PooledClient });
  const close = async () => {
    await prisma.$disconnect();
    await closeServer();
  };
  return { prisma, adapter, connection, kind, close };
}

/** A database on a PostgreSQL server. */
export function openServer(connection: pg.ClientConfig): Database {
  return onServer('server', connection, async () => undefined);
}

/**
 * The embedded database of a data directory, which no other process can have meanwhile.
 * @throws Error with a sentence (lib/embedded-db/open.ts)
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const { connection, close } = await openEmbeddedDatabase(dataDir);
  return onServer('embedded', connection, close);
}

const held = processWide('database', (): { database?: Promise<Database> | undefined } => ({}));

/**
 * The process's database, opened on first use: `DATABASE_URL` when set, else the embedded one in
 * `DATA_DIR`.
 */
export function database(): Promise<Database> {
  held().database ??= open();
  return held().database as Promise<Database>;
}

async function open(): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = env();
  try {
    if (DATABASE_URL) return openServer({ connectionString: DATABASE_URL });
    return await openEmbedded(DATA_DIR);
  } catch (error) {
    held().database = undefined;
    throw error;
  }
}

/** The process's Prisma client. */
export async function db(): Promise<PrismaClient> {
  return (await database()).prisma;
}

/** Makes a database the process's own, before first use (tests). */
export function useDatabase(given: Database): void {
  held().database = Promise.resolve(given);
}

/** Closes the process's database if it was opened. */
export async function closeDatabase(): Promise<void> {
  const { database: open } = held();
  held().database = undefined;
  await (await open)?.close();
}
