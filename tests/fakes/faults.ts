import type { ServerResponse } from 'node:http';

/** A platform's ways to fail. */
export type Fault =
  | '401'
  | '403'
  | '422'
  | '429'
  | '429-retry-after'
  | '500'
  | 'html-200' // a login or security page instead of the API
  | 'reset-after-201' // the post is stored, and the connection breaks before the answer
  | 'hang'; // no answer ever, until the server closes

/** An answer of a fake server. */
export type Answer = { status: number; headers?: Readonly<Record<string, string>>; body: string | Buffer };

/** Outcome of a call: an answer, a broken connection, or no answer. */
export type Outcome = Answer | 'reset' | 'hang';

/** Whether a call reads or writes. */
export type CallKind = 'read' | 'write';

/** Retry-After of '429-retry-after'. */
const RETRY_AFTER_SECONDS = 17;

const HTML_PAGE: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>One moment</title><p>Checking your browser before you go on.</p>',
};

/** An answer in JSON. */
export function jsonAnswer(status: number, body: unknown): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(body) };
}

/**
 * Plays faults in place of a service's answers, each once.
 * @param refusal gives the service's answer with an error status
 */
export function createFaultPlayer(refusal: (status: number) => Answer) {
  const waiting: { fault: Fault; kind: CallKind }[] = [];
  let hanging = Promise.withResolvers<void>();

  function take(kind: CallKind): Fault | undefined {
    const at = waiting.findIndex((each) => each.kind === kind);
    return at < 0 ? undefined : waiting.splice(at, 1)[0]?.fault;
  }

  return {
    /** Plays a fault at the next call of this kind. */
    next: (fault: Fault, kind: CallKind = 'write') => {
      waiting.push({ fault, kind });
    },
    /** Resolves once a call hangs. */
    hanging: () => hanging.promise,
    /** Drops the faults that were not played. */
    clear: () => {
      waiting.length = 0;
      hanging = Promise.withResolvers<void>();
    },
    /** The outcome of a call; `answer` gives the service's own answer. */
    play: async (kind: CallKind, answer: () => Answer | Promise<Answer>): Promise<Outcome> => {
      const fault = take(kind);
      switch (fault) {
        case undefined:
          return answer();
        case 'reset-after-201':
          await answer();
          return 'reset';
        case 'hang':
          hanging.resolve();
          return 'hang';
        case 'html-200':
          return HTML_PAGE;
        case '429-retry-after': {
          const { headers, ...rest } = refusal(429);
          return { ...rest, headers: { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) } };
        }
        default:
          return refusal(Number(fault));
      }
    },
  };
}

/** Plays faults for one fake. */
export type FaultPlayer = ReturnType<typeof createFaultPlayer>;

/** Sends an outcome. */
export function send(response: ServerResponse, outcome: Outcome): void {
  if (outcome === 'hang') return;
  if (outcome === 'reset') {
    response.destroy();
    return;
  }
  response.writeHead(outcome.status, outcome.headers).end(outcome.body);
}
