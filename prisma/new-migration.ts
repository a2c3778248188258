import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { writeMigration } from './migrate.ts';

/** `npm run migration -- name`: writes the migration that schema.prisma needs next. */
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run migration -- name_in_snake_case');
  process.exit(2);
}
const scratch = await PGlite.create();
const folder = await writeMigration(new PrismaPGlite(scratch), name);
console.log(folder ? `Wrote prisma/migrations/${folder}` : 'The migrations match schema.prisma.');
await scratch.close();
