import { randomUUID } from 'node:crypto';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { START_TIMEOUT_MS } from '../database/db.ts';

/** Timeout of a notification, in ms. */
const TIMEOUT_MS = 8_000;

const NOT_RECEIVED =
  'DATABASE_URL leads through a transaction pooler (such as pgbouncer with pool_mode=transaction), which loses ' +
  'notifications: use the address of PostgreSQL itself (a direct connection) or a pooler in session mode.';

/**
 * Checks that notifications reach another session; processes depend on them.
 * @throws Error with a sentence when they do not
 */
export async function requireOwnNotification(connection: pg.ClientConfig): Promise<void> {
  const [listener, sender] = [0, 1].map(
    () => new pg.Client({ ...connection, connectionTimeoutMillis: START_TIMEOUT_MS }),
  ) as [pg.Client, pg.Client];
  const channel = `start_${randomUUID().replaceAll('-', '')}`;
  let isReceived = false;
  const received = new Promise<void>((resolve) => {
    listener.on('notification', (message) => {
      isReceived ||= message.channel === channel;
      if (isReceived) resolve();
    });
  });
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    await listener.query(`LISTEN ${channel}`);
    // From another session: a pooler passes notifications to the current user of a connection.
    await sender.query('SELECT pg_notify($1, $2)', [channel, '']);
    await Promise.race([received, sleep(TIMEOUT_MS, undefined, { ref: false })]);
    // On a busy machine the timeout may fire before an arrived notification is read.
    await turn();
    if (!isReceived) throw new Error(NOT_RECEIVED);
  } finally {
    await Promise.all([listener.end(), sender.end()]);
  }
}
