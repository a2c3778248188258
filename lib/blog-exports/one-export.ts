import 'server-only';
import { EXPORT_MESSAGES } from '@/lib/constants/export-messages.ts';
import { FairQueue, QueueFullError } from '@/lib/fair-queue.ts';
import { AppError } from '@/lib/http/errors.ts';
import { processWide } from '@/lib/process-wide.ts';

/** After this time, in ms, a download that nobody reads no longer counts. */
const LONGEST_EXPORT_MS = 15 * 60 * 1000;

const BOUNDS = { places: Infinity, placesEach: 1, waiting: Infinity, waitingEach: 1, longestWaitMs: 0 };

const exportsUnderWay = processWide(
  'exports under way',
  () => new FairQueue({ ...BOUNDS, longestStayMs: LONGEST_EXPORT_MS }),
);

/** Streams an account's export unless another one is under way. Throws AppError too-many-requests. */
export async function* oneExport<Chunk>(userId: string, chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  const leave = await exportsUnderWay()
    .enter(userId)
    .turn.catch((cause: unknown) => {
      if (!(cause instanceof QueueFullError)) throw cause;
      throw new AppError('too-many-requests', EXPORT_MESSAGES.underWay, { cause, headers: { 'Retry-After': '30' } });
    });
  try {
    yield* chunks;
  } finally {
    leave();
  }
}
