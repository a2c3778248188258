/** Prisma's codes for a database that cannot be reached, or has no time or connection to spare. */
const PRISMA_OUTAGE = /^P(?:1000|1001|1002|1008|1011|1017|2024|2028|2037)$/;

/**
 * PostgreSQL's codes for a full disk, a read-only or stopping server, a broken connection, failing or damaged files
 * (https://www.postgresql.org/docs/18/errcodes-appendix.html).
 */
const POSTGRES_OUTAGE = /^(?:53...|57P0.|08...|58...|25006|XX00[12])$/;

/** Kinds of failure that Prisma's adapter reports without a code, as in raw queries. */
const ADAPTER_OUTAGE =
  /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError)$/;

/** The PostgreSQL client's sentences for a connection that is gone or cannot be had, which it gives no code. */
const CLIENT_OUTAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** The operating system's codes for a connection that fails, and the calls that its errors name. */
const SYSTEM_OUTAGE =
  /^(?:E(?:PIPE|AGAIN|TIMEDOUT|NETDOWN|NETUNREACH|HOSTDOWN|HOSTUNREACH)|ECONN(?:REFUSED|RESET|ABORTED)|EAI_AGAIN|ENOTFOUND)$/;
const SYSTEM_CALL = /^(?:connect|read|write|getaddrinfo)$/;

/** A folder without the server's socket, whose other meaning is a missing file. */
const NO_SOCKET = /connect ENOENT \S*\.s\.PGSQL/;

/** An error of Prisma, of the PostgreSQL client or of a socket, as far as it says why. */
type DatabaseError = Error & { code?: unknown; syscall?: unknown; meta?: { driverAdapterError?: DatabaseError } };

/** What Prisma's adapter made of an error: its own error, or the one that Prisma reports it in. */
function reasonOf({ meta, cause }: DatabaseError): { originalCode?: unknown; kind?: unknown } {
  const reason = meta?.driverAdapterError?.cause ?? cause;
  return typeof reason === 'object' && reason !== null ? reason : {};
}

/** Prisma repeats a socket's error under its own name, without the call. */
const isOfSocket = ({ name, syscall }: DatabaseError) =>
  name.startsWith('PrismaClient') || SYSTEM_CALL.test(String(syscall));

/**
 * Whether an error means that the database cannot be used at the moment, whatever was asked of it. Pages and routes answer
 * it with 503.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const given: DatabaseError = error;
  const { originalCode, kind } = reasonOf(given);
  const code = String(given.code);
  return (
    PRISMA_OUTAGE.test(code) ||
    POSTGRES_OUTAGE.test(String(originalCode ?? code)) ||
    ADAPTER_OUTAGE.test(String(kind)) ||
    CLIENT_OUTAGE.test(error.message) ||
    NO_SOCKET.test(error.message) ||
    (SYSTEM_OUTAGE.test(code) && isOfSocket(given))
  );
}

/**
 * Whether an error of connecting proves that no server runs, so that nobody can write to its database: nothing listens
 * there, or it is starting or shutting down. A timeout proves nothing.
 */
export function isServerDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as DatabaseError;
  return /^(?:ECONNREFUSED|57P0[123])$/.test(String(code)) || NO_SOCKET.test(error.message);
}
