import type { Socket } from 'node:net';
import pg from 'pg';
import { processWide } from '../process-wide.ts';
import { isServerDown } from './outage.ts';

/** Settings of a connection; `servers` where DATABASE_URL names several. */
export type ConnectionConfig = pg.ClientConfig & { servers?: Servers };

type Place = Pick<pg.Client, 'host' | 'port'>;

/** Timeout of the search for the primary, in ms: the rest of a connection's own is left to connect. */
const SEARCH_MS = 3000;

/** PostgreSQL's code for a write on a standby. */
const READ_ONLY = '25006';

/** An error with a code of PostgreSQL. */
const failure = (code: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code, severity: 'FATAL' });

const isStandby = (error: unknown) => (error as { code?: unknown }).code === READ_ONLY;

/** Whether a connection was closed before the first answer, as a proxy without a primary does. */
const isUnanswered = ({ code, message }: NodeJS.ErrnoException, { bytesRead }: Socket) =>
  bytesRead === 0 && (code === 'ECONNRESET' || message === 'Connection terminated unexpectedly');

/** Several servers, one of which is the primary. */
export class Servers {
  readonly #addresses: readonly string[];
  #primary: Promise<Place> | undefined;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  /** The primary as last found. @throws Error with the code 57P03 when every server has said that it is none */
  primary(config: pg.ClientConfig): Promise<Place> {
    const search = this.#primary ?? this.#search(config);
    this.#primary = search;
    search.catch(() => this.forget(search));
    return search;
  }

  /** Forgets the primary, unless a newer search has begun. */
  forget(search: Promise<Place>): void {
    if (this.#primary === search) this.#primary = undefined;
  }

  async #search(config: pg.ClientConfig): Promise<Place> {
    const limits = { servers: undefined, connectionTimeoutMillis: SEARCH_MS };
    const asked = this.#addresses.map(async (connectionString) => {
      const client = new PrimaryClient({ ...config, ...limits, connectionString });
      await client.connect();
      const { host, port } = client;
      // Unawaited, as a machine that is lost now never answers.
      void client.end().catch(() => undefined);
      return { host, port };
    });
    return Promise.any(asked).catch(({ errors }: AggregateError) => {
      // A server that does not answer may be the primary of other processes.
      const unclear = errors.find((error) => !isServerDown(error) && !isStandby(error));
      throw unclear ?? failure('57P03', 'No server of DATABASE_URL is the primary', errors[0]);
    });
  }
}

const open = processWide('database connections', () => new Set<PrimaryClient>());

/** Breaks all connections, for a machine that has stopped answering: TCP would take many minutes to notice. */
export function breakConnections(): void {
  for (const client of open()) client.connection.stream.destroy();
}

/** Connects to the primary only, as a standby's answers may be old. Always has an error listener. */
export class PrimaryClient extends pg.Client {
  readonly #config: ConnectionConfig;
  #isStandby = false;

  constructor(config: ConnectionConfig = {}) {
    super(config);
    this.#config = config;
    // The pool and Prisma leave a moment without one, in which an error would end the process.
    this.on('error', () => undefined);
    this.once('end', () => open().delete(this));
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error | null, client?: this) => void): void;
  override connect(callback?: (error: Error | null, client?: this) => void): Promise<this> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(() => callback(null, this), callback);
    return undefined;
  }

  async #connect(): Promise<this> {
    const { servers } = this.#config;
    if (!servers) return this.#connectHere();
    const primary = servers.primary(this.#config);
    Object.assign(this, await primary);
    try {
      return await this.#connectHere();
    } catch (error) {
      servers.forget(primary);
      // Searches now, so that the next connection finds the new primary.
      await servers.primary(this.#config);
      throw failure('08006', 'The primary of the database has changed', error);
    }
  }

  async #connectHere(): Promise<this> {
    const { connection } = this;
    // Servers report it from PostgreSQL 14 on, before the first query.
    connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.#isStandby = parameterValue === 'on';
    });
    try {
      open().add(this);
      await super.connect();
    } catch (error) {
      open().delete(this);
      throw isUnanswered(error as Error, connection.stream as Socket)
        ? failure('57P03', 'No server answered', error)
        : error;
    }
    if (this.#isStandby) {
      void this.end().catch(() => undefined);
      throw failure(READ_ONLY, 'The database server is a standby');
    }
    this.#endWhenReadOnly();
    return this;
  }

  /** A refused write says that the server is the primary no longer: after its transaction the connection ends. */
  #endWhenReadOnly(): void {
    const { connection } = this;
    let isReadOnly = false;
    connection.on('errorMessage', ({ code }) => {
      isReadOnly ||= code === READ_ONLY;
    });
    connection.on('readyForQuery', ({ status }) => {
      if (isReadOnly && status === 'I') void this.end();
    });
  }
}
