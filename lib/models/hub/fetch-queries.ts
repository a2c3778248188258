import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ModelFetch } from '@/lib/generated/prisma/client.ts';

/** The fetches that wait, run or have failed, by the name of their model. */
export async function findFetches(): Promise<Map<string, ModelFetch>> {
  const rows = await (await db()).modelFetch.findMany();
  return new Map(rows.map((row) => [row.name, row]));
}
