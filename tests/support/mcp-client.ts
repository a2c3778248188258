import { Client, type ClientCapabilities, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

const MODERN = '2026-07-28';
export const TASKS = { extensions: { 'io.modelcontextprotocol/tasks': {} } };

/** A connected client of the protocol's revision 2026-07-28, or of one before. Knowing the tools, it checks their answers. */
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
  await client.listTools();
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
