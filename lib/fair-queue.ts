/** Thrown to a requester who would have to wait too long. */
export class QueueFullError extends Error {}

/** Gives a place back; calling it again does nothing. */
export type Leave = () => void;

/** A wait for a place. */
export type Wait = {
  /** Resolves with how to leave when there is a place. Rejects with QueueFullError when there is none in time. */
  turn: Promise<Leave>;
  /** Lets another requester wait for the same: whichever turn comes first counts. */
  joinedBy: (requester: string) => void;
  /** Stops waiting: the turn never comes. A place that was given already is kept. */
  giveUp: () => void;
};

/** The bounds of a queue. */
export type QueueBounds = {
  /** Most places given at once, and most of them to one requester. */
  places: number;
  placesEach: number;
  /** Most that wait at once, and most of them for one requester. */
  waiting: number;
  waitingEach: number;
  /** Longest wait, in ms; Infinity for none. */
  longestWaitMs: number;
  /** Time after which a place is given on although nobody left it, in ms; Infinity for never. */
  longestStayMs: number;
};

/** Bounds of a queue of tasks: so many at once, one of each requester, each until its end. */
export const taskBounds = (places: number): QueueBounds => ({
  places,
  placesEach: 1,
  waiting: Infinity,
  waitingEach: Infinity,
  longestWaitMs: Infinity,
  longestStayMs: Infinity,
});

/** A timer that keeps no process alive; none where there is no end to wait for. */
const after = (ms: number, done: () => void) => (Number.isFinite(ms) ? setTimeout(done, ms).unref() : undefined);

type Entry = { requesters: Set<string>; begin: (requester: string) => void };

/** Places that requesters take in turn: a requester with many requests waits behind them, and others do not. */
export class FairQueue {
  readonly #bounds: QueueBounds;
  /** The waits of each requester; the requester with the next turn comes first. */
  readonly #lines = new Map<string, Set<Entry>>();
  readonly #waiting = new Set<Entry>();
  /** How many places each requester has. */
  readonly #taken = new Map<string, number>();
  #places = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Waits for a place. */
  enter(requester: string): Wait {
    const { waiting, waitingEach, longestWaitMs } = this.#bounds;
    const { promise: turn, resolve, reject } = Promise.withResolvers<Leave>();
    const stop = () => {
      clearTimeout(timer);
      this.#remove(entry);
    };
    const refuse = () => {
      stop();
      reject(new QueueFullError());
    };
    const timer = after(longestWaitMs, refuse);
    const begin = (served: string) => {
      stop();
      resolve(this.#take(served));
    };
    const entry: Entry = { requesters: new Set(), begin };
    const isFull = this.#waiting.size >= waiting || (this.#lines.get(requester)?.size ?? 0) >= waitingEach;
    if (isFull) refuse();
    else {
      this.#waiting.add(entry);
      this.#add(entry, requester);
    }
    return { turn, joinedBy: (other) => this.#add(entry, other), giveUp: stop };
  }

  /** How many wait: those of one requester, and all. */
  waiting(requester: string): { own: number; all: number } {
    return { own: this.#lines.get(requester)?.size ?? 0, all: this.#waiting.size };
  }

  /**
   * Runs a task in its requester's turn.
   * @param signal takes the task out of the queue; one that runs has to watch it itself
   * @throws QueueFullError, the signal's reason, an error of the task
   */
  async run<T>(requester: string, task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const { turn, giveUp } = this.enter(requester);
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => {
      giveUp();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      const leave = await Promise.race([turn, aborted]);
      signal.removeEventListener('abort', abort);
      return await task().finally(leave);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Lets a requester that had its turn wait behind all others. */
  #moveBack(requester: string): void {
    const line = this.#lines.get(requester);
    if (line && this.#lines.delete(requester)) this.#lines.set(requester, line);
  }

  #add(entry: Entry, requester: string): void {
    if (!this.#waiting.has(entry)) return;
    entry.requesters.add(requester);
    const line = this.#lines.get(requester) ?? new Set();
    this.#lines.set(requester, line.add(entry));
    this.#next();
  }

  #remove(entry: Entry): void {
    this.#waiting.delete(entry);
    for (const requester of entry.requesters) {
      const line = this.#lines.get(requester);
      line?.delete(entry);
      if (line?.size === 0) this.#lines.delete(requester);
    }
  }

  #take(requester: string): Leave {
    this.#places += 1;
    this.#taken.set(requester, (this.#taken.get(requester) ?? 0) + 1);
    let isTaken = true;
    const leave = () => {
      if (!isTaken) return;
      isTaken = false;
      clearTimeout(timer);
      this.#places -= 1;
      const left = (this.#taken.get(requester) ?? 0) - 1;
      if (left > 0) this.#taken.set(requester, left);
      else this.#taken.delete(requester);
      this.#moveBack(requester);
      this.#next();
    };
    const timer = after(this.#bounds.longestStayMs, leave);
    return leave;
  }

  /** Gives free places away, one to each requester in turn. */
  #next(): void {
    for (const [requester, line] of this.#lines) {
      if (this.#places >= this.#bounds.places) return;
      if ((this.#taken.get(requester) ?? 0) >= this.#bounds.placesEach) continue;
      const [entry] = line;
      // At the end of the lines, this loop comes to it again.
      this.#moveBack(requester);
      entry?.begin(requester);
    }
  }
}
