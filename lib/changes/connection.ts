import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import pg from 'pg';
import { isServerDown } from '../database/outage.ts';

/** Channel on which the triggers of the database send the names of what has changed. */
const CHANNEL = 'changes';

/** Begins the names that a process sends itself to learn how far it has heard. */
const MARK = 'mark:';

/** How often the connection is asked whether it lives, in ms; twice without an answer, and it is not relied on. */
const HEARTBEAT_MS = 300;

/** How long to wait before a lost connection is tried again, in ms. */
const RETRY_MS = 200;

/** A connection without any answer for so long is given up, in ms. */
const DEAD_MS = 10_000;

/** What a connection to the changes calls. */
export type ChangeHandlers = {
  /** A committed write changed something. */
  onChange: (name: string) => void;
  /** The connection is not relied on from now on. */
  onSilence: () => void;
  /** No server runs, so that nothing changes until one is connected to. */
  onServerDown: () => void;
  /** The connection is relied on from now on. `missed`: it broke, so changes may have been lost. */
  onHearing: (missed: boolean) => void;
};

/** A connection to the changes that restores itself. */
export type ChangeConnection = {
  /** Resolves when every change committed before the call was heard, or when none can be heard. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** A single connection, from LISTEN until it breaks or is closed. */
class Session {
  readonly #client: pg.Client;
  readonly #handlers: ChangeHandlers;
  /** A connection does one thing after the other. */
  readonly #inTurn = pLimit(1);
  readonly #marks = new Map<string, () => void>();
  readonly ended: Promise<void>;
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig, handlers: ChangeHandlers) {
    this.#handlers = handlers;
    this.#client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: 4000 });
    this.#client.on('notification', ({ payload = '' }) => this.#hear(payload));
    this.ended = new Promise((resolve) => {
      this.#client.on('error', () => resolve());
      this.#client.on('end', () => resolve());
    });
    // Not raced with by each who waits: a promise that lives as long as this one would hold on to all of them.
    void this.ended.then(() => this.#releaseAll());
  }

  async open(missed: boolean): Promise<void> {
    await this.#client.connect();
    await this.#client.query(`LISTEN ${CHANNEL}`);
    this.#handlers.onHearing(missed);
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  #hear(name: string): void {
    if (!name.startsWith(MARK)) this.#handlers.onChange(name);
    else this.#marks.get(name)?.();
  }

  #beat(): void {
    this.#unanswered += 1;
    if (this.#unanswered === 2) this.#fallSilent();
    if (this.#unanswered * HEARTBEAT_MS > DEAD_MS) this.#giveUp();
    if (this.#unanswered > 1) return;
    this.#inTurn(() => this.#client.query('SELECT')).then(
      () => {
        if (this.#unanswered > 1) this.#handlers.onHearing(false);
        this.#unanswered = 0;
      },
      // The connection ends then, which is seen elsewhere.
      () => undefined,
    );
  }

  /** Nobody is to wait for a connection that is not relied on. */
  #releaseAll(): void {
    for (const resolve of this.#marks.values()) resolve();
  }

  #fallSilent(): void {
    this.#handlers.onSilence();
    this.#releaseAll();
  }

  /** Ends a connection whose other side is silent, without waiting for it. */
  #giveUp(): void {
    this.#client.connection.stream.destroy();
  }

  async caughtUp(): Promise<void> {
    if (this.#unanswered > 1) return;
    const mark = `${MARK}${randomUUID()}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#marks.set(mark, resolve);
    const ask = () => this.#client.query('SELECT pg_notify($1, $2)', [CHANNEL, mark]);
    // When it breaks, nothing is relied on until the next one is open.
    this.#inTurn(ask).catch(resolve);
    await promise;
    this.#marks.delete(mark);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client.end().catch(() => undefined);
  }
}

/**
 * Listens to the changes of a database on a connection of its own, and connects again whenever it breaks.
 * @returns when the first connection listens
 * @throws what connecting throws the first time
 */
export async function connectToChanges(config: pg.ClientConfig, handlers: ChangeHandlers): Promise<ChangeConnection> {
  const closing = new AbortController();
  let session: Session | undefined = new Session(config, handlers);
  await session.open(false);

  async function reopen(): Promise<Session> {
    for (;;) {
      const next = new Session(config, handlers);
      try {
        await next.open(true);
        return next;
      } catch (error) {
        if (isServerDown(error)) handlers.onServerDown();
        await next.close();
        await sleep(RETRY_MS, undefined, { signal: closing.signal, ref: false });
      }
    }
  }

  async function keepOpen(): Promise<void> {
    while (session && !closing.signal.aborted) {
      await session.ended;
      if (closing.signal.aborted) return;
      handlers.onSilence();
      await session.close();
      session = undefined;
      session = await reopen();
      if (closing.signal.aborted) await session.close();
    }
  }

  const connecting = keepOpen().catch(() => undefined);
  return {
    caughtUp: async () => session?.caughtUp(),
    close: async () => {
      closing.abort();
      await session?.close();
      await connecting;
    },
  };
}
