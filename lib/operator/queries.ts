import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ModelCheck, ModelFetch } from '@/lib/generated/prisma/client.ts';

/** How a model answered when it was last tested; null when it never was. */
export async function findModelCheck(connection: string): Promise<ModelCheck | null> {
  return (await db()).modelCheck.findUnique({ where: { connection } });
}

/** Queued, running and failed downloads by the name of their model. */
export async function findFetches(): Promise<Map<string, ModelFetch>> {
  const rows = await (await db()).modelFetch.findMany();
  return new Map(rows.map((row) => [row.name, row]));
}
