import { type Answer, jsonAnswer } from '../faults.ts';

export class RestError extends Error {
  readonly answer: Answer;
  constructor(status: number, code: string, message: string, data: Record<string, unknown> = {}) {
    super(message);
    this.answer = jsonAnswer(status, { code, message, data: { status, ...data } });
  }
}

/** An invalid parameter, with the reason. */
export function invalidParam(name: string, code: string, message: string): RestError {
  return new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, {
    params: { [name]: message },
    details: { [name]: { code, message, data: null } },
  });
}

export function errorAnswer(error: unknown): Answer {
  if (error instanceof RestError) return error.answer;
  throw error;
}

const REFUSALS: Readonly<Record<number, [string, string]>> = {
  401: ['rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.'],
  403: ['rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.'],
  422: ['rest_unprocessable', 'A plugin did not take this post.'],
  429: ['too_many_requests', 'Too many requests.'],
  500: ['internal_server_error', '<p>There has been a critical error on this website.</p>'],
};

export function refusal(status: number): Answer {
  const [code, message] = REFUSALS[status] ?? ['rest_error', 'Sorry.'];
  return new RestError(status, code, message).answer;
}
