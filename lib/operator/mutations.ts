import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ModelCheck } from '@/lib/generated/prisma/client.ts';

export async function saveModelCheck(check: ModelCheck): Promise<void> {
  const { connection, ...result } = check;
  await (await db()).modelCheck.upsert({ where: { connection }, create: check, update: result });
}
