import { once } from 'node:events';
import { Agent, type ClientRequestArgs } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** Codes for a full backlog of a Unix socket: Linux, other systems. */
const BACKLOG_FULL = new Set(['EAGAIN', 'ECONNREFUSED']);

/** Retries of a connection, and the delay between them in ms. */
const RETRIES = 200;
const DELAY_MS = 50;

/** Whether a connection failed because the backlog was full. */
export const isBacklogFull = ({ code = '' }: NodeJS.ErrnoException) => BACKLOG_FULL.has(code);

async function connectTo(path: string): Promise<Socket> {
  for (let left = RETRIES; ; left -= 1) {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (left === 0 || !isBacklogFull(error as NodeJS.ErrnoException)) throw error;
    }
    await sleep(DELAY_MS);
  }
}

/** An agent for a Unix socket that retries while the socket's backlog is full. */
export class RetryingAgent extends Agent {
  readonly #path: string;

  constructor(path: string) {
    super({ keepAlive: true });
    this.#path = path;
  }

  override createConnection(_: ClientRequestArgs, done?: (error: Error | null, stream: Duplex) => void): undefined {
    connectTo(this.#path).then(
      (socket) => done?.(null, socket),
      // A failed connection has no stream.
      (error) => done?.(error, undefined as never),
    );
  }
}
