import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { writeMigration } from '../../prisma/migrate.ts';
import { openEmbeddedDatabase } from '../embedded-db/open.ts';

/** `npm run migration -- name`: writes a migration for the changes in schema.prisma. */
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run migration -- name_in_snake_case');
  process.exit(2);
}
const scratch = await mkdtemp(path.join(tmpdir(), 'quillcast-migration-'));
const { connection, close } = await openEmbeddedDatabase(scratch);
const folder = await writeMigration(new PrismaPg(connection), name);
console.log(folder ? `Wrote prisma/migrations/${folder}` : 'The migrations match schema.prisma.');
await close();
await rm(scratch, { recursive: true });
