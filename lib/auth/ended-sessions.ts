import 'server-only';
import { SESSION_SECONDS } from '@/lib/constants/limits';
import { db } from '@/lib/db';

/**
 * Ends one session for good: every cookie that names it is refused from now on. It is remembered for as long as a cookie
 * of this moment could last.
 */
export async function endSession(id: string): Promise<void> {
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await (await db()).endedSession.createMany({ data: [{ id, expiresAt }], skipDuplicates: true });
}

/** Whether a session was signed out of. */
export async function isEndedSession(id: string): Promise<boolean> {
  return (await (await db()).endedSession.count({ where: { id } })) > 0;
}
