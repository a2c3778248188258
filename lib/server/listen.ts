import { createServer, type RequestListener, type Server } from 'node:http';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '../http/client-address.ts';
import { KEEP_ALIVE_MS } from './drain.ts';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * Answers a port that anybody may reach.
 * @param trustedProxies how many proxies stand before us (TRUST_PROXY)
 * @throws Error with a sentence for whoever starts the server when the port cannot be had
 */
export async function listen(
  listener: RequestListener,
  port: number,
  trustedProxies: number,
): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    // It would send back what the browser sent, cookies as well.
    if (request.method === 'TRACE') {
      response.writeHead(405, { Allow: ALLOWED_METHODS }).end();
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
    server.listen(port, resolve);
  });
  return server;
}
