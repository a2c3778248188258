import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { expect, test } from 'vitest';
import { database } from '@/lib/db';
import { applyMigrations, pendingSchemaChanges } from '@/prisma/migrate';

test('the migrations make exactly what schema.prisma describes', async () => {
  const scratch = await PGlite.create();
  expect(await pendingSchemaChanges(new PrismaPGlite(scratch))).toBe('');
  await scratch.close();
});

test('a second run applies nothing', async () => {
  expect(await applyMigrations((await database()).adapter)).toEqual([]);
});
