import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { database } from '@/lib/database/db.ts';
import { scratchDatabase } from './server-database.ts';

/** A database as it was before a migration, and what applies that one. */
export async function databaseBefore(migration: string) {
  const empty = await scratchDatabase((await database()).connection);
  const scratch = new pg.Client(empty.connection);
  await scratch.connect();
  const folder = 'prisma/migrations';
  const names = (await readdir(folder)).filter((name) => /^\d/.test(name)).toSorted();
  const at = names.findIndex((name) => name.endsWith(`_${migration}`));
  const run = async (name: string) => scratch.query(await readFile(`${folder}/${name}/migration.sql`, 'utf8'));
  for (const name of names.slice(0, at)) await run(name);
  const close = async () => {
    await scratch.end();
    await empty.drop();
  };
  return { scratch, close, apply: () => run(names[at] ?? '') };
}
