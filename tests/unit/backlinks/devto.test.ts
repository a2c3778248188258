import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { devto } from '@/lib/backlinks/platforms/devto.ts';
import { type FakeDev, startFakeDev } from '../../fakes/devto/server.ts';
import type { Fault } from '../../fakes/faults.ts';
import { CANONICAL_URL, failureAt, failureOf, platformContext, postWith } from '../../support/posts.ts';

let dev: FakeDev;
let credentials: { apiKey: string };
const context = platformContext();

beforeAll(async () => {
  dev = await startFakeDev();
  credentials = { apiKey: dev.apiKey };
  vi.stubEnv('DEVTO_API_BASE', dev.url);
});

beforeEach(() => {
  dev.reset();
  vi.restoreAllMocks();
});

afterAll(() => dev.close());

const publish = (given?: Parameters<typeof postWith>[0]) => devto.publish(postWith(given), credentials, context);

test('has one site for everybody', () => {
  expect(devto.target(credentials)).toBe('dev.to');
});

test('publishes an article whose page links to the blog and names it as canonical', async () => {
  const { url = '', id } = await publish();
  const page = await (await fetch(url)).text();
  expect(id).toBe(String(dev.createdPosts()[0]?.id));
  expect(page).toContain(`<a href="${CANONICAL_URL}" rel="noopener noreferrer">A Title</a>`);
  expect(page).toContain(`<link rel="canonical" href="${CANONICAL_URL}">`);
});

test('sends what DEV shows of an article', async () => {
  const image = { url: '/api/images/i1', title: 'Beans', source: '', sourceUrl: '' };
  const sections = [{ heading: 'Beans', content: 'Fresh.', images: [{ ...image, width: 600, height: 400 }] }];
  await publish({ blog: { content: { intro: 'Good coffee is simple.', sections } } });
  expect(dev.createdPosts()).toMatchObject([
    {
      title: 'A Title',
      published: true,
      canonicalUrl: CANONICAL_URL,
      description: 'Good coffee is simple.',
      mainImage: 'https://quillcast.example/api/images/i1',
      tags: ['brew', 'coffee'],
    },
  ]);
});

test('asks for version 1 of the API with the key, and says who asks', async () => {
  await publish();
  expect(dev.calls[0]?.headers).toMatchObject({
    'api-key': dev.apiKey,
    accept: 'application/vnd.forem.api-v1+json, application/json;q=0.9',
    'user-agent': expect.stringContaining('Quillcast'),
  });
});

test.each([
  ['fully_autonomous', { writer: 'model' }],
  ['no_ai', { writer: 'digest' }],
  ['no_ai', { writer: 'brief', editedAt: '2026-11-20T10:00:00.000Z' }],
  ['some_ai', { writer: 'model', editedAt: '2026-11-20T10:00:00.000Z' }],
  ['no_ai', { writer: 'person', editedAt: '2026-11-20T10:00:00.000Z' }],
] as const)('discloses %s for %j', async (level, blog) => {
  await publish({ blog });
  expect(dev.createdPosts()).toMatchObject([{ aiDisclosureLevel: level }]);
});

test('shortens a title to 128 characters', async () => {
  await publish({ blog: { content: { title: '☕'.repeat(200) } } });
  expect(dev.createdPosts()[0]?.title).toBe(`${'☕'.repeat(127)}…`);
});

test('sends at most four tags of letters and digits', async () => {
  await publish({ blog: { topic: 'Café crème, beans & grinders: water-temperature for espresso' } });
  expect(dev.createdPosts()[0]?.tags).toEqual(['cafe', 'creme', 'beans', 'grinders']);
});

test('is not taken for Liquid by a text that looks like it', async () => {
  await publish({ blog: { content: { intro: 'Write {% raw %} and {{ name }}.' } } });
  expect(dev.createdPosts()).toHaveLength(1);
});

