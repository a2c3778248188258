import { on } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { FairQueue, taskBounds } from '@/lib/fair-queue.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parserThreadLimits } from '@/lib/memory.ts';
import { NotedError, note, type Sentence, sentence } from '@/lib/messages/catalogue.ts';
import { processWide } from '@/lib/process-wide.ts';
import type { ParserMessage, ParserTask } from './parser-thread.ts';

/** CPU time of a requester within an hour, in ms: past it, inputs are refused. A page takes about 100 ms. */
const BUDGETS = { account: 10 * 60_000, stranger: 60_000 };

/** Of one parse: CPU time and wall time in ms, memory in MB, and the priority of its thread. */
const limits = processWide('parser limits', () => {
  return { cpuMs: 1500, wallMs: 30_000, memoryMb: 192, priority: constants.priority.PRIORITY_LOW as number };
});

/** How long an idle thread is kept, in ms. */
const IDLE_MS = 60_000;

function describeRefusal([first, second]: readonly string[]): Sentence {
  if (!first) return sentence('parsing.budgetSpent');
  return second ? sentence('parsing.twoSlow', { first, second }) : sentence('parsing.slow', { name: first });
}

/** A request refused after its requester's second input that takes too long to parse, or when their budget is spent. */
export class ParseRefusal extends AppError {
  /** @param names of the slow inputs; none if the budget is spent */
  constructor(names: readonly string[] = []) {
    super('unprocessable-input', describeRefusal(names));
    this.name = 'ParseRefusal';
  }
}

/** Number of inputs that exceeded the limit in the last minute, by requester. */
const slowInputs = processWide('slow inputs', () => new LRUCache<string, number>({ max: 10_000, ttl: 60_000 }));

/** CPU time within an hour in ms, by requester. */
const spent = processWide(
  'parser time',
  () => new LRUCache<string, number>({ max: 10_000, ttl: 60 * 60_000, noUpdateTTL: true }),
);

/** An address is a stranger's (actorRequester). */
const requesterKind = (requester: string) => (requester.startsWith('address:') ? 'stranger' : 'account');

const spentBy = (requester: string) => spent().get(requester) ?? 0;

/** The inputs of one request. Its requester's second input over the limit aborts it (docs/decisions/0090). */
export class ParseRequest {
  readonly requester: string;
  /** Aborted with the request, or with a ParseRefusal. */
  readonly signal: AbortSignal;
  readonly #refused = new AbortController();
  readonly #names: string[] = [];

