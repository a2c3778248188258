/** A response that is not OK; the message is "status: body text" (spec §8). */
export class ApiError extends Error {
  readonly status: number;
  /** Text of the response, possibly empty. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** Body of an error of our API (lib/http/errors.ts). */
export type ApiErrorDetails = {
  message?: string;
  code?: string;
  requiresSignIn?: boolean;
  requiresSubscription?: boolean;
  /** What can be written instead after the model failed. */
  alternative?: 'brief' | 'digest';
  /** The given sources with the reasons, if none could be read. */
  unreadableSources?: { url: string; reason: string }[];
};

/** Source notes in a parsed body, if valid. */
function sourceNotesIn(value: unknown): ApiErrorDetails['unreadableSources'] {
  if (!Array.isArray(value)) return undefined;
  return value.filter((note) => typeof note?.url === 'string' && typeof note.reason === 'string');
}

/** Parses the body of an ApiError; {} for any other error or body. */
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

/** `body` is sent as JSON. */
export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/**
 * Calls our API from the browser (spec §7), with cookies and JSON.
 * @returns the parsed response, undefined if it is empty
 * @throws ApiError for a response that is not OK; what `fetch` throws (TypeError without a network, the signal's reason)
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
