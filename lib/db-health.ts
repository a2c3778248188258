import 'server-only';
import { db } from './db';
import { log } from './log';

/** Whether the database answers a query. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await (await db()).$queryRaw`SELECT 1`;
    return true;
  } catch (err) {
    log().error({ err }, 'the database does not answer');
    return false;
  }
}