test('leaves a draft without an address and says where it is', async () => {
  const draft = await publish({ visibility: 'draft' });
  expect(draft).toEqual({
    id: String(dev.createdPosts()[0]?.id),
    visibility: 'draft',
    note: 'It is a draft in your DEV dashboard: look it over and publish it there.',
  });
  expect(dev.createdPosts()).toMatchObject([{ published: false }]);
});

test.each([
  'http://localhost:3000/share/abc123',
  'http://127.0.0.1/share/abc123',
  'http://quillcast.local/share/abc123',
  'http://192.168.1.5/share/abc123',
])('refuses to send %s as canonical and asks DEV nothing', async (canonicalUrl) => {
  const { kind, message } = await failureOf(publish({ canonicalUrl }));
  expect(kind).toBe('refused');
  expect(message).toBe(
    `DEV takes no link to an address that only this computer or network can open (${new URL(canonicalUrl).host}). Publish from a public SITE_URL.`,
  );
  expect(dev.calls).toEqual([]);
});

test('accepts a right key', async () => {
  await expect(devto.check(credentials, context)).resolves.toBeUndefined();
});

test('refuses a wrong key', async () => {
  const failure = await failureOf(devto.check({ apiKey: 'wrongKey' }, context));
  expect(failure).toMatchObject({
    kind: 'refused',
    message: 'DEV does not accept this API key. Make a new one under Settings → Extensions and paste it here.',
  });
});

test.each(['two\nlines', 'with space', 'dash–key'])('never sends the key %j', async (apiKey) => {
  const failure = await failureOf(devto.check({ apiKey }, context));
  expect(failure).toMatchObject({
    kind: 'refused',
    message:
      'This API key has characters in it that none has, such as a space or a line break. Copy it again, whole and alone.',
  });
  expect(failure.logged).not.toContain(apiKey);
  expect(dev.calls).toEqual([]);
});

const OUTCOMES: readonly [Fault, string, string, number?][] = [
  ['401', 'refused', 'DEV does not accept this API key. Make a new one under Settings → Extensions and paste it here.'],
  [
    '403',
    'refused',
    'DEV does not let this account publish. Sign in at dev.to to see whether it is confirmed and not suspended.',
  ],
  [
    '422',
    'refused',
    'DEV did not take the article: “Title has already been used in the last five minutes”. Change that and submit it again.',
  ],
  ['429', 'busy', 'DEV asks us to slow down. We try again by ourselves.', 30],
  ['429-retry-after', 'busy', 'DEV asks us to slow down. We try again by ourselves.', 17],
  ['500', 'unknown', 'DEV has a fault of its own (500).'],
  [
    'html-200',
    'unknown',
    'DEV answered with a web page instead of data; a security plugin or a login page may stand before it.',
  ],
  ['reset-after-201', 'unknown', 'DEV could not be reached, or the connection broke.'],
  ['hang', 'unknown', 'DEV took too long to answer.'],
];

test.each(OUTCOMES)('calls a %s %s', async (fault, kind, message, retryAfter) => {
  const failure = await failureAt(dev.faults, fault, () => publish());
  expect(failure).toMatchObject({ kind, message });
  expect(failure.retryAfter).toBe(retryAfter);
  expect(failure.logged).not.toContain(dev.apiKey);
});

test('is told to slow down at the eleventh article within 30 seconds', async () => {
  const canonicalUrls = Array.from({ length: 10 }, (_, at) => `https://quillcast.example/s/${at}`);
  for (const canonicalUrl of canonicalUrls) await publish({ canonicalUrl });
  expect(await failureOf(publish())).toMatchObject({ kind: 'busy', retryAfter: 30 });
  expect(dev.createdPosts()).toHaveLength(10);
});

