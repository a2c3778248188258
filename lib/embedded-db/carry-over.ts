import type { PGlite, Transaction } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { applyMigrations } from '../../prisma/migrate.ts';
import { type ServerOptions, startServer } from './server.ts';

/** Rows that are read at once: pictures are among them. */
const BATCH = 20;

/** Opens a folder that PGlite wrote, which earlier releases did. PostgreSQL cannot: it was written by a 32-bit build. */
export async function openPGlite(folder: string): Promise<PGlite> {
  const { PGlite: Embedded } = await import('@electric-sql/pglite');
  return Embedded.create({ dataDir: folder });
}

/**
 * Copies everything in PGlite into an empty cluster, and closes PGlite.
 * @throws Error when something could not be copied, or was made by migrations that this release does not have
 */
export async function carryOver(source: PGlite, target: ServerOptions): Promise<void> {
  try {
    const server = await startServer(target);
    try {
      await copyAll(source, server.connection);
    } finally {
      await server.stop();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(source: PGlite, connection: pg.ClientConfig): Promise<void> {
  await applyMigrations(new PrismaPg(connection), await migrationsOf(source));
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Rows refer to rows of tables that come later.
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    await source.transaction(async (reader) => {
      for (const table of await tablesOf(reader)) await copyTable(reader, client, table);
    });
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function migrationsOf(source: PGlite): Promise<string[]> {
  const { rows: found } = await source.query(`SELECT 1 FROM pg_tables WHERE tablename = '_prisma_migrations'`);
  if (found.length === 0) return [];
  const { rows } = await source.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return rows.map(({ name }) => name);
}

async function tablesOf(reader: Transaction): Promise<string[]> {
  const { rows } = await reader.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Rows travel as PostgreSQL's own text of them, which is exact for every type. */
async function copyTable(reader: Transaction, client: pg.Client, table: string): Promise<void> {
  // Migrations may have put rows there.
  await client.query(`DELETE FROM ${table}`);
  await reader.exec(`DECLARE rows CURSOR FOR SELECT t::text AS row FROM ${table} t`);
  for (;;) {
    const { rows } = await reader.query<{ row: string }>(`FETCH ${BATCH} FROM rows`);
    if (rows.length === 0) break;
    await client.query(`INSERT INTO ${table} SELECT * FROM unnest($1::${table}[])`, [rows.map(({ row }) => row)]);
  }
  await reader.exec('CLOSE rows');
}
