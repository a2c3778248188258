import 'server-only';

/**
 * A response body of chunks that are made while it is read. Awaits the first, so that an early error still becomes an error
 * response. A reader that leaves ends the generator; nobody would read the answer to HEAD.
 */
export async function streamBody<Chunk>(
  chunks: AsyncGenerator<Chunk>,
  { method }: Request,
): Promise<ReadableStream<Chunk> | null> {
  if (method === 'HEAD') return null;
  let next: IteratorResult<Chunk> | undefined = await chunks.next();
  return new ReadableStream<Chunk>({
    async pull(controller) {
      const { done, value } = next ?? (await chunks.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}
