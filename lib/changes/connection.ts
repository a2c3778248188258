import { randomUUID } from 'node:crypto';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { START_TIMEOUT_MS } from '../database/db.ts';
import { isServerDown } from '../database/outage.ts';
import { breakConnections, type ConnectionConfig, PrimaryClient } from '../database/primary.ts';

/** Channel of the database's triggers (prisma/triggers.sql). */
const CHANNEL = 'changes';

/** Prefix of sync markers, which a process sends to itself. */
const MARK = 'mark:';

/** Heartbeat interval, in ms. After two without an answer the connection is considered silent. */
const HEARTBEAT_MS = 300;

const RETRY_MS = 200;

/** After this long without an answer, in ms, all connections are closed. */
const DEAD_MS = 10_000;

/** Callbacks of a connection to the changes, as ChangeAwareCache describes them. */
export type ChangeHandlers = {
  onChange: (name: string) => void;
  onSilence: () => void;
  onServerDown: () => void;
  onSynced: (missed: boolean) => void;
};

export type ChangeConnection = {
  /** Resolves when all changes committed before the call have arrived, or when none can arrive. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

class Session {
  readonly #client: PrimaryClient;
  readonly #handlers: ChangeHandlers;
  /** One query at a time. */
  readonly #inTurn = pLimit(1);
  readonly #marks = new Map<string, () => void>();
  readonly ended: Promise<void>;
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: ConnectionConfig, handlers: ChangeHandlers) {
    this.#handlers = handlers;
    this.#client = new PrimaryClient({ ...config, keepAlive: true, connectionTimeoutMillis: 4000 });
    this.#client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(MARK)) handlers.onChange(payload);
      else this.#marks.get(payload)?.();
    });
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
    // After a turn, as an answer may wait to be read on a busy thread.
    this.#timer = setInterval(() => turn().then(() => this.#beat()), HEARTBEAT_MS).unref();
  }

  #beat(): void {
    this.#unanswered += 1;
    if (this.#unanswered === 2) {
      this.#handlers.onSilence();
      this.#releaseAll();
    }
    // The others lead to the same server, which may be gone.
    if (this.#unanswered * HEARTBEAT_MS > DEAD_MS) breakConnections();
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

/** Listens to a database's changes, and reconnects. @throws when the first connection fails */
export async function connectToChanges(config: ConnectionConfig, handlers: ChangeHandlers): Promise<ChangeConnection> {
  const closing = new AbortController();
  let session: Session | undefined = new Session(config, handlers);
  let hasWritten = false;
  await session.open(false);

  async function reopen(): Promise<Session> {
    for (;;) {
      const next = new Session(config, handlers);
      try {
        await next.open(true);
        return next;
      } catch (error) {
        if (isServerDown(error) && !hasWritten) handlers.onServerDown();
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
      hasWritten = false;
      if (closing.signal.aborted) await session.close();
    }
  }

  const connecting = keepOpen().catch(() => undefined);
  return {
    async caughtUp() {
      if (session) return session.caughtUp();
      // This process has written to a new primary, to which others may be writing too.
      hasWritten = true;
      handlers.onSilence();
    },
    close: async () => {
      closing.abort();
      await session?.close();
      await connecting;
    },
  };
}

const TIMEOUT_MS = 8_000;

const NOT_RECEIVED =
  'DATABASE_URL leads through a transaction pooler (such as pgbouncer with pool_mode=transaction), which loses ' +
  'notifications: use the address of PostgreSQL itself (a direct connection) or a pooler in session mode.';

/** Checks that notifications reach another session. @throws Error with a sentence when they do not */
export async function requireOwnNotification(connection: ConnectionConfig): Promise<void> {
  const [listener, sender] = [0, 1].map(
    () => new PrimaryClient({ ...connection, connectionTimeoutMillis: START_TIMEOUT_MS }),
  ) as [PrimaryClient, PrimaryClient];
  const channel = `start_${randomUUID().replaceAll('-', '')}`;
  let isReceived = false;
  const received = new Promise<void>((resolve) => {
    listener.on('notification', (message) => {
      isReceived ||= message.channel === channel;
      if (isReceived) resolve();
    });
  });
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    await listener.query(`LISTEN ${channel}`);
    // From another session: a pooler passes notifications to the current user of a connection.
    await sender.query('SELECT pg_notify($1, $2)', [channel, '']);
    await Promise.race([received, sleep(TIMEOUT_MS, undefined, { ref: false })]);
    // On a busy machine the timeout may fire before an arrived notification is read.
    await turn();
    if (!isReceived) throw new Error(NOT_RECEIVED);
  } finally {
    await Promise.all([listener.end(), sender.end()]);
  }
}
