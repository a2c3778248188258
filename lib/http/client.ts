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
  text: optional(v.string()),
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

type ErrorDetails = Omit<v.InferOutput<typeof detailsSchema>, 'text'>;

/** The body of an ApiError, as far as it is valid, its message in the language of this page; {} for any other error. */
export function apiErrorDetails(error: unknown): ErrorDetails {
  if (!(error instanceof ApiError)) return {};
  try {
    const { text, ...details } = v.parse(v.fallback(detailsSchema, {}), JSON.parse(error.body));
    return { ...details, message: text ?? details.message };
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

/** Asks for errors in the language of this page. */
export const inPageLanguage = () => ({ 'Accept-Language': document.documentElement.lang });

/** Calls our API from the browser (spec §7); undefined for an empty answer. @throws ApiError; what `fetch` throws */
export async function requestJson<Answer>(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', body, headers, signal } = options;
  const hasBody = body !== undefined;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...inPageLanguage(), ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...headers },
    body: hasBody ? JSON.stringify(body) : undefined,
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}
