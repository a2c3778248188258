import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { listen } from './local-server.ts';

/** A request for a file, as it came in. */
export type FileRequest = { path: string; range: string | undefined; authorization: string | undefined };

type Stored = { content: Buffer; sha256: string; size: number };

/** Ways in which what sends the bytes fails somebody who fetches them. */
type CdnFaults = {
  /** It ends each of so many answers after so many bytes of the body, and the connection with it. */
  breaks: { after: number; times: number };
  /** It sends so many bytes of the body and then nothing. */
  holdsAfter: number | undefined;
};

/** Plays what the hub redirects to: bytes under a signed address, in ranges (RFC 9110), without any token. */
function cdnFor(files: ReadonlyMap<string, Stored>, faults: CdnFaults, requests: FileRequest[]) {
  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { range, authorization } = request.headers;
    requests.push({ path: pathname, range, authorization });
    const stored = files.get(decodeURIComponent(pathname.slice(1)));
    // Signed addresses hold no other credentials.
    if (!stored || authorization) {
      response.writeHead(stored ? 400 : 403).end();
      return;
    }
    const { content } = stored;
    const [, first] = /^bytes=(\d+)-$/.exec(range ?? '') ?? [];
    const from = Number(first ?? 0);
    const common = { etag: `"${stored.sha256}"`, 'accept-ranges': 'bytes', 'content-type': 'application/octet-stream' };
    if (first !== undefined && from >= content.length) {
      response.writeHead(416, { ...common, 'content-range': `bytes */${content.length}` }).end();
      return;
    }
    const part = content.subarray(from);
    response.writeHead(first === undefined ? 200 : 206, {
      ...common,
      'content-length': part.length,
      ...(first !== undefined && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
    });
    if (faults.breaks.times > 0) {
      faults.breaks.times -= 1;
      response.write(part.subarray(0, faults.breaks.after), () => response.destroy());
      if (faults.breaks.after === 0) response.destroy();
      return;
    }
    if (faults.holdsAfter !== undefined) {
      response.write(part.subarray(0, faults.holdsAfter));
      return;
    }
    response.end(part);
  };
  return listener;
}

const COMMIT = '9c1f4a0e7b3d2c5f8a6e1d0b4c7f3a2e5d8b1c60';

/**
 * Starts a fake of Hugging Face's hub (huggingface.co/docs/hub/api, the headers as its own client reads them): files of a
 * repository under /api/models/REPO/tree/main, each with the SHA-256 and the size of its LFS object, and their bytes under
 * /REPO/resolve/main/PATH, which redirects to a server of another origin.
 */
export async function startModelHub() {
  const files = new Map<string, Stored>();
  const gates = new Map<string, string>();
  const faults: CdnFaults = { breaks: { after: 0, times: 0 }, holdsAfter: undefined };
  const requests = { hub: [] as FileRequest[], cdn: [] as FileRequest[] };
  let refusal: { status: number; headers: Record<string, string> } | undefined;
  const cdn = await listen(cdnFor(files, faults, requests.cdn));

  const repoKeys = (repo: string) => [...files.keys()].filter((key) => key.startsWith(`${repo}/`));

  /** The headers of a refusal, or undefined where there is none. */
  function repoRefusal(repo: string, authorization: string | undefined) {
    if (refusal) return refusal;
    const code = (name: string) => ({ 'x-error-code': name });
    if (repoKeys(repo).length === 0) {
      return { status: authorization ? 404 : 401, headers: code('RepoNotFound') };
    }
    const token = gates.get(repo);
    if (token === undefined || authorization === `Bearer ${token}`) return undefined;
    return authorization
      ? { status: 401, headers: { 'x-error-message': 'Invalid credentials in Authorization header' } }
      : { status: 401, headers: code('GatedRepo') };
  }

  const tree = (repo: string) =>
    repoKeys(repo).map((key) => {
      const { sha256, size } = files.get(key) as Stored;
      const lfs = { oid: sha256, size, pointerSize: 135 };
      return { type: 'file', oid: COMMIT, size, path: key.slice(repo.length + 1), lfs };
    });

  const hub = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { range, authorization } = request.headers;
    requests.hub.push({ path: pathname, range, authorization });
    const [, api] = /^\/api\/models\/([^/]+\/[^/]+)\/tree\/main$/.exec(pathname) ?? [];
    const [, resolved = '', path = ''] = /^\/([^/]+\/[^/]+)\/resolve\/main\/(.+)$/.exec(pathname) ?? [];
    const repo = api ?? resolved;
    const refused = repoRefusal(repo, authorization);
    if (refused) {
      response.writeHead(refused.status, refused.headers).end('{"error":"refused"}');
      return;
    }
    if (api) {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(tree(repo)));
      return;
    }
    const key = `${repo}/${decodeURIComponent(path)}`;
    const stored = files.get(key);
    if (!stored) {
      response.writeHead(404, { 'x-error-code': 'EntryNotFound' }).end('Entry not found');
      return;
    }
    response.writeHead(302, {
      location: `${cdn.url}/${encodeURIComponent(key)}?signature=abc`,
      'x-repo-commit': COMMIT,
      'x-linked-size': String(stored.size),
      'x-linked-etag': `"${stored.sha256}"`,
    });
    response.end();
  });

  return {
    /** Its origin, without a trailing slash. */
    url: hub.url,
    /** Where the bytes come from. */
    cdnUrl: cdn.url,
    /** Requests so far, in order. */
    requests,
    faults,
    /** Stores a file; `described` is what the hub says of it, where that is to be wrong. */
    put: (repo: string, path: string, content: Buffer, described: Partial<Stored> = {}) => {
      const sha256 = createHash('sha256').update(content).digest('hex');
      files.set(`${repo}/${path}`, { content, sha256, size: content.length, ...described });
      return sha256;
    },
    /** Gates a repository behind a license: only requests with this token succeed. */
    gate: (repo: string, token: string) => gates.set(repo, token),
    /** Refuses everything from now on. */
    refuse: (status: number, headers: Record<string, string> = {}) => {
      refusal = { status, headers };
    },
    close: async () => {
      await hub.close();
      await cdn.close();
    },
  };
}

/** A fake hub. */
export type ModelHub = Awaited<ReturnType<typeof startModelHub>>;
