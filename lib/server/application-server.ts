import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnswerContext, inAnswer, OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { NONCE_HEADER } from '../http/content-security-policy.ts';
import type { ApplicationEnd } from './bridge.ts';
import { BACKLOG } from './listen.ts';

/** An application that listens on a Unix socket in a folder that only this user may enter. */
export type ApplicationServer = { socketPath: string; close: () => Promise<void> };

const HTTPS_FOR_A_YEAR = 'max-age=31536000';

/**
 * Serves an application to the public thread (public-thread.ts) and nobody else. Once the answer to a request with a nonce
 * is sent, its facts follow over the bridge.
 * @param siteOrigin with https, answers carry HSTS; not for custom domains, whose owner decides
 */
export async function serveApplication(
  application: RequestListener,
  bridge: ApplicationEnd | undefined,
  siteOrigin = '',
): Promise<ApplicationServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-'));
  const socketPath = path.join(folder, 'application');
  // Its one client decides how long connections stay open.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { [NONCE_HEADER]: nonce, [OWN_DOMAIN_HEADER]: domain } = request.headers;
    const context: AnswerContext = {
      tags: new Set(),
      ...(nonce && { markup: new Map() }),
      ...(domain && { ownDomain: JSON.parse(String(domain)) }),
    };
    if (!domain && siteOrigin.startsWith('https:')) response.setHeader('strict-transport-security', HTTPS_FOR_A_YEAR);
    if (nonce) {
      response.once('finish', () => {
        const { tags, isGone = false, isUnavailable = false } = context;
        bridge?.send('answered', { nonce: String(nonce), facts: { tags, isGone, isUnavailable } });
      });
    }
    inAnswer(context, () => application(request, response));
  });
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
