import { MODEL_TRIED_AGAIN_MS } from '@/lib/constants/limits.ts';
import { log } from '@/lib/log.ts';
import type { AskServer } from './ask-server.ts';
import { firstAnswer } from './first-answer.ts';
import { type Candidate, isSameModel } from './rank-models.ts';

const keyOf = ({ server, model }: Candidate) => `${server.address} ${model.name}`;

/**
 * Finds the first of some candidates that answers. The one that writes already is not asked again; one that failed is
 * tried again after a while, and only where nothing else writes.
 */
export type FindModel = (candidates: readonly Candidate[], current: Candidate | null) => Promise<Candidate | null>;

/** A finder that remembers which models failed. */
export function createFindModel(askOf: (address: string) => AskServer): FindModel {
  const failedAt = new Map<string, number>();

  function isWorthTrying(candidate: Candidate, current: Candidate | null): boolean {
    const failed = failedAt.get(keyOf(candidate));
    if (failed === undefined) return true;
    return current === null && Date.now() - failed >= MODEL_TRIED_AGAIN_MS;
  }

  async function isAnswering(candidate: Candidate): Promise<boolean> {
    const { server, model } = candidate;
    const answer = await firstAnswer(askOf(server.address), model.name);
    if (answer.outcome === 'failed') {
      failedAt.set(keyOf(candidate), Date.now());
      log().warn(
        { model: model.name, address: server.address, why: answer.why },
        'a model of a model server does not answer',
      );
    }
    return answer.outcome === 'answered';
  }

  return async (candidates, current) => {
    const listed = new Set(candidates.map(keyOf));
    for (const key of failedAt.keys()) if (!listed.has(key)) failedAt.delete(key);
    for (const candidate of candidates) {
      if (current && isSameModel(current, candidate)) return current;
      if (isWorthTrying(candidate, current) && (await isAnswering(candidate))) return candidate;
    }
    return null;
  };
}
