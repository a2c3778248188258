import 'server-only';
import { db } from '@/lib/database/db.ts';

export type Candidate = { id: string; isImported: boolean; shared: bigint[] };

const MAX_CANDIDATES = 20;

/** The public blogs, and the reader's own, with the most of the runs' hashes, `least` or more. */
export async function findCandidates(runs: readonly { hash: bigint }[], least: number, userId: string | null) {
  return (await db()).$queryRaw<Candidate[]>`
    SELECT id, import_key IS NOT NULL AS "isImported", array_agg(hash) AS shared
    FROM unnest(${[...new Set(runs.map(({ hash }) => hash))]}::bigint[]) AS given(hash)
    JOIN blog_fingerprints ON hashes @> ARRAY[hash] JOIN blogs ON id = blog_id
    WHERE deleted_at IS NULL AND ((visibility = 'public' AND blocked_at IS NULL) OR user_id = ${userId})
    GROUP BY id, blog_id HAVING count(*) >= ${least} ORDER BY count(*) DESC, id LIMIT ${MAX_CANDIDATES}`;
}
