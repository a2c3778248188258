import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Attributes that leave the process. Next's spans also have addresses, and errors their messages. */
const SAFE =
  /^(?:gen_ai\.[\w.]+|quillcast\.[\w.]+|db\.(?:system\.name|operation\.name)|error\.type|http\.(?:route|method|status_code)|next\.(?:route|span_type))$/;

function safeAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => SAFE.test(name)));
}

/** Names of Next's spans may have an address, unless they name a route. */
function safeName({ name, attributes }: ReadableSpan): string {
  const { 'next.span_type': type, 'next.route': route, 'http.method': method } = attributes;
  if (type === undefined) return name;
  return String(route && method ? `${method} ${route}` : type);
}

/** A span without anything that may name a person, a topic or an address. */
const privateSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: safeName(span), enumerable: true },
    attributes: { value: safeAttributes(span.attributes), enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  });

/** One for each route at the start. */
const isUseful = ({ attributes }: ReadableSpan) => attributes['next.span_type'] !== 'LoadComponents.loadRouteModule';

/** Exports spans without anything private. */
export const privateExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.filter(isUseful).map(privateSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
