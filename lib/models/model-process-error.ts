/** The process of a model on this machine cannot answer; `message` is a sentence for whoever runs the site. */
export class ModelProcessError extends Error {
  /** Whether it stays so until somebody who runs the site does something. */
  readonly isLasting: boolean;

  constructor(message: string, isLasting: boolean) {
    super(message);
    this.name = 'ModelProcessError';
    this.isLasting = isLasting;
  }
}

// Routes and the worker load this module separately, and what one of them throws reaches the other: it is known by its name.
const isModelProcessError = (error: Error): error is ModelProcessError => error.name === 'ModelProcessError';

/** The failure of a model's process that is behind an error, itself or as its cause; undefined where it is another. */
export function modelProcessError(error: unknown): ModelProcessError | undefined {
  if (!(error instanceof Error)) return undefined;
  return isModelProcessError(error) ? error : modelProcessError(error.cause);
}
