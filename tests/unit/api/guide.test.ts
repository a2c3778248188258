import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { readGuide } from '@/lib/api/guide.ts';
import { AppError, type ErrorCode } from '@/lib/http/errors.ts';
import { freePort } from '../../../e2e/support/app-server.ts';
import { eventually } from '../../support/eventually.ts';
import { type GuideLanguage, guideProgram, startProgram } from '../../support/guide.ts';

const STATUS = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'sign-in-required': 403,
  'network-limit-reached': 403,
  'subscription-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unprocessable-input': 422,
  'too-many-requests': 429,
  blocked: 451,
  'cancelled-by-client': 499,
  internal: 500,
  'not-implemented': 501,
  'writer-failed': 502,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

test('the guide names every error with its status', async () => {
  const errors = (await readGuide()).find(({ id }) => id === 'errors')?.text ?? '';
  const rows = [...errors.matchAll(/^\| `([\w-]+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, Number(status)]);
  expect(Object.fromEntries(rows)).toEqual(STATUS);
  for (const [code, status] of Object.entries(STATUS)) expect(new AppError(code as ErrorCode, '').status).toBe(status);
});

test('sections have anchors of their own, and no placeholder is left', async () => {
  const sections = await readGuide();
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  expect(JSON.stringify(sections)).not.toContain('{url}');
});

const SECRET = `whsec_${Buffer.from('a secret of at least twenty-four bytes').toString('base64')}`;

test.each<GuideLanguage>(['TypeScript', 'Python'])(
  'the receiver in %s takes what we signed, and nothing else',
  async (language) => {
    const port = await freePort();
    const env = { QUILLCAST_WEBHOOK_SECRET: SECRET, PORT: `${port}` };
    await startProgram(language, guideProgram(language, 'webhook'), env);
    const [body, now] = ['{"type":"blog.published","data":{"id":"1"}}', new Date()];
    const seconds = `${Math.floor(now.getTime() / 1000)}`;
    const signature = new Webhook(SECRET).sign('msg_1', now, body);
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': seconds, 'webhook-signature': signature };
    const deliver = async (sent: string, more = {}) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: sent, headers: { ...headers, ...more } }))
        .status;
    expect(await eventually(() => deliver(body))).toBe(204);
    expect(await deliver(body.replace('1', '2'))).toBe(400);
    const hourAgo = new Date(now.getTime() - 3_600_000);
    const old = { 'webhook-timestamp': `${Math.floor(hourAgo.getTime() / 1000)}` };
    expect(await deliver(body, { ...old, 'webhook-signature': new Webhook(SECRET).sign('msg_1', hourAgo, body) })).toBe(
      400,
    );
  },
);
