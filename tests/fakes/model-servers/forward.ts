import type { Answer } from '../faults.ts';
import type { Call } from '../local-server.ts';

/** Has a chat completion answered by a server that keeps OpenAI's contract, at an address that ends in /v1. */
export async function forwardChat({ body }: Call, baseUrl: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', headers, body });
  const type = response.headers.get('content-type') ?? 'application/json';
  return { status: response.status, headers: { 'content-type': type }, body: await response.text() };
}
