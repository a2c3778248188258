import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/**
 * A collector that accepts OTLP over HTTP with protobuf, as opentelemetry-proto 1.x describes it: POST /v1/traces and
 * /v1/metrics; anything else is refused.
 */

/** Fields of a message by number: numbers as bigint, texts and messages as bytes. */
type Fields = Map<number, (bigint | Buffer)[]>;

function decode(bytes: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => {
    at += length;
    if (at > bytes.length) throw new Error('a field is longer than its message');
    return bytes.subarray(at - length, at);
  };
  const readers: Record<number, () => bigint | Buffer> = {
    0: varint,
    1: () => take(8).readBigUInt64LE(),
    2: () => take(Number(varint())),
    5: () => BigInt(take(4).readUInt32LE()),
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const read = readers[tag & 7];
    if (!read) throw new Error(`wire type ${tag & 7} is unknown`);
    const number = tag >> 3;
    fields.set(number, [...(fields.get(number) ?? []), read()]);
  }
  return fields;
}

const messages = (fields: Fields, number: number): Fields[] =>
  (fields.get(number) ?? []).map((bytes) => decode(bytes as Buffer));
const text = (fields: Fields, number: number): string => String(fields.get(number)?.[0] ?? '');
const hex = (fields: Fields, number: number): string => (fields.get(number)?.[0] as Buffer)?.toString('hex') ?? '';

function double(bits: bigint): number {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(bits);
  return bytes.readDoubleLE();
}

/** KeyValue lists; AnyValue has a text, a truth value, an integer or a double. */
const attributesOf = (fields: Fields, number: number): Record<string, unknown> =>
  Object.fromEntries(
    messages(fields, number).map((pair) => {
      const [value = new Map() as Fields] = messages(pair, 2);
      const [[kind, [content]] = [1, ['']]] = [...value] as [number, (bigint | Buffer | string)[]][];
      const read = {
        1: () => String(content),
        2: () => content === 1n,
        3: () => Number(content),
        4: () => double(content as bigint),
      };
      return [text(pair, 1), read[kind as 1 | 2 | 3 | 4]()];
    }),
  );

type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentId: string;
  attributes: Record<string, unknown>;
};

const spansIn = (bytes: Buffer): ReceivedSpan[] =>
  messages(decode(bytes), 1)
    .flatMap((resource) => messages(resource, 2))
    .flatMap((scope) => messages(scope, 2))
    .map((span) => ({
      name: text(span, 5),
      traceId: hex(span, 1),
      spanId: hex(span, 2),
      parentId: hex(span, 4),
      attributes: attributesOf(span, 9),
    }));

const resourcesIn = (bytes: Buffer): Record<string, unknown>[] =>
  messages(decode(bytes), 1).flatMap((each) => messages(each, 1).map((resource) => attributesOf(resource, 1)));

const metricNamesIn = (bytes: Buffer): string[] =>
  messages(decode(bytes), 1)
    .flatMap((resource) => messages(resource, 2))
    .flatMap((scope) => messages(scope, 2))
    .map((metric) => text(metric, 1));

export async function startCollector() {
  const received = { traces: [] as Buffer[], metrics: [] as Buffer[] };
  const server = createServer(async (request, response) => {
    const kind = /^\/v1\/(traces|metrics)$/.exec(request.url ?? '')?.[1] as keyof typeof received | undefined;
    const isProtobuf = request.headers['content-type'] === 'application/x-protobuf';
    if (request.method !== 'POST' || !kind || !isProtobuf) {
      response.writeHead(kind ? 415 : 404).end();
      return;
    }
    const body = await buffer(request);
    received[kind].push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => received.traces.flatMap(spansIn),
    resources: () => [...received.traces, ...received.metrics].flatMap(resourcesIn),
    metricNames: () => new Set(received.metrics.flatMap(metricNamesIn)),
    /** All bytes that arrived, to look for what must not be there. */
    bytes: () => Buffer.concat([...received.traces, ...received.metrics]).toString('latin1'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
