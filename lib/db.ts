import type { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { openEmbeddedDatabase } from './embedded-db/open.ts';
import { env } from './env.ts';
import { PrismaClient } from './generated/prisma/client.ts';

/** The application's database: the Prisma client, the adapter that migrations use, and how to close. */
export type Database = {
  prisma: PrismaClient;
  adapter: SqlMigrationAwareDriverAdapterFactory;
  kind: 'embedded' | 'server';
  close: () => Promise<void>;
};

// The embedded database has one connection, so a burst of transactions waits in line.
const TRANSACTION_OPTIONS = { maxWait: 10_000, timeout: 20_000 };

/** A server that cannot be reached is reported in time for whoever waits, in ms. */
const CONNECTION_TIMEOUT_MS = 4000;

/** Opens a PostgreSQL server by its address. */
export function openServer(url: string): Database {
  const adapter = new PrismaPg({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  const prisma = new PrismaClient({ adapter, transactionOptions: TRANSACTION_OPTIONS });
  return { prisma, adapter, kind: 'server', close: () => prisma.$disconnect() };
}

/** A database on an open PGlite. `close` is called after the Prisma client has let go of it. */
export function onPGlite(client: PGlite, close: () => Promise<void>): Database {
  const adapter = new PrismaPGlite(client);
  const prisma = new PrismaClient({ adapter, transactionOptions: TRANSACTION_OPTIONS });
  return {
    prisma,
    adapter,
    kind: 'embedded',
    close: async () => {
      await prisma.$disconnect();
      await close();
    },
  };
}

// Next may load this module more than once in a process; the database must be opened once.
const holder = globalThis as typeof globalThis & { quillcastDatabase?: Promise<Database> };

/**
 * The process's database, opened on first use: `DATABASE_URL` when set, else the embedded one in
 * `DATA_DIR`.
 */
export function database(): Promise<Database> {
  holder.quillcastDatabase ??= open();
  return holder.quillcastDatabase;
}

async function open(): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = env();
  try {
    if (DATABASE_URL) return openServer(DATABASE_URL);
    const { client, close } = await openEmbeddedDatabase(DATA_DIR);
    return onPGlite(client, close);
  } catch (error) {
    holder.quillcastDatabase = undefined;
    throw error;
  }
}

/** The process's Prisma client. */
export async function db(): Promise<PrismaClient> {
  return (await database()).prisma;
}

/** Makes a database the process's own, before first use (tests). */
export function useDatabase(given: Database): void {
  holder.quillcastDatabase = Promise.resolve(given);
}

/** Closes the process's database if it was opened. */
export async function closeDatabase(): Promise<void> {
  const open = holder.quillcastDatabase;
  holder.quillcastDatabase = undefined;
  await (await open)?.close();
}
