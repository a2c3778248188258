import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { database } from '@/lib/database/db.ts';
import { applyMigrations } from '@/prisma/apply-migrations.ts';
import { execute, scratchDatabase } from '../support/server-database.ts';

/** An empty database, and a session of another process in it. */
async function databaseWithOther() {
  const empty = await scratchDatabase((await database()).connection);
  const other = new pg.Client(empty.connection);
  await other.connect();
  return {
    ...empty,
    other,
    sql: (text: string) => execute(empty.connection, text).then(({ rows }) => rows),
    [Symbol.asyncDispose]: async () => {
      await other.end();
      await empty.drop();
    },
  };
}

const KILLS = [1, 2, 20, 21, 60, 100];

/** Holds migrations at these commands, counted over all starts: before the first record, within and between them. */
const HOLD = `CREATE SEQUENCE commands;
  CREATE FUNCTION hold() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('commands') = ANY ('{${KILLS}}') THEN PERFORM pg_advisory_xact_lock(1); END IF; END $$;
  CREATE EVENT TRIGGER hold ON ddl_command_end EXECUTE FUNCTION hold()`;

const HELD = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;

test('a first start and upgrades that are killed again and again leave a database that the next start completes', async () => {
  await using start = await databaseWithOther();
  await start.sql(HOLD);
  await start.other.query('SELECT pg_advisory_lock(1)');
  for (const _ of KILLS) {
    const child = spawn(process.execPath, ['tests/support/apply-migrations.ts', JSON.stringify(start.connection)]);
    const ended = once(child, 'exit');
    await expect.poll(() => start.sql(`SELECT 1 ${HELD}`), { timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    await ended;
    await start.sql(`SELECT pg_terminate_backend(pid, 5000) ${HELD}`);
  }
  expect(await applyMigrations(start.connection)).not.toEqual([]);
  expect(await applyMigrations(start.connection)).toEqual([]);
  const columns = `SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'commands' ORDER BY 1, 2`;
  expect(await start.sql(columns)).toEqual((await execute((await database()).connection, columns)).rows);
});

test('a stop ends the wait for another process that migrates', async () => {
  await using start = await databaseWithOther();
  await start.other.query('SELECT pg_advisory_lock(72707369)');
  const stop = new AbortController();
  const applying = applyMigrations(start.connection, stop.signal);
  await expect
    .poll(() =>
      start.sql(`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'ROLLBACK'`),
    )
    .toHaveLength(1);
  stop.abort();
  expect(await applying).toEqual([]);
});
