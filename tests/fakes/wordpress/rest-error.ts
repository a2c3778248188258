import { type Answer, jsonAnswer } from '../faults.ts';

export class RestError extends Error {
  readonly answer: Answer;
  constructor(status: number, code: string, data: Record<string, unknown> = {}) {
    const message = 'Sorry, you are not allowed to do that.';
    super(code);
    this.answer = jsonAnswer(status, { code, message, data: { status, ...data } });
  }
}

/** An invalid parameter, with the reason. */
export function invalidParam(name: string, code: string, message: string): RestError {
  return new RestError(400, 'rest_invalid_param', {
    params: { [name]: message },
    details: { [name]: { code, message, data: null } },
  });
}

export function errorAnswer(error: unknown): Answer {
  if (error instanceof RestError) return error.answer;
  throw error;
}

const CODES: Readonly<Record<number, string>> = {
  401: 'rest_cannot_create',
  403: 'rest_cannot_create',
  422: 'rest_unprocessable',
  429: 'too_many_requests',
  500: 'internal_server_error',
};

/** The API's refusal with an error status. */
export const refusal = (status: number) => new RestError(status, CODES[status] ?? 'rest_error').answer;
