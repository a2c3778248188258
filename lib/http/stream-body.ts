import 'server-only';
import { sentence } from '@/lib/messages/catalogue.ts';
import { processWide } from '@/lib/process-wide.ts';
import { AppError } from './errors.ts';

const underWay = processWide('streams under way', () => new Set<string>());

/** Chunks of which a process makes only one stream at a time for each owner. */
async function* oneFor<Chunk>(owner: string, chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  if (underWay().has(owner)) {
    throw new AppError('too-many-requests', sentence('blogs.exports.underWay'), { headers: { 'Retry-After': '30' } });
  }
  underWay().add(owner);
  try {
    yield* chunks;
  } finally {
    underWay().delete(owner);
  }
}

/**
 * A response body of chunks that are made while it is read. Awaits the first, so that an early error still becomes an error
 * response. A reader that leaves ends the generator; nobody would read the answer to HEAD.
 * @param owner who gets only one stream at a time
 * @throws AppError too-many-requests, the signal's reason
 */
export async function streamBody<Chunk>(chunks: AsyncGenerator<Chunk>, { method, signal }: Request, owner?: string) {
  if (method === 'HEAD') return null;
  signal.throwIfAborted();
  const made = owner === undefined ? chunks : oneFor(owner, chunks);
  const end = async () => void (await made.return(undefined));
  // Next neither reads nor cancels the body of a client that has left.
  signal.addEventListener('abort', end);
  const first = await made.next();
  const send = (controller: ReadableStreamDefaultController<Chunk>, { done, value }: IteratorResult<Chunk>) =>
    done ? controller.close() : controller.enqueue(value);
  return new ReadableStream<Chunk>({
    start: (controller) => send(controller, first),
    pull: async (controller) => send(controller, await made.next()),
    cancel: end,
  });
}
