import { unlessAborted } from './unless-aborted.ts';

export class QueueFullError extends Error {}

/** Frees a slot; further calls do nothing. */
export type Leave = () => void;

export type Wait = {
  /** Resolves with a function that frees the slot. Rejects with QueueFullError. */
  turn: Promise<Leave>;
  /** Lets another requester wait for the same slot: the earlier turn counts. */
  joinedBy: (requester: string) => void;
  /** Stops waiting. Does not free an assigned slot. */
  giveUp: () => void;
};

export type QueueBounds = {
  /** Number of slots, in total and per requester. */
  places: number;
  placesEach: number;
  waiting: number;
  waitingEach: number;
  /** Timeout of a wait, in ms; Infinity for none. */
  longestWaitMs: number;
  /** Time after which a slot counts as free, in ms; Infinity for never. */
  longestStayMs: number;
};

/** One task per requester at a time, without timeouts. */
export const taskBounds = (places: number): QueueBounds => ({
  places,
  placesEach: 1,
  waiting: Infinity,
  waitingEach: Infinity,
  longestWaitMs: Infinity,
  longestStayMs: Infinity,
});

/** A timer that does not keep the process alive; none for Infinity. */
const after = (ms: number, done: () => void) => (Number.isFinite(ms) ? setTimeout(done, ms).unref() : undefined);

type Entry = { requesters: Set<string>; begin: (requester: string) => void };

/** Slots that requesters take in turn: many requests of one do not delay the others. */
export class FairQueue {
  readonly #bounds: QueueBounds;
  /** Waits by requester; the requester with the next turn is first. */
  readonly #queues = new Map<string, Set<Entry>>();
  readonly #waiting = new Set<Entry>();
  readonly #taken = new Map<string, number>();
  #places = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

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
    const isFull = this.#waiting.size >= waiting || (this.#queues.get(requester)?.size ?? 0) >= waitingEach;
    if (isFull) refuse();
    else {
      this.#waiting.add(entry);
      this.#add(entry, requester);
    }
    return { turn, joinedBy: (other) => this.#add(entry, other), giveUp: stop };
  }

  waiting(requester: string): { own: number; all: number } {
    return { own: this.#queues.get(requester)?.size ?? 0, all: this.#waiting.size };
  }

  /** Runs a task in its requester's turn. The signal ends the wait only. @throws QueueFullError; the signal's reason */
  async run<T>(requester: string, task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const { turn, giveUp } = this.enter(requester);
    signal.addEventListener('abort', giveUp, { once: true });
    const leave = await unlessAborted(turn, signal).finally(() => signal.removeEventListener('abort', giveUp));
    return task().finally(leave);
  }

  /** Moves a requester behind all others after its turn. */
  #moveBack(requester: string): void {
    const queue = this.#queues.get(requester);
    if (queue && this.#queues.delete(requester)) this.#queues.set(requester, queue);
  }

  #add(entry: Entry, requester: string): void {
    if (!this.#waiting.has(entry)) return;
    entry.requesters.add(requester);
    const queue = this.#queues.get(requester) ?? new Set();
    this.#queues.set(requester, queue.add(entry));
    this.#next();
  }

  #remove(entry: Entry): void {
    this.#waiting.delete(entry);
    for (const requester of entry.requesters) {
      const queue = this.#queues.get(requester);
      queue?.delete(entry);
      if (queue?.size === 0) this.#queues.delete(requester);
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

  /** Assigns free slots, one per requester in turn. */
  #next(): void {
    for (const [requester, queue] of this.#queues) {
      if (this.#places >= this.#bounds.places) return;
      if ((this.#taken.get(requester) ?? 0) >= this.#bounds.placesEach) continue;
      const [entry] = queue;
      // This loop reaches the end of the map again.
      this.#moveBack(requester);
      entry?.begin(requester);
    }
  }
}
