import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { env } from './env.ts';

/** Fields that are redacted, up to two levels deep. */
const SECRET_NAMES = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'apiKey', 'secret', 'credentials'];

export const requestContext = new AsyncLocalStorage<{ requestId: string }>();

/** How long an exiting process waits for a stalled reader of its output, in ms. */
const UNREAD_MS = 1000;

/** Standard output. A stalled reader does not keep an exiting process alive; the rest is lost. */
function standardOutput() {
  let ending: { unread: number; since: number } | undefined;
  const output = pino.destination({
    sync: false,
    // Called whenever the pipe is full.
    retryEAGAIN: (_, writing, waiting) => {
      if (!ending) return true;
      const unread = writing + waiting;
      if (unread < ending.unread) ending = { unread, since: Date.now() };
      return Date.now() - ending.since < UNREAD_MS;
    },
  });
  // Before pino's own listener, which would wait forever, but ignores a destroyed output.
  process.prependOnceListener('exit', () => {
    ending = { unread: Number.POSITIVE_INFINITY, since: Date.now() };
    try {
      output.flushSync();
    } catch {
      output.destroy();
    }
  });
  return output;
}

function build() {
  const options: pino.LoggerOptions = {
    level: env().LOG_LEVEL,
    base: null,
    // A copy, as pino adds the fields of each line to it.
    mixin: () => ({ ...requestContext.getStore() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  };
  return pino(options, standardOutput());
}

let logger: pino.Logger | undefined;

/** The process's logger: JSON lines on standard output, with secrets redacted. */
export function log(): pino.Logger {
  logger ??= build();
  return logger;
}
