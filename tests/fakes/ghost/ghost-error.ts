import { randomUUID } from 'node:crypto';
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
