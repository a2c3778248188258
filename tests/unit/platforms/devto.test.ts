import { afterAll, beforeEach, expect, test } from 'vitest';
import { DevClient } from '@/lib/backlinks/platforms/devto.ts';
import { startFakeDev } from '../../fakes/devto/server.ts';
import type { Fault } from '../../fakes/faults.ts';
import { awaitFailure, CANONICAL_URL, failureAt, postWith, unstopped } from '../../support/posts.ts';
import { changeSettings } from '../../support/settings.ts';
import { told } from '../../support/told.ts';

/** DEV's own facts; contract.test.ts has what every platform must do. */

const dev = await startFakeDev();
changeSettings({ DEVTO_API_BASE: dev.url });
const client = () => new DevClient({ apiKey: dev.apiKey }, unstopped());

beforeEach(() => dev.reset());
afterAll(() => dev.close());

const publish = (given?: Parameters<typeof postWith>[0]) => client().publish(postWith(given));

const DRAFT_NOTE = 'Saved as a draft in your DEV dashboard. Review it and publish it there.';

test('sends title, description, cover, tags and canonical address', async () => {
  const image = { url: '/api/images/i1', title: 'Beans', source: '', sourceUrl: '' };
  const sections = [{ heading: 'Beans', content: 'Fresh.', images: [{ ...image, width: 600, height: 400 }] }];
  await publish({ blog: { tags: ['Brew', 'Coffee'], content: { intro: 'Good coffee is simple.', sections } } });
  expect(dev.createdPosts()).toMatchObject([
    {
      title: 'A Title',
      published: true,
      canonical_url: CANONICAL_URL,
      description: 'Good coffee is simple.',
      main_image: 'https://quillcast.example/api/images/i1',
      tags: ['brew', 'coffee'],
    },
  ]);
});

test('requests version 1 of the API with key and user agent', async () => {
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
  ['no_ai', { writer: 'close', editedAt: '2026-11-20T10:00:00.000Z' }],
  ['some_ai', { writer: 'model', editedAt: '2026-11-20T10:00:00.000Z' }],
  ['some_ai', { writer: 'person', modelEditedAt: '2026-11-20T10:00:00.000Z' }],
  ['no_ai', { writer: 'person', editedAt: '2026-11-20T10:00:00.000Z' }],
] as const)('discloses %s for %j', async (level, blog) => {
  await publish({ blog });
  expect(dev.createdPosts()).toMatchObject([{ ai_disclosure_level: level }]);
});

test('shortens a title to 128 characters', async () => {
  await publish({ blog: { content: { title: '☕'.repeat(200) } } });
  expect(dev.createdPosts()[0]?.title).toBe(`${'☕'.repeat(127)}…`);
});

test('sends at most four tags of letters and digits', async () => {
  await publish({ blog: { tags: ['Café crème', 'Beans', 'Grinders', 'Water', 'Espresso'] } });
  expect(dev.createdPosts()[0]?.tags).toEqual(['cafecreme', 'beans', 'grinders', 'water']);
});

test('hides Liquid tags', async () => {
  await publish({ blog: { content: { intro: 'Write {% raw %} and {{ name }}.' } } });
  expect(dev.createdPosts()).toHaveLength(1);
});

test('leaves Liquid in code as it is, which Forem hides itself', async () => {
  const intro =
    'Write `{% for p in pages %}` and {% raw %}.\n\n```liquid\n{% for p in pages %}\n{{ p }}\n{% endfor %}\n```';
  await publish({ blog: { content: { intro } } });
  const text = dev.createdPosts()[0]?.body_markdown ?? '';
  expect(text).toContain('`{% for p in pages %}` and \\{&#37; raw');
  expect(text).toContain('```liquid\n{% for p in pages %}\n{{ p }}\n{% endfor %}\n```');
});

test('gives a draft no address and says where it is', async () => {
  const draft = { id: expect.any(String), visibility: 'draft', note: DRAFT_NOTE };
  expect(told(await publish({ visibility: 'draft' }))).toEqual(draft);
  expect(told(await client().findEarlier(postWith()))).toEqual(draft);
});

test.each([
  'http://localhost:3000/share/abc123',
  'http://127.0.0.1/share/abc123',
  'http://quillcast.local/share/abc123',
  'http://192.168.1.5/share/abc123',
])('refuses %s as canonical address before any call', async (canonicalUrl) => {
  expect(await awaitFailure(publish({ canonicalUrl }))).toMatchObject({
    kind: 'refused',
    message: `DEV does not accept a link to a private address (${new URL(canonicalUrl).host}). Publish from a public SITE_URL.`,
  });
  expect(dev.calls).toEqual([]);
});

test.each<[Fault, string]>([
  ['401', 'DEV does not accept this API key. Make a new one under Settings → Extensions and paste it here.'],
  [
    '403',
    'DEV does not let this account publish. Sign in at dev.to and check that the account is confirmed and not suspended.',
  ],
  [
    '422',
    'DEV rejected the article: “Title has already been used in the last five minutes”. Change it and submit it again.',
  ],
])('explains a %s', async (fault, message) => {
  expect(await failureAt(dev.faults, fault, () => publish())).toMatchObject({ kind: 'refused', message });
});

test('waits 30 seconds after the tenth article, as DEV sends no Retry-After', async () => {
  const canonicalUrls = Array.from({ length: 10 }, (_, at) => `https://quillcast.example/s/${at}`);
  for (const canonicalUrl of canonicalUrls) await publish({ canonicalUrl });
  expect(await awaitFailure(publish())).toMatchObject({ kind: 'busy', retryAfter: 30 });
  expect(dev.createdPosts()).toHaveLength(10);
});

test('finds a copy behind a hundred later articles', async () => {
  const { id } = await publish();
  for (let at = 0; at < 120; at += 1) dev.publishOwn(`https://quillcast.example/s/${at}`);
  expect(await client().findEarlier(postWith())).toMatchObject({ id });
});

test('refuses to update an article that is gone', async () => {
  expect(await awaitFailure(client().update({ id: '42' }, postWith()))).toMatchObject({ kind: 'refused' });
});

test('returns the existing copy when the same account has the canonical address', async () => {
  const first = await publish();
  expect(await publish()).toEqual(first);
  expect(dev.createdPosts()).toHaveLength(1);
});

test('explains that another account has the canonical address', async () => {
  dev.publishElsewhere(CANONICAL_URL);
  expect(await awaitFailure(publish())).toMatchObject({
    kind: 'refused',
    message:
      'Another DEV account has already published this blog, and DEV accepts a canonical address only once. Remove it there, then submit again.',
  });
});
