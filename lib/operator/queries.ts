import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ModelCheck, ModelFetch } from '@/lib/generated/prisma/client.ts';

export async function findModelCheck(connection: string): Promise<ModelCheck | null> {
  return (await db()).modelCheck.findUnique({ where: { connection } });
}

export async function findFetches(): Promise<Map<string, ModelFetch>> {
  const rows = await (await db()).modelFetch.findMany();
  return new Map(rows.map((row) => [row.name, row]));
}
