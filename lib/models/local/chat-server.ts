import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pLimit, { type LimitFunction } from 'p-limit';
import { type ChatRequest, RefusedRequest, readChatRequest } from './chat-request.ts';
import { completionOf } from './completion.ts';
import type { GenerateAnswer } from './loaded-model.ts';

/** Interval of empty chunks while a stream waits or its prompt is processed, in ms. */
const KEEP_ALIVE_MS = 5000;

/** Validates and prepares a request, or throws RefusedRequest. */
type Prepare = (request: ChatRequest) => Promise<GenerateAnswer>;

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function sendWhole(
  request: ChatRequest,
  response: ServerResponse,
  answer: GenerateAnswer,
  signal: AbortSignal,
): Promise<void> {
  let content = '';
  const outcome = await answer((piece) => {
    content += piece;
  }, signal);
  response.end(JSON.stringify(completionOf(request).whole(content, outcome)));
}

async function sendStream(
  request: ChatRequest,
  response: ServerResponse,
  answer: GenerateAnswer,
  signal: AbortSignal,
): Promise<void> {
  const completion = completionOf(request);
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  send(completion.first());
  const keepAlive = setInterval(() => send(completion.piece('')), KEEP_ALIVE_MS);
  try {
    const outcome = await answer((piece) => {
      if (piece) send(completion.piece(piece));
    }, signal);
    completion.end(outcome).forEach(send);
    response.end('data: [DONE]\n\n');
  } finally {
    clearInterval(keepAlive);
  }
}

/** Answers a request after those before it; returns early when the client disconnects. */
async function answerTo(
  incoming: IncomingMessage,
  response: ServerResponse,
  { queue, prepare }: { queue: LimitFunction; prepare: Prepare },
): Promise<void> {
  const disconnected = new AbortController();
  response.on('close', () => disconnected.abort());
  try {
    const request = readChatRequest(await text(incoming));
    const answer = await prepare(request);
    response.writeHead(200, request.isStreamed ? { 'Content-Type': 'text/event-stream' } : JSON_TYPE);
    // Clients time out on servers that send no headers.
    response.flushHeaders();
    const send = request.isStreamed ? sendStream : sendWhole;
    await send(request, response, (onText, signal) => queue(() => answer(onText, signal)), disconnected.signal);
  } catch (error) {
    if (disconnected.signal.aborted) return;
    // Any other error leaves the model in an unknown state: let the process crash.
    if (!(error instanceof RefusedRequest)) throw error;
    response.writeHead(400, JSON_TYPE).end(error.body);
  }
}

/**
 * Serves POST /v1/chat/completions on a Unix socket, one request at a time.
 * @param onIdle called after `idleMs` without requests, when the server is closed
 * @returns changes the idle timeout
 */
export async function serveChat(
  { socket, idleMs }: { socket: string; idleMs: number },
  prepare: Prepare,
  onIdle: () => void,
): Promise<(idleMs: number) => void> {
  const queue = pLimit(1);
  let idleTimeout = idleMs;
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (open === 0) timer = setTimeout(() => server.close(onIdle), idleTimeout);
  };
  const server = createServer(async (incoming, response) => {
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    open += 1;
    watch();
    await answerTo(incoming, response, { queue, prepare });
    open -= 1;
    watch();
  });
  server.listen(socket);
  await once(server, 'listening');
  watch();
  return (milliseconds) => {
    idleTimeout = milliseconds;
    watch();
  };
}
