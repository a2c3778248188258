import 'server-only';
import { db } from '@/lib/database/db.ts';

/** Hashes that a blog shares with a text, and how many it has. */
export type Candidate = { id: string; isImported: boolean; total: number; shared: bigint[] };

const MAX_CANDIDATES = 20;

/** The blogs with the most of the given hashes, `least` or more. */
export async function findCandidates(hashes: readonly bigint[], least: number): Promise<Candidate[]> {
  return (await db()).$queryRaw<Candidate[]>`
    WITH given AS (SELECT unnest(${[...new Set(hashes)]}::bigint[]) AS hash),
    found AS (
      SELECT blog_id, cardinality(hashes) AS total, array_agg(given.hash) AS shared
      FROM blog_fingerprints CROSS JOIN unnest(hashes) AS own JOIN given ON given.hash = own
      WHERE hashes && ${[...new Set(hashes)]}::bigint[]
      GROUP BY blog_id HAVING count(*) >= ${least})
    SELECT id, import_key IS NOT NULL AS "isImported", total, shared
    FROM found JOIN blogs ON id = blog_id
    ORDER BY cardinality(shared) DESC, id LIMIT ${MAX_CANDIDATES}`;
}
