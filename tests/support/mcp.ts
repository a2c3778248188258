import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import { hashToken } from '@/lib/auth/mutations.ts';
import { db } from '@/lib/database/db.ts';
import type { Scope, User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { send } from './api.ts';
import { signedInUser } from './users.ts';

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const { method = '', url = '', headers } = request;
  const answer = await send(
    new Request(`http://quillcast.test${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(method === 'POST' && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
      signal: gone.signal,
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  for await (const chunk of answer.body ?? []) response.write(chunk);
  response.end();
}

/** Serves the application's routes over HTTP while a file's tests run; returns the address of the MCP server. */
export async function serveMcp(): Promise<URL> {
  const server = createServer((request, response) => {
    pass(request, response).catch((error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/api/mcp`);
}

/** A key with these scopes, of this user or a new one. */
export async function madeKey(scopes: readonly Scope[], owner?: User) {
  const user = owner ?? (await signedInUser()).user;
  const secret = `qck_${newId()}`;
  const key = { id: newId(), userId: user.id, name: 'Test', hash: hashToken(secret), scopes: [...scopes] };
  await (await db()).accessToken.create({ data: key });
  return { user, secret };
}
