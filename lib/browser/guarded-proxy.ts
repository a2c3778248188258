import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type LookupFunction, type Socket } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { bareHost, destinationVerdict, urlPort } from '@/lib/http/address-guard.ts';
import { checkedLookup, everyAddressIsPublic, type Lookup, lookupFor } from '@/lib/http/resolve.ts';

/** A forward proxy to the public internet only, at `http://127.0.0.1:port`; `refused` has the `host:port` it refused. */
export type GuardedProxy = Record<'server' | 'username' | 'password', string> & {
  refused: ReadonlySet<string>;
  close: () => Promise<void>;
};

/** Entries that skip the address check, and a limit of received bytes over all connections. */
type Options = { allowHosts: readonly string[]; lookup?: Lookup; maxBytes?: number };

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** Headers of a single connection, not to be forwarded (RFC 9110 §7.6.1). */
const HOP_BY_HOP =
  /^(?:connection|keep-alive|proxy-(?:connection|authenticate|authorization)|te|trailer|transfer-encoding|upgrade)$/;

function passedOn({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return rawHeaders.flatMap((name, at) => {
    const isName = at % 2 === 0;
    const lower = name.toLowerCase();
    if (!isName || HOP_BY_HOP.test(lower) || named.includes(lower)) return [];
    return [name, rawHeaders[at + 1] ?? ''];
  });
}

function createGuard(allowHosts: readonly string[], lookup: Lookup) {
  const refused = new Set<string>();
  return {
    refused,
    destination(url: URL | null): { host: string; port: number; lookup: LookupFunction } | null {
      if (!url) return null;
      const port = Number(urlPort(url));
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
      const find = (hostname: string) => lookup(hostname, { isTrusted: verdict === 'trusted' });
      return { host: bareHost(url), port, lookup: checkedLookup(find, check, new Error('Not a public address')) };
    },
  };
}

const REFUSAL = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const PROXY_AUTHENTICATION =
  'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="browser"\r\n' +
  'Connection: close\r\nContent-Length: 0\r\n\r\n';

type Shared = {
  /** The expected `Proxy-Authorization`. */
  key: string;
  guard: ReturnType<typeof createGuard>;
  /** Counts received bytes; closes everything over the limit. */
  count: (stream: Readable) => void;
};

/** Forwards a request. Refusals only close the connection: an error page of ours could be taken for the site's. */
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

/** Starts a forward proxy on 127.0.0.1 to public addresses, checked when it connects, with a random password. */
export async function startGuardedProxy(options: Options): Promise<GuardedProxy> {
  const { allowHosts, lookup = lookupFor(randomUUID()), maxBytes = DEFAULT_MAX_BYTES } = options;
  const [username, password] = ['browser', randomBytes(24).toString('base64url')] as const;
  const sockets = new Set<Socket>();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  let received = 0;
  const count = (stream: Readable) =>
    void stream.on('data', ({ length }: Buffer) => {
      received += length;
      if (received > maxBytes) breakAll();
    });
  const shared: Shared = {
    count,
    key: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    guard: createGuard(allowHosts, lookup),
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
