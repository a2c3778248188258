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

/** The failure of a model's process that is behind an error, itself or as its cause; undefined where it is another. */
export function modelProcessError(error: unknown): ModelProcessError | undefined {
  if (error instanceof ModelProcessError) return error;
  return error instanceof Error ? modelProcessError(error.cause) : undefined;
}
