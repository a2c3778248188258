import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Usage } from '../usage.ts';

/** The cost of writing a blog; null where no model was asked or the run is gone. */
export async function findUsage(blogId: string): Promise<Usage | null> {
  const run = await (await db()).generation.findFirst({
    where: { blogId, modelCalls: { gt: 0 } },
    select: { modelCalls: true, tokensIn: true, tokensOut: true, tokensCached: true, modelSeconds: true },
  });
  if (!run) return null;
  const { modelCalls, modelSeconds, ...tokens } = run;
  return { calls: modelCalls, ...tokens, seconds: modelSeconds };
}
