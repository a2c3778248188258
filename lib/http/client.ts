import * as v from 'valibot';

/** A response that is not OK; the message is "status: body text" (spec §8). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const sourceNote = v.object({ url: v.string(), reason: v.string() });

/** Body of an error of our API (lib/http/errors.ts); a proxy in between may answer anything. */
const detailsSchema = v.object({
  message: optional(v.pipe(v.string(), v.nonEmpty())),
  code: optional(v.string()),
  requiresSignIn: optional(v.boolean()),
  requiresSubscription: optional(v.boolean()),
  alternative: optional(v.picklist(['close', 'digest'])),
  /** The given sources with the reasons, if none could be read; without invalid entries. */
  unreadableSources: optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((notes) => notes.filter((note) => v.is(sourceNote, note))),
    ),
  ),
});

/** The body of an ApiError, as far as it is valid; {} for any other error. */
export function apiErrorDetails(error: unknown): v.InferOutput<typeof detailsSchema> {
  if (!(error instanceof ApiError)) return {};
  try {
    return v.parse(v.fallback(detailsSchema, {}), JSON.parse(error.body));
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

/** Calls our API from the browser (spec §7); undefined for an empty answer. @throws ApiError; what `fetch` throws */
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
