import pg from 'pg';
import { record } from './instruments.ts';

/** First words of statements that are worth a label. */
const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)?(SELECT|INSERT|UPDATE|DELETE|WITH|BEGIN|COMMIT|ROLLBACK|COPY|LISTEN)\b/i;

const operationOf = (given: unknown): string => {
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | null)?.text;
  return OPERATION.exec(String(text ?? ''))?.[1]?.toUpperCase() ?? 'OTHER';
};

/** A connection that records the duration of its statements. */
export class MeasuredClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg has overloads for callbacks and streams, which are passed on.
  override query(...given: any[]): any {
    const began = performance.now();
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const result = (super.query as any)(...given);
    const end = (failed: boolean) =>
      record('db.client.operation.duration', (performance.now() - began) / 1000, {
        'db.system.name': 'postgresql',
        'db.operation.name': operationOf(given[0]),
        ...(failed && { 'error.type': 'error' }),
      });
    if (result instanceof Promise)
      result.then(
        () => end(false),
        () => end(true),
      );
    return result;
  }
}
