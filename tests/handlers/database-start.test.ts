import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { requireOwnNotification } from '@/lib/changes/connection.ts';
import { database } from '@/lib/database/db.ts';
import { versionProblem, waitForDatabase } from '@/lib/database/wait-for-database.ts';
import { freePort } from '../../e2e/support/app-server.ts';
import { execute, scratchDatabase } from '../support/server-database.ts';

const readConnection = async (): Promise<pg.ClientConfig> => (await database()).connection;

/** A database of the same server, empty. */
const emptyDatabase = async () => scratchDatabase(await readConnection());

test('waits for a database that starts later', async () => {
  const connection = await readConnection();
  const port = await freePort();
  const address = { ...connection, host: '127.0.0.1', port };
  let isUp = false;
  const waiting = waitForDatabase(address, 60_000).then(() => isUp);
  await expect(waitForDatabase(address, 600)).rejects.toThrow('ECONNREFUSED');
  const server = createServer((client) => {
    const socket = connect(`${connection.host}/.s.PGSQL.${connection.port}`);
    client.pipe(socket).pipe(client);
    for (const each of [client, socket]) each.on('error', () => undefined);
  });
  isUp = true;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  expect(await waiting).toBe(true);
  server.close();
});

test('says that a database cannot be reached, and why', async () => {
  const nowhere = { host: '127.0.0.1', port: await freePort(), user: 'ada', password: 'violet' };
  await expect(waitForDatabase(nowhere, 300)).rejects.toThrow(
    /^The database cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:\d+\.$/,
  );
});

test('says that a read-only database cannot be written to', async () => {
  const connection = await readConnection();
  const standby = { ...connection, options: '-c default_transaction_read_only=on' };
  await expect(waitForDatabase(standby, 300)).rejects.toThrow('The database cannot be written to: it is read-only.');
});

test('asks for PostgreSQL 14 or later', () => {
  expect(versionProblem(13)).toBe('The database is PostgreSQL 13. Quillcast needs PostgreSQL 14 or later.');
  expect(versionProblem(14)).toBeUndefined();
});

test('says that a new database cannot be written to by a user without rights', async () => {
  const empty = await emptyDatabase();
  await execute(empty.connection, 'CREATE ROLE guest LOGIN');
  const asGuest = { ...empty.connection, user: 'guest' };
  await expect(waitForDatabase(asGuest, 300)).rejects.toThrow(
    'The database cannot be written to: its user may not create tables.',
  );
  await expect(waitForDatabase(await connectionOfGuest(), 300)).rejects.toThrow(
    'The database cannot be written to: permission denied for table rate_limits.',
  );
  await empty.drop();
  await execute(await readConnection(), 'DROP ROLE guest');
});

const connectionOfGuest = async () => ({ ...(await readConnection()), user: 'guest' });

test('a new database and one that is in use can be written to by their owner', async () => {
  const empty = await emptyDatabase();
  for (const connection of [empty.connection, await readConnection()]) {
    await expect(waitForDatabase(connection, 300)).resolves.toBeUndefined();
  }
  await empty.drop();
});

test('hears its own notification from PostgreSQL itself', async () => {
  await expect(requireOwnNotification(await readConnection())).resolves.toBeUndefined();
});
