import pg from 'pg';
import { openEmbeddedDatabase } from '../../lib/embedded-db/open.ts';

/**
 * A process that opens the embedded database of a folder, writes one row after the other, and says the number of each as
 * soon as it is acknowledged. It lives until it is killed, also when its connection does not.
 */
const { connection } = await openEmbeddedDatabase(process.argv[2] ?? '');
setInterval(() => undefined, 1000);
const client = new pg.Client(connection);
client.on('error', () => undefined);
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS written (number serial PRIMARY KEY, text text)');
const INSERT = `INSERT INTO written (text) VALUES (repeat('x', 500)) RETURNING number`;
for (let cut = false; !cut; ) {
  const answer = await client.query(INSERT).catch(() => undefined);
  cut = answer === undefined;
  if (answer) process.stdout.write(`${answer.rows[0].number}\n`);
}
