/** Runs tasks a few at a time, one of each requester, whose turns alternate (docs/decisions/0090). */
export class FairQueue {
  readonly #concurrency: number;
  /** What starts each waiting task, by requester: the one whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #active = new Set<string>();

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** How many tasks wait: those of one requester, and all. */
  waiting(requester: string): { own: number; all: number } {
    const all = [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
    return { own: this.#waiting.get(requester)?.size ?? 0, all };
  }

  /**
   * Runs a task in its requester's turn.
   * @param signal takes the task out of the queue; one that runs has to watch it itself
   * @throws the signal's reason; what the task throws
   */
  async run<T>(requester: string, task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.#turn(requester, signal);
    try {
      return await task();
    } finally {
      this.#active.delete(requester);
      this.#moveBack(requester);
      this.#startNext();
    }
  }

  async #turn(requester: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    const tasks = this.#waiting.get(requester) ?? new Set();
    this.#waiting.set(requester, tasks.add(start));
    const leave = () => {
      if (!tasks.delete(start)) return;
      if (tasks.size === 0) this.#waiting.delete(requester);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#startNext();
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Lets a requester that had its turn wait behind all others. */
  #moveBack(requester: string): void {
    const tasks = this.#waiting.get(requester);
    if (tasks && this.#waiting.delete(requester)) this.#waiting.set(requester, tasks);
  }

  #startNext(): void {
    if (this.#active.size >= this.#concurrency) return;
    for (const [requester, tasks] of this.#waiting) {
      const [start] = tasks;
      if (!start || this.#active.has(requester)) continue;
      tasks.delete(start);
      if (tasks.size === 0) this.#waiting.delete(requester);
      this.#active.add(requester);
      start();
      return;
    }
  }
}
