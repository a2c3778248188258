import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Runs statements on a connection of their own, outside any transaction when it is one. */
export async function execute(connection: pg.ClientConfig, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A separate database on a server: its address, and a function that removes it. */
export type ScratchDatabase = { connection: pg.ClientConfig; drop: () => Promise<void> };

/** Makes a database on a server, empty or as a copy of another. */
export async function scratchDatabase(server: pg.ClientConfig, template = 'template0'): Promise<ScratchDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const drop = () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`).then(() => undefined);
  return { connection: { ...server, database: name }, drop };
}
