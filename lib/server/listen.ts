import { createServer, type RequestListener, type Server } from 'node:http';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '../http/client-address.ts';
import type { AppError } from '../http/errors.ts';
import { KEEP_ALIVE_MS } from './drain.ts';
import { refuse } from './refusal.ts';
import { checkRequestLine } from './request-line.ts';

/** How many connections wait to be accepted; when there are more, the system drops some of them. */
export const BACKLOG = 4096;

/** Longer than the largest body takes at the slowest rate (request-body.ts), in ms. */
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000;

/**
 * Answers a port that anybody may reach.
 * @param trustedProxies how many proxies stand before us (TRUST_PROXY)
 * @throws Error with a sentence for whoever starts the server when the port cannot be had
 */
export async function listen(listener: RequestListener, port: number, trustedProxies: number): Promise<Server> {
  const limits = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  const server = createServer(limits, (request, response) => {
    try {
      checkRequestLine(request);
    } catch (error) {
      refuse(response, error as AppError);
      return;
    }
    // Routes learn the peer's address from this header only; what a client put there is replaced.
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
      trustedProxies,
    );
    listener(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error);
    });
    server.listen({ port, backlog: BACKLOG }, resolve);
  });
  return server;
}
