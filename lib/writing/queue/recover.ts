import 'server-only';
import { AppError } from '@/lib/http/errors.ts';
import { failGeneration, requeueGeneration } from '../runs/mutations.ts';
import { findDeadRuns } from '../runs/queries.ts';
import { MAX_ATTEMPTS } from '../runs/rules.ts';

/** What became of runs whose process died. */
export type Recovered = { requeued: number; givenUp: number };

const givenUp = () => new AppError('unavailable', 'Writing this blog was interrupted twice. Please try again.');

/**
 * Queues runs that died with their process once more, or gives them up and their quota back.
 * @param all also those whose lease still runs; right only where no other process can be running them
 */
export async function recoverDeadRuns(all = false): Promise<Recovered> {
  const recovered = { requeued: 0, givenUp: 0 };
  for (const run of await findDeadRuns(all)) {
    if (run.attempt < MAX_ATTEMPTS) {
      if (await requeueGeneration(run, true)) recovered.requeued += 1;
    } else if (await failGeneration(run.id, givenUp(), run.attempt)) {
      recovered.givenUp += 1;
    }
  }
  return recovered;
}
