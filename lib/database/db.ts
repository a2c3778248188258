import { PrismaPg } from '@prisma/adapter-pg';
import { openEmbeddedDatabase } from '../embedded-db/open.ts';
import { env, hostAddresses } from '../env.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { processWide } from '../process-wide.ts';
import { MeasuredClient } from './measured-client.ts';
import { type ConnectionConfig, Servers } from './primary.ts';
import { retryingPool } from './through-outage.ts';

export type Database = {
  prisma: PrismaClient;
  connection: ConnectionConfig;
  /** Only this process can use an embedded one. */
  kind: 'embedded' | 'server';
  close: () => Promise<void>;
};

export const START_TIMEOUT_MS = 60_000;

async function onServer(kind: Database['kind'], given: ConnectionConfig, closeServer: () => Promise<void>) {
  // Connection timeout, in ms: shorter than clients wait.
  const connection = { ...given, connectionTimeoutMillis: 4000 };
  // Loaded here, it is bundled once for all routes.
  const client = await import('../generated/prisma/client.ts');
  const prisma: PrismaClient = new client.PrismaClient({
    adapter: new PrismaPg(retryingPool({ ...connection, Client: MeasuredClient }), { disposeExternalPool: true }),
    // In ms: how long a transaction waits for one of the pool's ten connections, and its timeout.
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
  const close = async () => {
    await prisma.$disconnect();
    await closeServer();
  };
  return { prisma, connection, kind, close };
}

export const openServer = (connection: ConnectionConfig): Promise<Database> =>
  onServer('server', connection, async () => undefined);

/** The database at an address that may name several hosts, one of which is the primary. */
export function openAddress(url: string): Promise<Database> {
  const addresses = hostAddresses(url);
  const [connectionString = url] = addresses;
  return openServer({ connectionString, ...(addresses.length > 1 && { servers: new Servers(addresses) }) });
}

/** The embedded database of a data directory, for this process only (lib/embedded-db/open.ts). */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const { connection, close } = await openEmbeddedDatabase(dataDir);
  return onServer('embedded', connection, close);
}

const held = processWide('database', (): { database?: Promise<Database> | undefined } => ({}));

/** The process's database, opened on first use: `DATABASE_URL` if set, else the embedded one in `DATA_DIR`. */
export function database(): Promise<Database> {
  held().database ??= open();
  return held().database as Promise<Database>;
}

async function open(): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = env();
  try {
    if (DATABASE_URL) return openAddress(DATABASE_URL);
    return await openEmbedded(DATA_DIR);
  } catch (error) {
    held().database = undefined;
    throw error;
  }
}

export async function db(): Promise<PrismaClient> {
  return (await database()).prisma;
}

/** Sets the process's database before first use (tests). */
export function useDatabase(given: Database): void {
  held().database = Promise.resolve(given);
}

export async function closeDatabase(): Promise<void> {
  const { database: open } = held();
  held().database = undefined;
  await (await open)?.close();
}
