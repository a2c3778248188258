import { randomUUID } from 'node:crypto';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { START_TIMEOUT_MS } from '../database/db.ts';

/** How long a notification may take, in ms. */
const HEARING_MS = 8_000;

const NOT_HEARD =
  'DATABASE_URL leads through a transaction pooler (such as pgbouncer with pool_mode=transaction), which loses ' +
  'notifications: use the address of PostgreSQL itself (a direct connection) or a pooler in session mode.';

/**
 * Checks that a session hears what another one notifies it of, without which no process learns of another's changes.
 * @throws Error with a sentence when it does not
 */
export async function requireOwnNotification(connection: pg.ClientConfig): Promise<void> {
  const [listener, sender] = [0, 1].map(
    () => new pg.Client({ ...connection, connectionTimeoutMillis: START_TIMEOUT_MS }),
  ) as [pg.Client, pg.Client];
  const channel = `start_${randomUUID().replaceAll('-', '')}`;
  let isHeard = false;
  const heard = new Promise<void>((resolve) => {
    listener.on('notification', (message) => {
      isHeard ||= message.channel === channel;
      if (isHeard) resolve();
    });
  });
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    await listener.query(`LISTEN ${channel}`);
    // From another session: a pooler hands a notification on to who is using the connection at the moment.
    await sender.query('SELECT pg_notify($1, $2)', [channel, '']);
    await Promise.race([heard, sleep(HEARING_MS, undefined, { ref: false })]);
    // On a busy machine the time may be over before what has arrived is read.
    await turn();
    if (!isHeard) throw new Error(NOT_HEARD);
  } finally {
    await Promise.all([listener.end(), sender.end()]);
  }
}
