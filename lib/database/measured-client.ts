import { record } from '../telemetry/instruments.ts';
import { PrimaryClient } from './primary.ts';

/** First words of statements that are worth a label. */
const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)?(SELECT|INSERT|UPDATE|DELETE|WITH|BEGIN|COMMIT|ROLLBACK|COPY|LISTEN)\b/i;

const operationOf = (given: unknown): string => {
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | null)?.text;
  return OPERATION.exec(String(text ?? ''))?.[1]?.toUpperCase() ?? 'OTHER';
};

/** A connection of the pool, which records the duration of its statements. */
export class MeasuredClient extends PrimaryClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg has overloads for callbacks and streams, which are passed on.
  override query(...given: any[]): any {
    const began = performance.now();
    const end = (error?: unknown) =>
      record('db.client.operation.duration', (performance.now() - began) / 1000, {
        'db.system.name': 'postgresql',
        'db.operation.name': operationOf(given[0]),
        ...(error ? { 'error.type': 'error' } : {}),
      });
    const callback = given.at(-1);
    // The pool sends single statements with a callback.
    const takesCallback = typeof callback === 'function';
    const measured = (error: unknown, result: unknown) => {
      end(error);
      callback(error, result);
    };
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const result = (super.query as any)(...(takesCallback ? [...given.slice(0, -1), measured] : given));
    if (result instanceof Promise) result.then(() => end(), end);
    return result;
  }
}
