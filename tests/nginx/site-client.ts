import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { expect } from 'vitest';

/** An answer with its whole body. */
type Answer = { status: number; headers: Awaited<ReturnType<typeof request>>['headers']; body: Buffer };

const answerCookies = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.split(';')[0])
    .join('; ');

/** Requests through nginx at an address that is known when the first is made. */
export function siteClient(url: () => string) {
  /** A request, and its answer as its bytes come. */
  async function send(path: string, options: Parameters<typeof request>[1] = {}): Promise<Answer> {
    const answer = await request(`${url()}${path}`, options);
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body };
  }

  const write = (path: string, method: 'POST' | 'PUT' | 'DELETE', body: object, cookie = '', more = {}) =>
    send(path, {
      method,
      headers: { 'content-type': 'application/json', origin: url(), cookie, ...more },
      body: JSON.stringify(body),
    });

  /** A new account with one blog. */
  async function newWriter() {
    const email = `${randomUUID()}@example.com`;
    const [password, confirmPassword] = ['violet lighthouse', 'violet lighthouse'];
    const account = { email, password, confirmPassword };
    const registered = await write('/api/account/register', 'POST', account);
    expect(registered.status).toBe(200);
    const cookie = answerCookies(registered);
    const topic = { topic: 'Tea', length: 'small' };
    const written = await write('/api/blogs/generate', 'POST', topic, cookie);
    expect(written.status).toBe(200);
    const { id }: { id: string } = JSON.parse(written.body.toString());
    return { email, cookie, id };
  }

  return { send, write, newWriter };
}
