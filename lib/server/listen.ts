import { createServer, type RequestListener, type Server } from 'node:http';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '../http/client-address.ts';
import type { AppError } from '../http/errors.ts';
import { KEEP_ALIVE_MS } from './drain.ts';
import { refuse } from './refusal.ts';
import { checkRequestLine } from './request-line.ts';

/** Connections that wait to be accepted; the system drops further ones. */
export const BACKLOG = 4096;

/** Longer than the largest body at the slowest rate (request-body.ts), in ms. */
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000;

/**
 * Listens on the public port.
 * @param trustedProxies number of proxies in front of us (TRUST_PROXY)
 * @throws Error with a sentence for the operator when the port is in use
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
    // Routes read the client's address from this header only; a client's own value is replaced.
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
