import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type LookupFunction, type Socket } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import { checkedLookup, everyAddressIsPublic, type Lookup, lookupFor } from '@/lib/http/resolve.ts';

/** A forward proxy that leads to the public internet only. */
export type GuardedProxy = {
  /** `http://127.0.0.1:port`. */
  server: string;
  username: string;
  password: string;
  /** `host:port` of everything that it refused to connect to. */
  refused: ReadonlySet<string>;
  /** Breaks every connection and takes no more. */
  close: () => Promise<void>;
};

type Options = {
  /** Exact `host:port` entries that skip the address check. */
  allowHosts: readonly string[];
  lookup?: Lookup;
  /** Bytes that may come in over all connections together. */
  maxBytes?: number;
};

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** Headers about one connection, which must not pass on to the next (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set(
  (
    'connection keep-alive proxy-connection proxy-authenticate proxy-authorization te trailer ' +
    'transfer-encoding upgrade'
  ).split(' '),
);

/** Headers to pass on, as a flat list of names and values in their order. */
function passedOn({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return rawHeaders.flatMap((name, at) => {
    const isName = at % 2 === 0;
    const lower = name.toLowerCase();
    if (!isName || HOP_BY_HOP.has(lower) || named.includes(lower)) return [];
    return [name, rawHeaders[at + 1] ?? ''];
  });
}

type Destination = { host: string; port: number; lookup: LookupFunction };

/** Judges destinations and remembers those it refused. */
function createGuard(allowHosts: readonly string[], lookup: Lookup) {
  const refused = new Set<string>();
  const portOf = (url: URL) => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return {
    refused,
    /** Where to connect for an address, or null when that is not allowed. */
    destination(url: URL | null): Destination | null {
      if (!url) return null;
      const port = portOf(url);
      const verdict = destinationVerdict(url, allowHosts);
      const refuse = () => refused.add(`${url.hostname}:${port}`);
      if (verdict !== 'trusted' && verdict !== 'public-only') {
        refuse();
        return null;
      }
      // Runs when the socket connects, and hands it exactly the addresses that were checked.
      const check: typeof everyAddressIsPublic = (addresses) => {
        const isAllowed = verdict === 'trusted' || everyAddressIsPublic(addresses);
        if (!isAllowed) refuse();
        return isAllowed;
      };
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const find = (hostname: string) => lookup(hostname, { isTrusted: verdict === 'trusted' });
      return { host, port, lookup: checkedLookup(find, check, new Error('Not a public address')) };
    },
  };
}

const REFUSAL = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const WHO_ARE_YOU =
  'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="browser"\r\n' +
  'Connection: close\r\nContent-Length: 0\r\n\r\n';

/** What the requests of one proxy share. */
type Shared = {
  /** The `Proxy-Authorization` that its browser sends. */
  key: string;
  guard: ReturnType<typeof createGuard>;
  /** Counts what comes in; breaks everything when it is too much. */
  count: (stream: Readable) => void;
};

/**
 * Sends a request on and its answer back. Whatever goes wrong, or is refused, just breaks the browser's
 * connection: a page of ours could be taken for the site's.
 */
function forward(shared: Shared, request: IncomingMessage, response: ServerResponse): void {
  const { socket, method, headers } = request;
  if (headers['proxy-authorization'] !== shared.key) {
    socket.end(WHO_ARE_YOU);
    return;
  }
  const url = URL.parse(request.url ?? '');
  const to = url?.protocol === 'http:' ? shared.guard.destination(url) : null;
  if (!to || !url) {
    socket.destroy();
    return;
  }
  const path = url.pathname + url.search;
  // A connection of its own, so that none outlives the verdict it was made on.
  const upstream = httpRequest({ ...to, method, path, headers: passedOn(request), agent: false });
  upstream.once('response', (answer) => {
    shared.count(answer);
    // Chromium sends a request again, also a write, when a connection breaks that it had used before.
    const answerHeaders = [...passedOn(answer), 'Connection', 'close'];
    try {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answerHeaders);
    } catch {
      // Node reads a status line that it does not write: 099, or with a control character.
      upstream.destroy();
      socket.destroy();
      return;
    }
    pipeline(answer, response, () => undefined);
  });
  upstream.on('error', () => socket.destroy());
  socket.once('close', () => upstream.destroy());
  pipeline(request, upstream, () => undefined);
}

/** `host:port` of a CONNECT as an address. */
function authority(text: string | undefined): URL | null {
  const url = URL.parse(`https://${text}`);
  return url?.pathname === '/' && !url.search && !url.hash ? url : null;
}

/** Connects a socket through to where CONNECT wants to go; TLS and WebSockets pass unread. */
function tunnel(shared: Shared, request: IncomingMessage, socket: Socket, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  if (request.headers['proxy-authorization'] !== shared.key) {
    socket.end(WHO_ARE_YOU);
    return;
  }
  const to = shared.guard.destination(authority(request.url));
  if (!to) {
    socket.end(REFUSAL);
    return;
  }
  const upstream = connect(to);
  upstream.once('connect', () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    pipeline(socket, upstream, socket, () => undefined);
    shared.count(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.once('close', () => upstream.destroy());
}

/** Counts the bytes of several streams together. */
function createByteCounter(maxBytes: number, onTooMany: () => void) {
  let bytes = 0;
  return (stream: Readable) => {
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) onTooMany();
    });
  };
}

/**
 * Starts a forward proxy for one browser on 127.0.0.1. It allows http(s) to public addresses only, judged on the
 * address that is really connected to (safe-fetch's rules), and asks for a password that only its maker knows.
 */
export async function startGuardedProxy(options: Options): Promise<GuardedProxy> {
  const { allowHosts, lookup = lookupFor(randomUUID()), maxBytes = DEFAULT_MAX_BYTES } = options;
  const [username, password] = ['browser', randomBytes(24).toString('base64url')] as const;
  const sockets = new Set<Socket>();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const shared: Shared = {
    key: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    guard: createGuard(allowHosts, lookup),
    count: createByteCounter(maxBytes, breakAll),
  };
  const server = createServer((request, response) => forward(shared, request, response));
  server.on('connect', (request, socket, head) => tunnel(shared, request, socket as Socket, head));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    breakAll();
    await closed;
  };
  const { refused } = shared.guard;
  return { server: `http://127.0.0.1:${port}`, username, password, refused, close };
}
