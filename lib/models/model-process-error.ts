/** A local model's process cannot answer; `message` is a sentence for the operator. */
export class ModelProcessError extends Error {
  /** Whether only the operator can fix it. */
  readonly isLasting: boolean;

  constructor(message: string, isLasting: boolean) {
    super(message);
    this.name = 'ModelProcessError';
    this.isLasting = isLasting;
  }
}

// Not by instanceof: routes and the worker load this module separately.
const isModelProcessError = (error: Error): error is ModelProcessError => error.name === 'ModelProcessError';

/** The ModelProcessError among an error and its causes. */
export function modelProcessError(error: unknown): ModelProcessError | undefined {
  if (!(error instanceof Error)) return undefined;
  return isModelProcessError(error) ? error : modelProcessError(error.cause);
}
