import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { env } from './env.ts';

/** Names whose values never reach the log, wherever they stand in what is logged. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'apiKey',
  'secret',
  'credentials',
];

/** The request that is being answered; its id stands in every line that is logged meanwhile. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();

function build() {
  return pino({
    level: env().LOG_LEVEL,
    base: null,
    mixin: () => requestContext.getStore() ?? {},
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  });
}

let logger: pino.Logger | undefined;

/** The process's logger: one JSON object a line on standard output, secrets redacted. */
export function log(): pino.Logger {
  logger ??= build();
  return logger;
}
