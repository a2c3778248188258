import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { type Answer, jsonAnswer } from '../faults.ts';

export class GhostError extends Error {
  readonly answer: Answer;
  constructor(status: number, type: string, message: string, code: string | null = null) {
    super(message);
    const unset = { context: null, details: null, property: null, help: null };
    const error = { message, type, code, ...unset, id: randomUUID(), ghostErrorCode: null };
    this.answer = jsonAnswer(status, { errors: [error] });
  }
}

export function errorAnswer(error: unknown): Answer {
  if (error instanceof GhostError) return error.answer;
  throw error;
}

const REFUSALS: Readonly<Record<number, [string, string, string | null]>> = {
  401: ['UnauthorizedError', 'Unknown Admin API Key', 'UNKNOWN_ADMIN_API_KEY'],
  403: ['NoPermissionError', 'You do not have permission to add posts', null],
  422: ['ValidationError', 'Validation error, cannot save post.', null],
  429: ['TooManyRequestsError', 'Too many requests', null],
  500: ['InternalServerError', 'An unexpected error occurred, please try again.', null],
};

export function refusal(status: number): Answer {
  const [type, message, code] = REFUSALS[status] ?? ['GhostError', 'Sorry', null];
  return new GhostError(status, type, message, code).answer;
}

function invalid(message: string): GhostError {
  return new GhostError(401, 'UnauthorizedError', `Invalid token: ${message}`, 'INVALID_JWT');
}

function tokenKeyId(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (kid) return kid;
  } catch {
    throw new GhostError(400, 'BadRequestError', 'Invalid token', 'INVALID_JWT');
  }
  throw new GhostError(400, 'BadRequestError', 'Admin API kid missing.', 'MISSING_ADMIN_API_KID');
}

/**
 * Checks a token as Ghost's Admin API does: HS256 with the key's secret, for this API, at most five minutes old, and valid
 * for at most five minutes.
 * @throws GhostError
 */
export async function checkToken(
  authorization: string | undefined,
  key: { id: string; secret: string },
): Promise<void> {
  if (!authorization) {
    throw new GhostError(403, 'NoPermissionError', 'Authorization failed', null);
  }
  const [scheme, token = ''] = authorization.split(' ');
  if (scheme !== 'Ghost') {
    const message = 'Authorization header format is "Authorization: Ghost [token]"';
    throw new GhostError(401, 'UnauthorizedError', message, 'INVALID_AUTH_HEADER');
  }
  if (tokenKeyId(token) !== key.id) {
    const message = 'Unknown Admin API Key';
    throw new GhostError(401, 'UnauthorizedError', message, 'UNKNOWN_ADMIN_API_KEY');
  }
  try {
    // No maxTokenAge: it would refuse the token of a clock slightly ahead, which Ghost accepts.
    const { payload } = await jwtVerify(token, Buffer.from(key.secret, 'hex'), {
      algorithms: ['HS256'],
      audience: '/admin/',
      requiredClaims: ['iat', 'exp'],
    });
    if ((payload.exp ?? 0) - (payload.iat ?? 0) > 300) throw invalid('maxAge exceeded');
  } catch (error) {
    throw error instanceof errors.JOSEError ? invalid(error.message) : error;
  }
}
