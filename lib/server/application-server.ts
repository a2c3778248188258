import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnswerContext, inAnswer, OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { NONCE_HEADER } from '../http/content-security-policy.ts';
import { answerLanguage } from './answer-language.ts';
import type { ApplicationEnd } from './bridge.ts';
import { BACKLOG } from './listen.ts';

/** Lets an application know what language to answer in. */
export function speaking(
  application: RequestListener,
  begin: (request: IncomingMessage, response: ServerResponse) => AnswerContext,
): RequestListener {
  return async (request, response) => {
    // The same object, whose facts are told when the answer has been sent.
    const context = Object.assign(begin(request, response), await answerLanguage(request));
    inAnswer(context, () => application(request, response));
  };
}

/** Serves the public thread only: others cannot enter the socket's folder. The bridge tells facts about answers. */
export async function serveApplication(application: RequestListener, bridge: ApplicationEnd | undefined) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-'));
  const socketPath = path.join(folder, 'application');
  // Its one client decides how long connections stay open.
  const begin = (request: IncomingMessage, response: ServerResponse): AnswerContext => {
    const { [NONCE_HEADER]: nonce, [OWN_DOMAIN_HEADER]: domain } = request.headers;
    const context: AnswerContext = {
      tags: new Set(),
      ...(nonce && { markup: new Map() }),
      ...(domain && { ownDomain: JSON.parse(String(domain)) }),
    };
    if (nonce) {
      response.once('finish', () => {
        const { tags, status, isUnavailable = false, contentSignal } = context;
        bridge?.send('answered', { nonce: String(nonce), facts: { tags, status, isUnavailable, contentSignal } });
      });
    }
    return context;
  };
  const server = createServer({ keepAliveTimeout: 0 }, speaking(application, begin));
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

/** Sends the first request, which makes Next run the start-up work (instrumentation.ts). @throws Error when it fails */
export async function makeFirstRequest(socketPath: string): Promise<void> {
  const headers = { [CLIENT_ADDRESS_HEADER]: '127.0.0.1' };
  const sent = request({ socketPath, path: '/api/health', headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  if (answer?.statusCode !== 200) {
    throw new Error(`The server is not working: its first response had status ${answer?.statusCode}.`);
  }
}
