import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type Duration, record } from './instruments.ts';

export type Note = {
  /** Adds attributes with few values, to the metric and the span. */
  label: (attributes: Attributes) => void;
  /** Adds attributes to the span only. */
  detail: (attributes: Attributes) => void;
};

type Measured = {
  duration: Duration;
  span: string;
  kind?: SpanKind;
  attributes?: Attributes;
  /** A short name of an error's kind. */
  typeOf?: (error: unknown) => string;
};

export { SpanKind };

const CODE = /^[\w.-]{1,40}$/;

/** A short name of an error's kind, never its message. */
export function errorType(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(typeof code === 'string' && CODE.test(code) ? code : (name ?? 'Error'));
}

/** Performs work in a span, and records its duration; an error is labeled with its kind and thrown. */
export function measured<Result>(
  { duration, span: name, kind = SpanKind.INTERNAL, attributes = {}, typeOf = errorType }: Measured,
  work: (note: Note) => Promise<Result>,
): Promise<Result> {
  return trace.getTracer('quillcast').startActiveSpan(name, { kind, attributes }, async (span) => {
    const began = performance.now();
    const labels = { ...attributes };
    const detail = (added: Attributes) => void span.setAttributes(added);
    const label = (added: Attributes) => {
      Object.assign(labels, added);
      detail(added);
      if (added['error.type']) span.setStatus({ code: SpanStatusCode.ERROR });
    };
    try {
      return await work({ label, detail });
    } catch (error) {
      label({ 'error.type': typeOf(error) });
      throw error;
    } finally {
      record(duration, (performance.now() - began) / 1000, labels);
      span.end();
    }
  });
}
