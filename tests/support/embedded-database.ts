import pg from 'pg';
import type { AppServer } from '../../e2e/support/app-server.ts';

/** Runs a statement in the embedded database of a running application. */
export async function queryApp({ dataDir }: AppServer, text: string, values: unknown[] = []) {
  const client = new pg.Client({ host: `${dataDir}/run`, user: 'quillcast', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

/** Lets the minute after the publication of blogs pass. */
export async function passPublication(app: AppServer): Promise<void> {
  await queryApp(app, `UPDATE jobs SET due_at = now() WHERE kind = 'publication'`);
  await queryApp(app, `SELECT pg_notify('changes', 'jobs')`);
}
