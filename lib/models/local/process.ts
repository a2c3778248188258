import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { InsufficientMemoryError, NoBinaryFoundError } from 'node-llama-cpp';
import pLimit from 'p-limit';
import { type ChatRequest, chunksOf, type Outcome, RefusedRequest } from './chat-protocol.ts';
import { type GenerateAnswer, loadModel } from './loaded-model.ts';

/** A program run by local-model.ts: loads a model and serves it on a Unix socket, until it is idle or its parent ends. */

/** Its argument, as JSON. */
export type ModelTask = { file: string; windowTokens: number; socket: string; idleMs: number };

export type LoadProblem = 'no-binary' | 'memory' | 'file' | 'socket';

/** Its message to the parent: it accepts requests, or why it never will. */
export type ModelMessage = { isReady: true } | { problem: LoadProblem; detail: string };

const task: ModelTask = JSON.parse(process.argv[2] ?? '');

const tellParent = (message: ModelMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

function problemOf(error: unknown): LoadProblem {
  if (error instanceof NoBinaryFoundError) return 'no-binary';
  if ((error as NodeJS.ErrnoException).syscall === 'listen') return 'socket';
  return error instanceof InsufficientMemoryError ? 'memory' : 'file';
}

/** Interval of empty chunks while a stream waits or its prompt is processed, in ms. */
const KEEP_ALIVE_MS = 5000;

/** Validates and prepares a request, or throws RefusedRequest. */
type Prepare = (request: ChatRequest) => Promise<GenerateAnswer>;

/** Streams an answer to a response; `generate` is given a receiver of its text. */
async function stream(
  request: ChatRequest,
  response: ServerResponse,
  generate: (onText: (text: string) => void) => Promise<Outcome>,
): Promise<void> {
  const chunks = chunksOf(request);
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  send(chunks.first());
  const keepAlive = setInterval(() => send(chunks.piece('')), KEEP_ALIVE_MS);
  try {
    const outcome = await generate((piece) => {
      if (piece) send(chunks.piece(piece));
    });
    chunks.end(outcome).forEach(send);
    response.end('data: [DONE]\n\n');
  } finally {
    clearInterval(keepAlive);
  }
}

/** One answer at a time. */
const queue = pLimit(1);

/** Answers a request after those before it; returns early when the client disconnects. */
async function answerTo(incoming: IncomingMessage, response: ServerResponse, prepare: Prepare): Promise<void> {
  const disconnected = new AbortController();
  response.on('close', () => disconnected.abort());
  try {
    const request: ChatRequest = JSON.parse(await text(incoming));
    const answer = await prepare(request);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    await stream(request, response, (onText) => queue(() => answer(onText, disconnected.signal)));
  } catch (error) {
    if (disconnected.signal.aborted) return;
    // Any other error leaves the model in an unknown state: let the process crash.
    if (!(error instanceof RefusedRequest)) throw error;
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(error.body);
  }
}

/** Serves POST /v1/chat/completions on a Unix socket, until it is idle. The parent may change the idle timeout. */
async function serve(prepare: Prepare): Promise<void> {
  let { idleMs } = task;
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (open === 0) timer = setTimeout(() => server.close(() => process.exit()), idleMs);
  };
  process.on('message', (order: Pick<ModelTask, 'idleMs'>) => {
    idleMs = order.idleMs;
    watch();
  });
  const server = createServer(async (incoming, response) => {
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    open += 1;
    watch();
    await answerTo(incoming, response, prepare);
    open -= 1;
    watch();
  });
  server.listen(task.socket);
  await once(server, 'listening');
  watch();
}

process.on('exit', () => rmSync(path.dirname(task.socket), { recursive: true, force: true }));
// The parent has ended or wants this process to.
process.once('disconnect', () => process.exit());
// Terminals and supervisors signal the whole process group; the parent decides when to stop this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

try {
  await serve(await loadModel(task.file, task.windowTokens));
  await tellParent({ isReady: true });
} catch (error) {
  await tellParent({ problem: problemOf(error), detail: String(error) });
  process.exit();
}
