import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, parseJson } from '../local-server.ts';
import { completionFor, type Earlier } from './completion.ts';
import { windowError } from './context-window.ts';
import { type ChatRequest, problemWithKey, readChatRequest } from './contract.ts';
import { complaintAbout, type Fault, faultError, type Mode } from './mode.ts';
import { moderate } from './moderation.ts';
import { errorBody, type OpenAIError } from './openai-error.ts';
import { type PromptHints, readHints } from './prompt-hints.ts';
import { seededRandom } from './random.ts';
import { sendStream } from './stream.ts';
import { searchWeb } from './web-search.ts';

/** A valid request that came in, in the order of arrival. */
type RecordedRequest = PromptHints & {
  body: ChatRequest;
  /** 1, or one more than the highest among the requests that had been answered when it came. */
  round: number;
  authorization: string | undefined;
};

/** Counts of the fake. */
type Stats = {
  /** Requests under way now, and most at once. */
  inFlight: number;
  maxInFlight: number;
  /** Tokens of all answers, whether or not they say so. */
  billed: { tokensIn: number; tokensOut: number };
  /** Requests that the client aborted. */
  aborted: number;
};

/** How to start the fake. */
export type FakeOpenAIOptions = {
  /** Port on 127.0.0.1; any free one when left out. */
  port?: number;
  /** The only key that is accepted; any when left out, none needed when null. */
  apiKey?: string | null;
  /** Same seed, same texts (as long as requests come in the same order). */
  seed?: number;
  mode?: Mode;
};

/** Long enough for every request that is sent in the same moment to arrive. */
const GATE_MS = 50;

function send(response: ServerResponse, status: number, body: string, headers: object = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'openai-version': '2020-10-01',
    'x-request-id': `req_${Math.random().toString(16).slice(2)}`,
    ...headers,
  });
  response.end(body);
}

function sendError(response: ServerResponse, error: OpenAIError, isBare = false): void {
  send(response, error.status, errorBody(error, isBare), error.headers);
}

/** The fake's state. */
class Memory {
  mode: Mode;
  readonly requests: RecordedRequest[] = [];
  readonly earlier: Earlier = { prompts: [], answers: [] };
  readonly stats: Stats = { inFlight: 0, maxInFlight: 0, aborted: 0, billed: { tokensIn: 0, tokensOut: 0 } };
  #counted = 0;
  #answeredRound = 0;
  #isGateOpen = false;

  constructor(mode: Mode) {
    this.mode = mode;
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.#counted = 0;
    this.#answeredRound = 0;
    this.#isGateOpen = false;
  }

  record(request: Omit<RecordedRequest, 'round'>): RecordedRequest {
    const recorded = { ...request, round: this.#answeredRound + 1 };
    this.requests.push(recorded);
    return recorded;
  }

