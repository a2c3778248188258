import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ModelCheck } from '@/lib/generated/prisma/client.ts';

/** How a model answered when it was last tested; null when it never was. */
export async function findModelCheck(connection: string): Promise<ModelCheck | null> {
  return (await db()).modelCheck.findUnique({ where: { connection } });
}
