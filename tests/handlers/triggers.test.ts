import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { database } from '@/lib/database/db.ts';
import { execute } from '../support/server-database.ts';

/** All trigger functions and triggers, as PostgreSQL writes them. */
const TRIGGERS = `
  SELECT pg_get_functiondef(oid) AS definition FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prorettype = 'trigger'::regtype
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY definition`;

/** Drops the trigger functions, and with them their triggers. */
const DROP = `
  DO $$ DECLARE name regprocedure; BEGIN
    FOR name IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype = 'trigger'::regtype
    LOOP EXECUTE format('DROP FUNCTION %s CASCADE', name); END LOOP;
  END $$`;

const definitions = async (connection: pg.ClientConfig): Promise<string[]> =>
  (await execute(connection, TRIGGERS)).rows.map(({ definition }) => definition);

test('prisma/triggers.sql has the triggers that the migrations create', async () => {
  const { connection } = await database();
  const migrated = await definitions(connection);
  expect(migrated.length).toBeGreaterThan(20);
  await execute(connection, DROP);
  expect(await definitions(connection)).toEqual([]);
  await execute(connection, await readFile('prisma/triggers.sql', 'utf8'));
  expect(await definitions(connection)).toEqual(migrated);
});