test('finds the one copy that arrived before the connection broke', async () => {
  dev.faults.next('reset-after-201');
  await failureOf(publish());
  const earlier = await devto.findEarlier(postWith(), credentials, context);
  expect(earlier?.url).toMatch(/^http/);
  expect(dev.createdPosts().map(({ id }) => String(id))).toEqual([earlier?.id]);
});

test.each(['hang', 'html-200'] as const)('finds no copy after a %s that stored none', async (fault) => {
  await failureAt(dev.faults, fault, () => publish());
  vi.restoreAllMocks();
  expect(await devto.findEarlier(postWith(), credentials, context)).toBeNull();
});

test('finds a copy behind a hundred later articles', async () => {
  const { id } = await publish();
  for (let at = 0; at < 120; at += 1) dev.publishOwn(`https://quillcast.example/s/${at}`);
  expect(await devto.findEarlier(postWith(), credentials, context)).toMatchObject({ id });
});

test('finds a draft too', async () => {
  await publish({ visibility: 'draft' });
  const earlier = await devto.findEarlier(postWith(), credentials, context);
  expect(earlier).toEqual({
    id: String(dev.createdPosts()[0]?.id),
    visibility: 'draft',
    note: 'It is a draft in your DEV dashboard: look it over and publish it there.',
  });
});

test('puts the present text into the article that is there, at its address', async () => {
  const copy = await publish();
  const changed = postWith({ blog: { content: { title: 'A Better Title' } } });
  expect(await devto.update?.(copy, changed, credentials, context)).toEqual(copy);
  expect(dev.createdPosts()).toMatchObject([{ title: 'A Better Title', published: true }]);
});

test('publishes a draft, which gets its address then', async () => {
  const copy = await publish({ visibility: 'draft' });
  const { id, url = '' } = (await devto.update?.(copy, postWith(), credentials, context)) ?? {};
  expect(id).toBe(copy.id);
  expect((await fetch(url)).status).toBe(200);
  expect(dev.createdPosts()).toMatchObject([{ published: true }]);
});

test('leaves a published article published when a draft is asked for', async () => {
  const copy = await publish();
  await devto.update?.(copy, postWith({ visibility: 'draft' }), credentials, context);
  expect(dev.createdPosts()).toMatchObject([{ published: true }]);
});

test('says so when the article to update is gone', async () => {
  const updating = devto.update?.({ id: '42' }, postWith(), credentials, context);
  expect(await failureOf(updating ?? Promise.resolve())).toMatchObject({ kind: 'refused' });
});

test('finds the article that is known by its number, whatever its canonical address is', async () => {
  const { id } = await publish();
  const moved = postWith({ canonicalUrl: 'https://elsewhere.example/share/1' });
  expect(await devto.findEarlier(moved, credentials, context, { id })).toMatchObject({ id });
});

test('gives the copy that is there when the canonical address is taken by the same account', async () => {
  const first = await publish();
  expect(await publish()).toEqual(first);
  expect(dev.createdPosts()).toHaveLength(1);
});

test('says so when the canonical address is taken by another account', async () => {
  dev.publishElsewhere(CANONICAL_URL);
  expect(await failureOf(publish())).toMatchObject({
    kind: 'refused',
    message:
      'Another DEV account has this blog already: its canonical address may be used only once. Remove it there, then submit again.',
  });
});

test.each(OUTCOMES.filter(([fault]) => fault !== '422'))(
  'calls a %s while it looks for a copy %s',
  async (fault, kind, message) => {
    const look = () => devto.findEarlier(postWith(), credentials, context);
    expect(await failureAt(dev.faults, fault, look, 'read')).toMatchObject({ kind, message });
  },
);

test('stops when it is told to, with the reason it was given', async () => {
  const stop = new AbortController();
  dev.faults.next('hang');
  void dev.faults.hanging().then(() => stop.abort(new Error('The server is stopping.')));
  const publishing = devto.publish(postWith(), credentials, platformContext(stop.signal));
  await expect(publishing).rejects.toThrow('The server is stopping.');
});
