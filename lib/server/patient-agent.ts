import { once } from 'node:events';
import { Agent, type ClientRequestArgs } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the system says when the backlog of a local socket is full: Linux, and other systems. */
const BACKLOG_FULL = new Set(['EAGAIN', 'ECONNREFUSED']);

/** How often a connection is tried, and the pause between two tries in ms. */
const TRIES = 200;
const PAUSE_MS = 50;

/** Whether a connection failed because too many others were waiting. */
export const isBacklogFull = ({ code = '' }: NodeJS.ErrnoException) => BACKLOG_FULL.has(code);

async function connectTo(path: string): Promise<Socket> {
  for (let left = TRIES; ; left -= 1) {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (left === 0 || !isBacklogFull(error as NodeJS.ErrnoException)) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

/** An agent for a local socket that tries again while its backlog is full. */
export class PatientAgent extends Agent {
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
