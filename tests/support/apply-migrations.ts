import { PrismaPg } from '@prisma/adapter-pg';
import { applyMigrations } from '../../prisma/migrate.ts';

/** Applies the migrations of its working directory to the given database and prints their names. */
const connection = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(await applyMigrations(new PrismaPg(connection))));
// The engine's clock for its lock, ten seconds, would keep it.
process.exit();
