import { InsufficientMemoryError, NoBinaryFoundError } from 'node-llama-cpp';
import pLimit from 'p-limit';
import { type ChatRequest, RefusedRequest, streamChunks } from './chat-protocol.ts';
import { loadModel } from './loaded-model.ts';

/** A program run by local-model.ts: loads a model and answers its parent's requests, until the parent disconnects or ends. */

export type ModelTask = { file: string; windowTokens: number };

export type LoadProblem = 'no-binary' | 'memory' | 'file';

export type ParentMessage = { id: string; request?: ChatRequest };

/** First whether it can answer; then events of answers, the refusal of a request, or the end of an answer. */
export type ModelMessage =
  | { isReady: true }
  | { problem: LoadProblem; detail: string }
  | { id: string; event: object }
  | { id: string; refusal: string }
  | { id: string; isEnd: true };

const tellParent = (message: ModelMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

function describeProblem(error: unknown): LoadProblem {
  if (error instanceof NoBinaryFoundError) return 'no-binary';
  return error instanceof InsufficientMemoryError ? 'memory' : 'file';
}

const queue = pLimit(1);

const interests = new Map<string, AbortController>();

type Prepare = Awaited<ReturnType<typeof loadModel>>;

async function streamAnswer(id: string, request: ChatRequest, prepare: Prepare, signal: AbortSignal): Promise<void> {
  const generate = await prepare(request);
  const chunks = streamChunks(request);
  const send = (event: object) => void tellParent({ id, event });
  send(chunks.first());
  const keepAlive = setInterval(() => send(chunks.piece('')), 5000);
  try {
    const outcome = await queue(() => generate((text) => text && send(chunks.piece(text)), signal));
    chunks.end(outcome).forEach(send);
    await tellParent({ id, isEnd: true });
  } finally {
    clearInterval(keepAlive);
  }
}

/** Answers a request after those before it, unless the parent loses interest. */
async function answer(id: string, request: ChatRequest, prepare: Prepare): Promise<void> {
  const interest = new AbortController();
  interests.set(id, interest);
  try {
    await streamAnswer(id, request, prepare, interest.signal);
  } catch (error) {
    if (interest.signal.aborted) return;
    // Any other error leaves the model in an unknown state: let the process crash.
    if (!(error instanceof RefusedRequest)) throw error;
    await tellParent({ id, refusal: error.body });
  } finally {
    interests.delete(id);
  }
}

process.once('disconnect', () => process.exit());
// Terminals and supervisors signal the whole process group; the parent decides when to stop this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

try {
  const { file, windowTokens }: ModelTask = JSON.parse(process.argv[2] ?? '');
  const prepare = await loadModel(file, windowTokens);
  process.on('message', ({ id, request }: ParentMessage) =>
    request ? answer(id, request, prepare) : interests.get(id)?.abort(),
  );
  await tellParent({ isReady: true });
} catch (error) {
  await tellParent({ problem: describeProblem(error), detail: String(error) });
  process.exit();
}
