import 'server-only';
import { db } from '@/lib/database/db.ts';

/** Whether a session was signed out of. */
export async function isEndedSession(id: string): Promise<boolean> {
  return (await (await db()).endedSession.count({ where: { id } })) > 0;
}
