import 'server-only';
import { db } from '@/lib/database/db.ts';

/** Hashes that a blog shares with a text, and how many it has. */
export type Candidate = { id: string; isImported: boolean; total: number; shared: bigint[] };

const MAX_CANDIDATES = 20;

/** The blogs with the most of the runs' hashes, `least` or more. */
export async function findCandidates(runs: readonly { hash: bigint }[], least: number): Promise<Candidate[]> {
  return (await db()).$queryRaw<Candidate[]>`
    SELECT id, import_key IS NOT NULL AS "isImported", cardinality(hashes) AS total, array_agg(hash) AS shared
    FROM unnest(${[...new Set(runs.map(({ hash }) => hash))]}::bigint[]) AS given(hash)
    JOIN blog_fingerprints ON hashes @> ARRAY[hash] JOIN blogs ON id = blog_id
    GROUP BY id, blog_id HAVING count(*) >= ${least} ORDER BY count(*) DESC, id LIMIT ${MAX_CANDIDATES}`;
}
