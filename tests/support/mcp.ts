import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Client, type ClientCapabilities, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, onTestFinished } from 'vitest';
import { hashToken } from '@/lib/auth/mutations.ts';
import { db } from '@/lib/database/db.ts';
import type { Scope, User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { send } from './api.ts';
import { signedInUser } from './users.ts';

export const MODERN = '2026-07-28';
export const TASKS = { extensions: { 'io.modelcontextprotocol/tasks': {} } };

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

/** A connected client of the protocol's revision 2026-07-28, or of one before. */
export async function mcpClient(
  url: URL,
  secret: string,
  {
    capabilities = {},
    mode = { pin: MODERN },
  }: { capabilities?: ClientCapabilities; mode?: { pin: string } | 'legacy' } = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities, versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${secret}` };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

/** The sentences and the data of a tool's answer. */
export async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { text?: string }[];
  return { text: first?.text ?? '', data: structuredContent as Record<string, unknown>, isError };
}

/** A request as a client with tasks sends it: the client from npm knows none. */
export async function rpc(url: URL, secret: string, method: string, params: Record<string, unknown>) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': MODERN,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': TASKS,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': MODERN },
      ...{ 'mcp-method': method, 'mcp-name': String(params.name ?? params.taskId) },
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }),
  });
  return response.json();
}
