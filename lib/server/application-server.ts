import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnswerContext, inAnswer, OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { contentSecurityPolicy, NONCE_HEADER } from '../http/content-security-policy.ts';
import { BACKLOG } from './listen.ts';

/** Trailer of an answer: the names of what it was made from, as JSON. */
export const TAGS_TRAILER = 'x-tags';

/** An application that is reached through a socket in a folder of its own, which only this user may enter. */
export type ApplicationServer = { socketPath: string; close: () => Promise<void> };

type Head = ServerResponse['writeHead'];

/** Calls a function before the head of an answer is written; it gives the status to send. */
function beforeHead(response: ServerResponse, prepare: (status: number) => number): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...[status, ...given]: Parameters<Head>) => writeHead(prepare(status), ...given)) as Head;
}

/** Gives a page that is handed over as it is made a policy: none of its inline scripts run, since none is known. */
function restrict(response: ServerResponse): void {
  beforeHead(response, (status) => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html');
    if (isPage && !response.hasHeader('content-security-policy')) {
      response.setHeader('content-security-policy', contentSecurityPolicy([]));
    }
    return status;
  });
}

/** What Next answers, said more exactly. */
function statusOf(status: number, { isGone, isUnavailable }: AnswerContext): number {
  if (status === 404 && isGone) return 410;
  return status === 500 && isUnavailable ? 503 : status;
}

/** Gathers, while an answer is made, what it is made from, and sends that after it. */
const tagged =
  (application: RequestListener, siteHeaders: Readonly<Record<string, string>>): RequestListener =>
  (request, response) => {
    const answer = () => application(request, response);
    const { [NONCE_HEADER]: nonce, [OWN_DOMAIN_HEADER]: domain } = request.headers;
    const ownDomain = domain && { ownDomain: JSON.parse(String(domain)) };
    if (!domain) response.setHeaders(new Headers(siteHeaders));
    // Only whoever keeps whole answers marks their scripts.
    if (!nonce) {
      restrict(response);
      return ownDomain ? inAnswer({ tags: new Set(), ...ownDomain }, answer) : answer();
    }
    const context: AnswerContext = { tags: new Set<string>(), markup: new Map(), ...ownDomain };
    response.setHeader('trailer', TAGS_TRAILER);
    beforeHead(response, (status) => {
      // A body of a known length has no trailers.
      response.removeHeader('content-length');
      return statusOf(status, context);
    });
    const end = response.end.bind(response);
    response.end = ((...given: Parameters<typeof end>) => {
      response.addTrailers({ [TAGS_TRAILER]: JSON.stringify([...context.tags]) });
      return end(...given);
    }) as typeof end;
    inAnswer(context, answer);
  };

/**
 * Serves an application to the thread that keeps its answers (public-server.ts) and to nobody else.
 * @param siteHeaders headers of every answer of this site; a subscriber's own domain is not ours to decide for
 */
export async function serveApplication(
  application: RequestListener,
  siteHeaders: Readonly<Record<string, string>> = {},
): Promise<ApplicationServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-'));
  const socketPath = path.join(folder, 'application');
  // Its one client keeps connections for as long as it likes.
  const server = createServer({ keepAliveTimeout: 0 }, tagged(application, siteHeaders));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ path: socketPath, backlog: BACKLOG }, resolve);
  });
  return {
    socketPath,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
