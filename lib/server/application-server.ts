import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnswerContext, inAnswer, OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { NONCE_HEADER } from '../http/content-security-policy.ts';
import { BACKLOG } from './listen.ts';

/** Trailer of an answer: the names of what it was made from, as JSON. */
export const TAGS_TRAILER = 'x-tags';

/** An application that is reached through a socket in a folder of its own, which only this user may enter. */
export type ApplicationServer = { socketPath: string; close: () => Promise<void> };

/** Gathers, while an answer is made, what it is made from, and sends that after it. */
const tagged =
  (application: RequestListener): RequestListener =>
  (request, response) => {
    const answer = () => application(request, response);
    const { [NONCE_HEADER]: nonce, [OWN_DOMAIN_HEADER]: domain } = request.headers;
    const ownDomain = domain && { ownDomain: JSON.parse(String(domain)) };
    // Only whoever keeps whole answers marks their scripts.
    if (!nonce) return ownDomain ? inAnswer({ tags: new Set(), ...ownDomain }, answer) : answer();
    const context: AnswerContext = { tags: new Set<string>(), markup: new Map(), ...ownDomain };
    const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)];
    response.setHeader('trailer', TAGS_TRAILER);
    response.writeHead = ((...[status, ...given]: Parameters<typeof writeHead>) => {
      // A body of a known length has no trailers.
      response.removeHeader('content-length');
      return writeHead(status === 404 && context.isGone ? 410 : status, ...given);
    }) as typeof writeHead;
    response.end = ((...given: Parameters<typeof end>) => {
      response.addTrailers({ [TAGS_TRAILER]: JSON.stringify([...context.tags]) });
      return end(...given);
    }) as typeof end;
    inAnswer(context, answer);
  };

/** Serves an application to the thread that keeps its answers (public-server.ts) and to nobody else. */
export async function serveApplication(application: RequestListener): Promise<ApplicationServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-'));
  const socketPath = path.join(folder, 'application');
  // Its one client keeps connections for as long as it likes.
  const server = createServer({ keepAliveTimeout: 0 }, tagged(application));
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
