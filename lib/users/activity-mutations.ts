import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ActivityKind, Prisma } from '@/lib/generated/prisma/client.ts';

/** `text` is a sentence for the account's owner, `by` the name of the key or connection that did it. */
type NewActivity = { userId: string; kind: ActivityKind; text: string; by?: string | undefined };

/** Notes an action on an account, in the transaction of the action where there is one. */
export async function noteActivity(data: NewActivity, cause?: Prisma.TransactionClient): Promise<void> {
  await (cause ?? (await db())).activity.create({ data });
}