  /** @param requester identifies the requester in the queue (actorRequester) */
  constructor(requester: string, signal?: AbortSignal) {
    this.requester = requester;
    this.signal = AbortSignal.any([this.#refused.signal, ...(signal ? [signal] : [])]);
  }

  checkBudget(): void {
    if (spentBy(this.requester) >= BUDGETS[requesterKind(this.requester)]) this.#refused.abort(new ParseRefusal());
    this.signal.throwIfAborted();
  }

  noteExceeded(name: string): void {
    const count = (slowInputs().get(this.requester) ?? 0) + 1;
    slowInputs().set(this.requester, count);
    this.#names.push(name);
    if (count > 1) this.#refused.abort(new ParseRefusal(this.#names));
  }
}

// With an imported Worker, Turbopack would bundle its program, which could then load no parser.
const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');

const PROGRAM = path.resolve('lib/untrusted/parser-thread.ts');

const CHECK_MS = 50;

/** Parser exceeded its time or memory limit. */
export class ParseLimitError extends NotedError {
  constructor(options?: ErrorOptions) {
    super(note('parsing.tooComplex'), options);
    this.name = 'ParseLimitError';
  }
}

const idleThreads = processWide('parser threads', () => new Map<Worker, NodeJS.Timeout>());

function startThread(): Worker {
  const thread = new Thread(PROGRAM, {
    resourceLimits: parserThreadLimits(limits().memoryMb),
    workerData: { priority: limits().priority },
    // No secrets.
    env: {},
  });
  // A late error of a parser ends its thread, not the process.
  thread.on('error', () => undefined);
  thread.once('exit', () => idleThreads().delete(thread));
  return thread;
}

function takeThread(): Worker {
  const [idle] = idleThreads();
  if (!idle) return startThread();
  const [thread, timer] = idle;
  clearTimeout(timer);
  idleThreads().delete(thread);
  thread.ref();
  return thread;
}

function keep(thread: Worker): void {
  thread.unref();
  const timer = setTimeout(() => void thread.terminate(), IDLE_MS).unref();
  idleThreads().set(thread, timer);
}

/** The limit of a parser, and its CPU time so far. */
type Clock = { limit: AbortController; cpuMs: number };

/** Aborts when a parser exceeds its CPU or wall time. Returns what stops the clock. */
function startClock(thread: Worker, before: NodeJS.CpuUsage, clock: Clock): () => void {
  const { limit } = clock;
  const latest = setTimeout(() => limit.abort(), limits().wallMs);
  const check = setInterval(async () => {
    // An ended thread has no usage.
    const { user, system } = await thread.cpuUsage(before).catch(() => ({ user: 0, system: 0 }));
    clock.cpuMs = Math.max(clock.cpuMs, (user + system) / 1000);
    if (clock.cpuMs > limits().cpuMs) limit.abort();
  }, CHECK_MS);
  return () => {
    clearTimeout(latest);
    clearInterval(check);
  };
}

/** Runs a parser and returns its last message. @throws when its thread ends, or the signal or the limit aborts */
async function ending(thread: Worker, task: ParserTask, signal: AbortSignal, clock: Clock) {
  let stopClock: (() => void) | undefined;
  const messages = on(thread, 'message', { signal: AbortSignal.any([signal, clock.limit.signal]), close: ['exit'] });
  thread.postMessage(task);
  try {
    for await (const [message] of messages as AsyncIterable<[ParserMessage]>) {
      if (!('started' in message)) return message;
      stopClock = startClock(thread, message.started, clock);
    }
    throw new Error('The parser thread ended.');
  } finally {
    stopClock?.();
  }
}

/** Runs a parser in a thread. @throws ParseLimitError; the signal's reason; the parser's errors */
async function runInThread(task: ParserTask, signal: AbortSignal, clock: Clock): Promise<unknown> {
  const thread = takeThread();
  const end = await ending(thread, task, signal, clock).catch(async (cause) => {
    await thread.terminate();
    signal.throwIfAborted();
    const isLimit = clock.limit.signal.aborted || cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isLimit ? new ParseLimitError({ cause }) : cause;
  });
  keep(thread);
  if ('error' in end) throw end.error;
  return end.result;
}

/** A task passes the queue of its requester, that of its kind, which leaves a thread to the other kind, and that of all. */
const queues = processWide('parser queues', () => ({
  own: new FairQueue(taskBounds(Infinity)),
  account: new FairQueue(taskBounds(2)),
  stranger: new FairQueue(taskBounds(2)),
  threads: new FairQueue(taskBounds(3)),
}));

/** Those of a kind who have taken a sixtieth of their CPU time share one turn among the others. */
const HEAVY = 'heavy requesters';

/** Runs a task in its requester's turn (docs/decisions/0090). @throws the signal's reason */
export function inTurn<T>({ requester, signal }: ParseRequest, task: () => Promise<T>): Promise<T> {
  const kind = requesterKind(requester);
  const begin = () => queues().threads.run(requester, task, signal);
  const wait = () => queues()[kind].run(spentBy(requester) < BUDGETS[kind] / 60 ? requester : HEAVY, begin, signal);
  return queues().own.run(requester, wait, signal);
}

type ThreadedParser<Input, Result> = (
  input: Input,
  request: ParseRequest,
  /** Name of the input in a refusal, which may be a note. */
  name: string,
) => Promise<Result>;

type ThreadedParserOf<Parser> = Parser extends (input: infer Input) => infer Result
  ? ThreadedParser<Input, Awaited<Result>>
  : never;

/** Runs a parser in a thread, in its requester's turn. `filename`: its module, which Node loads. */
export function parserInThread<Parser>(filename: string): ThreadedParserOf<Parser> {
  const parse: ThreadedParser<unknown, unknown> = async (input, request, name) => {
    const { requester, signal } = request;
    const task = async () => {
      request.checkBudget();
      const clock: Clock = { limit: new AbortController(), cpuMs: 0 };
      return runInThread({ filename, input }, signal, clock).finally(() => {
        spent().set(requester, spentBy(requester) + clock.cpuMs);
      });
    };
    try {
      return await inTurn(request, task);
    } catch (error) {
      if (error instanceof ParseLimitError) request.noteExceeded(name);
      signal.throwIfAborted();
      throw error;
    }
  };
  return parse as ThreadedParserOf<Parser>;
}
