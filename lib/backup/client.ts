import pg from 'pg';
import { isServerDown } from '../database/outage.ts';
import { BackupError } from './script.ts';

/**
 * Runs `work` with a connection of its own.
 * @throws BackupError when the database stops; what `work` throws
 */
export async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  let isLost = false;
  // The query under way fails too.
  client.on('error', () => {
    isLost = true;
  });
  try {
    await client.connect();
    return await work(client);
  } catch (cause) {
    throw isLost || isServerDown(cause)
      ? new BackupError('The database stopped. Run the command again.', { cause })
      : cause;
  } finally {
    await client.end();
  }
}