  /** The fault this request has, if any. */
  faultFor(task: string): Fault | undefined {
    const { planted, requests, script, task: faulty } = this.mode;
    const { fault = planted && 'planted-text' } = this.mode;
    if (faulty !== undefined && faulty !== task) return undefined;
    this.#counted += 1;
    if (script) return script[this.#counted - 1] ?? undefined;
    return !requests || requests.includes(this.#counted) ? fault : undefined;
  }

  enter(response: ServerResponse, { round }: RecordedRequest): void {
    this.stats.inFlight += 1;
    this.stats.maxInFlight = Math.max(this.stats.maxInFlight, this.stats.inFlight);
    response.once('close', () => {
      this.stats.inFlight -= 1;
      this.#answeredRound = Math.max(this.#answeredRound, round);
      if (!response.writableFinished) this.stats.aborted += 1;
    });
  }

  async passGate(forTask: string, response: ServerResponse): Promise<void> {
    const { gate, task = forTask } = this.mode;
    if (gate === undefined || task !== forTask) return;
    // Until the mode changes, too: a test may take the gate away while a request waits.
    while (!this.#isGateOpen && this.stats.inFlight < (this.mode.gate ?? 0) && !response.destroyed) await sleep(1);
    this.#isGateOpen = true;
    await sleep(GATE_MS);
  }
}

/** Faults of the connection rather than of the answer; true when there is nothing more to send. */
function breakConnection(fault: Fault | undefined, response: ServerResponse): boolean {
  if (fault === 'hang-in-body') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":"chatcmpl-');
  }
  if (fault === 'disconnect') response.destroy();
  if (fault === 'not-json') {
    send(response, 200, '<html><body>Bad gateway</body></html>', { 'content-type': 'text/html' });
  }
  return ['hang', 'hang-in-body', 'disconnect', 'not-json'].includes(fault ?? '');
}

async function answerChat(
  request: IncomingMessage,
  response: ServerResponse,
  memory: Memory,
  { apiKey, seed = 1 }: FakeOpenAIOptions,
): Promise<void> {
  const { authorization } = request.headers;
  const keyProblem = apiKey === null ? undefined : problemWithKey(authorization, apiKey);
  if (keyProblem) return sendError(response, keyProblem);
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
  const body = isJson ? parseJson(await text(request)) : undefined;
  const chat = readChatRequest(body);
  if ('status' in chat) return sendError(response, chat);
  const hints = readHints(chat.messages);
  memory.enter(response, memory.record({ ...hints, body: chat, authorization }));
  const { mode } = memory;
  const complaint = complaintAbout(body as object, chat, mode);
  if (complaint) return sendError(response, complaint, mode.bareErrors);
  const tooLong = mode.windowTokens && windowError(chat, mode.windowTokens);
  if (tooLong) return sendError(response, tooLong, mode.bareErrors);
  const fault = memory.faultFor(hints.task);
  const random = seededRandom(seed * 7919 + memory.requests.length);
  await memory.passGate(hints.task, response);
  if (mode.latencyMs) await sleep(mode.latencyMs);
  const error = fault && faultError(fault, mode, chat, authorization ?? '');
  if (error) return sendError(response, error, mode.bareErrors);
  if (breakConnection(fault, response)) return;
  const { earlier } = memory;
  const completion = completionFor({ request: chat, hints, mode, fault, random, earlier });
  memory.stats.billed.tokensIn += completion.usage.prompt_tokens;
  memory.stats.billed.tokensOut += completion.usage.completion_tokens;
  const answer = mode.withoutUsage ? { ...completion, usage: undefined } : completion;
  if (chat.stream && !mode.ignored?.includes('stream')) {
    return sendStream(response, answer, chat.stream, { ...mode, fault });
  }
  send(response, 200, JSON.stringify(answer));
}

/** Answers a call of an endpoint beside chat: its body judged, or why not. */
async function answerOther(
  request: IncomingMessage,
  response: ServerResponse,
  { apiKey }: FakeOpenAIOptions,
  judge: (body: unknown) => object | OpenAIError,
): Promise<void> {
  const keyProblem = apiKey === null ? undefined : problemWithKey(request.headers.authorization, apiKey);
  if (keyProblem) return sendError(response, keyProblem);
  const answer = judge(parseJson(await text(request)));
  if ('message' in answer) return sendError(response, answer as OpenAIError);
  send(response, 200, JSON.stringify(answer));
}

const DOWN: OpenAIError = {
  status: 500,
  message: 'The server had an error while processing your request. Sorry about that!',
  type: 'server_error',
};

/** The endpoints beside chat. */
function otherEndpoint(url: string | undefined, { mode }: Memory) {
  const judges: Record<string, (body: unknown) => object | OpenAIError> = {
    '/v1/moderations': (body) => (mode.isModerationDown ? DOWN : moderate(body, mode.flagged ?? [])),
    '/v1/responses': (body) => searchWeb(body, mode.webPages ?? []),
  };
  return judges[url ?? ''];
}

/** Starts a server with OpenAI's contract for chat completions, moderation and web search. */
export async function startFakeOpenAI(options: FakeOpenAIOptions = {}) {
  const memory = new Memory(options.mode ?? {});
  const { url, close } = await listen((request, response) => {
    const isChat = request.url === '/v1/chat/completions';
    const other = otherEndpoint(request.url, memory);
    if (isChat && request.method === 'POST') {
      answerChat(request, response, memory, options).catch(() => response.destroy());
    } else if (other && request.method === 'POST') {
      answerOther(request, response, options, other).catch(() => response.destroy());
    } else {
      const status = isChat ? 405 : 404;
      const message = `Invalid URL (${request.method} ${request.url})`;
      sendError(response, { status, message, type: 'invalid_request_error' });
    }
  }, options.port);
  return {
    /** For the SDK: ends in /v1. */
    baseUrl: `${url}/v1`,
    requests: memory.requests,
    stats: memory.stats,
    /** Replaces the mode and counts requests from 1 again. */
    setMode: (mode: Mode) => memory.setMode(mode),
    close,
  };
}

/** A running fake. */
export type FakeOpenAI = Awaited<ReturnType<typeof startFakeOpenAI>>;
