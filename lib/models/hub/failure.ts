import { MODEL_MESSAGES } from '../../constants/model-messages.ts';

/** Why a model cannot be downloaded or used; `message` is a sentence for the operator. */
export class ModelError extends Error {
  /** Whether a retry may help. */
  readonly isTransient: boolean;
  /** Whether another process is downloading the same file. */
  readonly isInProgress: boolean;
  constructor(message: string, options: ErrorOptions & { isTransient?: boolean; isInProgress?: boolean } = {}) {
    super(message, options);
    this.name = 'ModelError';
    this.isTransient = options.isTransient ?? false;
    this.isInProgress = options.isInProgress ?? false;
  }
}

/** The root cause of a failed request, which has Node's error code. */
function deepest(error: unknown): NodeJS.ErrnoException {
  const { cause, errors } = error as AggregateError;
  const inner = cause ?? errors?.[0];
  return inner ? deepest(inner) : (error as NodeJS.ErrnoException);
}

const NO_NAME = /^(?:ENOTFOUND|EAI_AGAIN)$/;
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|ERR_TLS/;
const NO_WAY = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;

/** The error for a request without a response, or with a truncated one. */
export function networkFailure(cause: unknown, host: string): ModelError {
  const { code = '', message } = deepest(cause);
  if (NO_NAME.test(code)) {
    return new ModelError(MODEL_MESSAGES.noSuchName(host), { cause, isTransient: true });
  }
  if (CERTIFICATE.test(code)) return new ModelError(MODEL_MESSAGES.certificate(host), { cause });
  if (/proxy/i.test(message)) return new ModelError(MODEL_MESSAGES.proxyRefuses, { cause });
  const sentence = NO_WAY.test(code) ? MODEL_MESSAGES.unreachable(host) : MODEL_MESSAGES.broken;
  return new ModelError(sentence, { cause, isTransient: true });
}

/** The parts of a response that explain an error status. */
type Refusal = { status: number; headers: { get: (name: string) => string | null } };

type Asked = { base: string; repo: string; path?: string | undefined; token?: string | undefined };

function unauthorized(code: string | null, { base, repo, token }: Asked): string {
  if (code === 'GatedRepo') return MODEL_MESSAGES.license(`${base}/${repo}`);
  // Without a token, private and missing repositories look the same.
  return token && code !== 'RepoNotFound' ? MODEL_MESSAGES.tokenRefused : MODEL_MESSAGES.noSuchRepository(repo);
}

/** Seconds to wait, from `Retry-After: 55` or `RateLimit: "api";r=0;t=55`. */
function secondsToWait({ headers }: Refusal): string | null {
  const [, seconds] = /;t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  return headers.get('retry-after') ?? seconds ?? null;
}

/** The error for a response with an error status. */
export function refusal(response: Refusal, asked: Asked): ModelError {
  const { status, headers } = response;
  const code = headers.get('x-error-code');
  if (status === 407) return new ModelError(MODEL_MESSAGES.proxyRefuses);
  if (status === 401 || status === 403) return new ModelError(unauthorized(code, asked));
  if (status === 404) {
    return new ModelError(
      asked.path !== undefined && code !== 'RepoNotFound'
        ? MODEL_MESSAGES.gone(asked.path)
        : MODEL_MESSAGES.noSuchRepository(asked.repo),
    );
  }
  if (status === 429) return new ModelError(MODEL_MESSAGES.tooMany(secondsToWait(response)));
  return status >= 500
    ? new ModelError(MODEL_MESSAGES.trouble(status), { isTransient: true })
    : new ModelError(MODEL_MESSAGES.unexpected(status));
}
