import { afterAll, describe, expect, it, vi } from 'vitest';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { startLocalServer } from '../../fakes/local-server.ts';

const ANSWERS: Record<string, [status: number, body: string]> = {
  '/ok': [200, '{"id":"a"}'],
  '/empty': [204, ''],
  '/refused': [403, '{"message":"Sign in","code":"forbidden","requiresSignIn":true}'],
  '/broken': [500, ''],
  '/page': [502, '<html>'],
};

const server = await startLocalServer(({ path }) => {
  const [status, body] = ANSWERS[path] ?? [404, ''];
  return { status, body };
});
const origin = server.url;
vi.stubGlobal('document', { documentElement: { lang: 'de' } });
afterAll(() => {
  vi.unstubAllGlobals();
  return server.close();
});

const failure = (path: string) => requestJson(origin + path).catch((error: unknown) => error);

describe('calling our own API', () => {
  it('reads with GET and gives the JSON answer', async () => {
    expect(await requestJson(`${origin}/ok`)).toEqual({ id: 'a' });
    expect(server.calls.at(-1)).toMatchObject({ method: 'GET', body: '' });
    expect(server.calls.at(-1)?.headers).not.toHaveProperty('content-type');
  });

  it('asks for errors in the language of the page', async () => {
    await requestJson(`${origin}/ok`);
    expect(server.calls.at(-1)?.headers).toMatchObject({ 'accept-language': 'de' });
  });

  it('sends a body as JSON with the headers asked for', async () => {
    await requestJson(`${origin}/ok`, { method: 'POST', body: { topic: 'Tea' }, headers: { 'Idempotency-Key': 'k' } });
    expect(server.calls.at(-1)).toMatchObject({
      method: 'POST',
      body: '{"topic":"Tea"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    });
  });

  it('gives undefined for an empty answer', async () => {
    expect(await requestJson(`${origin}/empty`)).toBeUndefined();
  });

  it.each([
    ['/refused', 403, '403: {"message":"Sign in","code":"forbidden","requiresSignIn":true}'],
    ['/broken', 500, '500: Internal Server Error'],
    ['/page', 502, '502: <html>'],
  ])('throws for %s with the status and the body in the message', async (path, status, message) => {
    const error = await failure(path);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message });
  });

  it('throws the reason when it is aborted', async () => {
    const call = requestJson(`${origin}/ok`, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('reading an error of our own API', () => {
  it('finds what the server said', async () => {
    expect(apiErrorDetails(await failure('/refused'))).toEqual({
      message: 'Sign in',
      code: 'forbidden',
      requiresSignIn: true,
    });
  });

  it.each([
    ['a page', new ApiError(502, 'Bad Gateway', '<html>')],
    ['an empty body', new ApiError(500, 'Internal Server Error', '')],
    ['a JSON null', new ApiError(500, '', 'null')],
    ['another error', new TypeError('Failed to fetch')],
  ])('finds nothing in %s', (_, error) => {
    expect(apiErrorDetails(error)).toEqual({});
  });
});
