import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { env } from './env.ts';

/** Names whose values never reach the log, wherever they stand in what is logged. */
const SECRET_NAMES = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'apiKey', 'secret', 'credentials'];

/** The request that is being answered; its id stands in every line that is logged meanwhile. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();

/** How long a process that ends waits for whoever reads its output to read on, in milliseconds. */
const UNREAD_MS = 1000;

/** Standard output. Where nobody reads it any more, a process ends all the same, and what is left is lost. */
function standardOutput() {
  let ending: { unread: number; since: number } | undefined;
  const output = pino.destination({
    sync: false,
    // Asked whenever the pipe is full.
    retryEAGAIN: (_, writing, waiting) => {
      if (!ending) return true;
      const unread = writing + waiting;
      if (unread < ending.unread) ending = { unread, since: Date.now() };
      return Date.now() - ending.since < UNREAD_MS;
    },
  });
  // Before pino's own listener, which would wait for ever, and does nothing for an output that is destroyed.
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
    mixin: () => requestContext.getStore() ?? {},
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  };
  return pino(options, standardOutput());
}

let logger: pino.Logger | undefined;

/** The process's logger: one JSON object a line on standard output, secrets redacted. */
export function log(): pino.Logger {
  logger ??= build();
  return logger;
}
