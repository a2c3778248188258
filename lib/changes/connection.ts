import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import pg from 'pg';
import { isServerDown } from '../database/outage.ts';

/** Channel of the database's triggers (prisma/triggers.sql). */
const CHANNEL = 'changes';

/** Prefix of sync markers, which a process sends to itself. */
const MARK = 'mark:';

/** Heartbeat interval, in ms. After two without an answer the connection is considered silent. */
const HEARTBEAT_MS = 300;

/** Reconnect delay, in ms. */
const RETRY_MS = 200;

/** A connection this long without an answer is closed, in ms. */
const DEAD_MS = 10_000;

/** Callbacks of a connection to the changes. */
export type ChangeHandlers = {
  /** A committed write changed something. */
  onChange: (name: string) => void;
  /** Changes may be missed from now on. */
  onSilence: () => void;
  /** The database server is down: nothing changes until the connection is back. */
  onServerDown: () => void;
  /** Changes arrive from now on. `missed`: the connection broke, so some may have been lost. */
  onSynced: (missed: boolean) => void;
};

/** A reconnecting connection to the changes. */
export type ChangeConnection = {
  /** Resolves when all changes committed before the call have arrived, or when none can arrive. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** A single connection, from LISTEN until it breaks or is closed. */
class Session {
  readonly #client: pg.Client;
  readonly #handlers: ChangeHandlers;
  /** One query at a time. */
  readonly #inTurn = pLimit(1);
  readonly #marks = new Map<string, () => void>();
  readonly ended: Promise<void>;
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig, handlers: ChangeHandlers) {
    this.#handlers = handlers;
    this.#client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: 4000 });
    this.#client.on('notification', ({ payload = '' }) => this.#receive(payload));
    this.ended = new Promise((resolve) => {
      this.#client.on('error', () => resolve());
      this.#client.on('end', () => resolve());
    });
    // No Promise.race per waiter: this long-lived promise would keep all of them in memory.
    void this.ended.then(() => this.#releaseAll());
  }

  async open(missed: boolean): Promise<void> {
    await this.#client.connect();
    await this.#client.query(`LISTEN ${CHANNEL}`);
    this.#handlers.onSynced(missed);
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  #receive(name: string): void {
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
        if (this.#unanswered > 1) this.#handlers.onSynced(false);
        this.#unanswered = 0;
      },
      // The connection ends, which `ended` reports.
      () => undefined,
    );
  }

  /** Nobody waits for a silent connection. */
  #releaseAll(): void {
    for (const resolve of this.#marks.values()) resolve();
  }

  #fallSilent(): void {
    this.#handlers.onSilence();
    this.#releaseAll();
  }

  /** Closes a silent connection without waiting for the server. */
  #giveUp(): void {
    this.#client.connection.stream.destroy();
  }

  async caughtUp(): Promise<void> {
    if (this.#unanswered > 1) return;
    const mark = `${MARK}${randomUUID()}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#marks.set(mark, resolve);
    const send = () => this.#client.query('SELECT pg_notify($1, $2)', [CHANNEL, mark]);
    // If the connection breaks, onSilence follows.
    this.#inTurn(send).catch(resolve);
    await promise;
    this.#marks.delete(mark);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client.end().catch(() => undefined);
  }
}

/**
 * Listens to the changes of a database on a separate connection, and reconnects when it breaks.
 * @returns once the first connection listens
 * @throws when the first connection fails
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
