import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type LookupFunction, type Socket } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import { checkedLookup, everyAddressIsPublic, type Lookup, lookupFor } from '@/lib/http/resolve.ts';

/** A forward proxy to the public internet only. */
export type GuardedProxy = {
  /** `http://127.0.0.1:port`. */
  server: string;
  username: string;
  password: string;
  /** `host:port` of all refused destinations. */
  refused: ReadonlySet<string>;
  /** Closes all connections and accepts no more. */
  close: () => Promise<void>;
};

type Options = {
  /** Exact `host:port` entries that skip the address check. */
  allowHosts: readonly string[];
  lookup?: Lookup;
  /** Limit of received bytes over all connections. */
  maxBytes?: number;
};

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** Headers of a single connection, not to be forwarded (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set(
  (
    'connection keep-alive proxy-connection proxy-authenticate proxy-authorization te trailer ' +
    'transfer-encoding upgrade'
  ).split(' '),
);

/** Headers to forward, as a flat list of names and values. */
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

/** Checks destinations and remembers refused ones. */
function createGuard(allowHosts: readonly string[], lookup: Lookup) {
  const refused = new Set<string>();
  const portOf = (url: URL) => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return {
    refused,
    /** Destination of a URL, or null if it is not allowed. */
    destination(url: URL | null): Destination | null {
      if (!url) return null;
      const port = portOf(url);
      const verdict = destinationVerdict(url, allowHosts);
      const refuse = () => refused.add(`${url.hostname}:${port}`);
      if (verdict !== 'trusted' && verdict !== 'public-only') {
        refuse();
        return null;
      }
      // Runs when the socket connects, so that it uses the checked addresses.
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
const PROXY_AUTHENTICATION =
  'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="browser"\r\n' +
  'Connection: close\r\nContent-Length: 0\r\n\r\n';

/** State shared by the requests of a proxy. */
type Shared = {
  /** The expected `Proxy-Authorization`. */
  key: string;
  guard: ReturnType<typeof createGuard>;
  /** Counts received bytes; closes everything over the limit. */
  count: (stream: Readable) => void;
};

/**
 * Forwards a request and its response. Errors and refusals only close the browser's connection: an error page of ours could
 * be taken for the site's.
 */
function forward(shared: Shared, request: IncomingMessage, response: ServerResponse): void {
  const { socket, method, headers } = request;
  if (headers['proxy-authorization'] !== shared.key) {
    socket.end(PROXY_AUTHENTICATION);
    return;
  }
  const url = URL.parse(request.url ?? '');
  const to = url?.protocol === 'http:' ? shared.guard.destination(url) : null;
  if (!to || !url) {
    socket.destroy();
    return;
  }
  const path = url.pathname + url.search;
  // No connection is reused after its destination was checked.
  const upstream = httpRequest({ ...to, method, path, headers: passedOn(request), agent: false });
  upstream.once('response', (answer) => {
    shared.count(answer);
    // Chromium repeats requests, even writes, when a reused connection breaks.
    const answerHeaders = [...passedOn(answer), 'Connection', 'close'];
    try {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answerHeaders);
    } catch {
      // Node parses status lines that it refuses to write: 099, or with a control character.
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

/** `host:port` of a CONNECT as a URL. */
function authority(text: string | undefined): URL | null {
  const url = URL.parse(`https://${text}`);
  return url?.pathname === '/' && !url.search && !url.hash ? url : null;
}

/** Tunnels a CONNECT request, for TLS and WebSockets. */
function tunnel(shared: Shared, request: IncomingMessage, socket: Socket, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  if (request.headers['proxy-authorization'] !== shared.key) {
    socket.end(PROXY_AUTHENTICATION);
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

/** Counts the bytes of several streams. */
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
 * Starts a forward proxy for one browser on 127.0.0.1. It allows only HTTP(S) to public addresses, checked when it connects
 * (the rules of safe-fetch), and requires a random password.
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
