import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pLimit, { type LimitFunction } from 'p-limit';
import { type ChatRequest, RefusedRequest, readChatRequest } from './chat-request.ts';
import { completionOf } from './completion.ts';
import type { ReadyAnswer } from './loaded-model.ts';

/** How often a stream says that it is still alive while its prompt is read or others are answered, in milliseconds. */
const BEAT_MS = 5000;

/** Makes a request ready to be answered, or throws RefusedRequest. */
type MakeReady = (request: ChatRequest) => Promise<ReadyAnswer>;

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function sendWhole(
  request: ChatRequest,
  response: ServerResponse,
  answer: ReadyAnswer,
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
  answer: ReadyAnswer,
  signal: AbortSignal,
): Promise<void> {
  const completion = completionOf(request);
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  send(completion.first());
  const beat = setInterval(() => send(completion.piece('')), BEAT_MS);
  try {
    const outcome = await answer((piece) => {
      if (piece) send(completion.piece(piece));
    }, signal);
    completion.end(outcome).forEach(send);
    response.end('data: [DONE]\n\n');
  } finally {
    clearInterval(beat);
  }
}

/** Answers a request when those before it are answered; returns early when whoever asked has gone. */
async function answerTo(
  incoming: IncomingMessage,
  response: ServerResponse,
  { line, makeReady }: { line: LimitFunction; makeReady: MakeReady },
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    const request = readChatRequest(await text(incoming));
    const answer = await makeReady(request);
    response.writeHead(200, request.isStreamed ? { 'Content-Type': 'text/event-stream' } : JSON_TYPE);
    // The client gives up on a server that does not even begin.
    response.flushHeaders();
    const send = request.isStreamed ? sendStream : sendWhole;
    await send(request, response, (onText, signal) => line(() => answer(onText, signal)), gone.signal);
  } catch (error) {
    if (gone.signal.aborted) return;
    // Anything else leaves the model in a state that nobody knows: the process ends with it.
    if (!(error instanceof RefusedRequest)) throw error;
    response.writeHead(400, JSON_TYPE).end(error.body);
  }
}

/**
 * Serves POST /v1/chat/completions on a Unix socket, one request after the other.
 * @param onIdle is called when nobody has asked for `idleMs`, and nobody can ask any more
 * @returns sets another idle time from now on
 */
export async function serveChat(
  { socket, idleMs }: { socket: string; idleMs: number },
  makeReady: MakeReady,
  onIdle: () => void,
): Promise<(idleMs: number) => void> {
  const line = pLimit(1);
  let patience = idleMs;
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (open === 0) timer = setTimeout(() => server.close(onIdle), patience);
  };
  const server = createServer(async (incoming, response) => {
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    open += 1;
    watch();
    await answerTo(incoming, response, { line, makeReady });
    open -= 1;
    watch();
  });
  server.listen(socket);
  await once(server, 'listening');
  watch();
  return (milliseconds) => {
    patience = milliseconds;
    watch();
  };
}
