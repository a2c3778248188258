import { applyMigrations } from '../../prisma/apply-migrations.ts';

/** Applies the migrations of its working directory to the given database, until SIGTERM, and prints their names. */
const connection = JSON.parse(process.argv[2] ?? '');
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
console.log(JSON.stringify(await applyMigrations(connection, stop.signal)));
