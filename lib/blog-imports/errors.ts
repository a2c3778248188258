/** A file or a post that cannot be brought in; `message` is a sentence for the user. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportError';
  }
}
