/** Prisma's codes for an unreachable or overloaded database. */
const PRISMA_OUTAGE = /^P(?:1000|1001|1002|1008|1011|1017|2024|2028|2037)$/;

/** PostgreSQL's codes for a full disk, a read-only or stopping server, a broken connection, and damaged files. */
const POSTGRES_OUTAGE = /^(?:53...|57P0.|08...|58...|25006|XX00[12])$/;

/** Failures that Prisma's adapter reports without a code, as in raw queries. */
const ADAPTER_OUTAGE =
  /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError)$/;

/** Messages of the PostgreSQL client about connections, which have no code. */
const CLIENT_OUTAGE =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** The operating system's codes and calls of failed connections. */
const SYSTEM_OUTAGE =
  /^(?:E(?:PIPE|AGAIN|TIMEDOUT|NETDOWN|NETUNREACH|HOSTDOWN|HOSTUNREACH)|ECONN(?:REFUSED|RESET|ABORTED)|EAI_AGAIN|ENOTFOUND)$/;
const SYSTEM_CALL = /^(?:connect|read|write|getaddrinfo)$/;

/** A missing socket; ENOENT alone also means a missing file. */
const NO_SOCKET = /connect ENOENT \S*\.s\.PGSQL/;

type DatabaseError = Error & { code?: unknown; syscall?: unknown; meta?: { driverAdapterError?: DatabaseError } };

/** The cause of an error of Prisma's adapter, or of Prisma's error that wraps it. */
function outageReason({ meta, cause }: DatabaseError): { originalCode?: unknown; kind?: unknown } {
  const reason = meta?.driverAdapterError?.cause ?? cause;
  return typeof reason === 'object' && reason !== null ? reason : {};
}

/** Prisma rethrows a socket's error under its own name, without the call. */
const isOfSocket = ({ name, syscall }: DatabaseError) =>
  name.startsWith('PrismaClient') || SYSTEM_CALL.test(String(syscall));

/** Whether an error means that the database is down, whatever the query. Pages and routes answer it with 503. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const given: DatabaseError = error;
  const { originalCode, kind } = outageReason(given);
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

/** Whether no server runs, so that nobody can write: nothing listens, or it is starting or stopping. */
export function isServerDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as DatabaseError;
  return /^(?:ECONNREFUSED|57P0[123])$/.test(String(code)) || NO_SOCKET.test(error.message);
}

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'P2002';
