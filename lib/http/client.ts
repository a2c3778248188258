/** An answer that is not OK; the message is "status: body text" (spec §8). */
export class ApiError extends Error {
  readonly status: number;
  /** The text of the answer as it came, possibly empty. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** What our own API says in the body of an error (lib/http/errors.ts on the server). */
export type ApiErrorDetails = {
  message?: string;
  code?: string;
  requiresSignIn?: boolean;
  requiresSubscription?: boolean;
  /** Of a blog that its model could not write: what can be written without it. */
  alternative?: 'brief' | 'digest';
  /** The given sources, where none could be read, each with the reason. */
  unreadableSources?: { url: string; reason: string }[];
};

/** The notes on sources in a parsed body; undefined where it has none of that form. */
function sourceNotesIn(value: unknown): ApiErrorDetails['unreadableSources'] {
  if (!Array.isArray(value)) return undefined;
  return value.filter((note) => typeof note?.url === 'string' && typeof note.reason === 'string');
}

/** Reads the body of an ApiError; gives {} for any other error or a body that is not our JSON. */
export function apiErrorDetails(error: unknown): ApiErrorDetails {
  if (!(error instanceof ApiError)) return {};
  try {
    const details: unknown = JSON.parse(error.body);
    if (typeof details !== 'object' || details === null) return {};
    const known = details as Record<string, unknown>;
    const { message, code, requiresSignIn, requiresSubscription, alternative } = known;
    const unreadableSources = sourceNotesIn(known.unreadableSources);
    return {
      message: typeof message === 'string' && message !== '' ? message : undefined,
      code: typeof code === 'string' ? code : undefined,
      requiresSignIn: requiresSignIn === true,
      requiresSubscription: requiresSubscription === true,
      ...((alternative === 'brief' || alternative === 'digest') && { alternative }),
      ...(unreadableSources && { unreadableSources }),
    };
  } catch {
    return {};
  }
}

/** How to call; `body` is anything JSON can hold. */
export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/**
 * The browser's one call to our API (spec §7): sends cookies and JSON, gives the parsed JSON answer,
 * or undefined when the answer is empty. Throws ApiError for an answer that is not OK, and what `fetch` throws
 * when there is none (TypeError without a network, the signal's reason when aborted).
 */
export async function requestJson<Answer>(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', body, headers, signal } = options;
  const hasBody = body !== undefined;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...headers },
    body: hasBody ? JSON.stringify(body) : undefined,
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}
