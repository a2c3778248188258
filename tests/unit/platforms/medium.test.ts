import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { MediumClient } from '@/lib/backlinks/platforms/medium.ts';
import type { Credentials } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Fault } from '../../fakes/faults.ts';
import { startFakeMedium } from '../../fakes/medium/server.ts';
import { awaitFailure, CANONICAL_URL, failureAt, postWith, unstopped } from '../../support/posts.ts';
import { changeSettings } from '../../support/settings.ts';
import { told } from '../../support/told.ts';

/** Medium's own facts; contract.test.ts has what every platform must do. */

const server = await startFakeMedium();
changeSettings({ MEDIUM_API_BASE: server.url, OUTBOUND_ALLOW_HOSTS: new URL(server.url).host });

beforeEach(() => {
  server.reset();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const clientWith = (credentials: Credentials<'medium'>) => new MediumClient(credentials, unstopped());
const client = () => clientWith({ token: server.token });
const publish = (given?: Parameters<typeof postWith>[0]) => client().publish(postWith(given));

const IMPORT = 'import the blog at medium.com/p/import and paste the address of your story here.';

test('sends a story that begins with its title, with tags and canonical address', async () => {
  await publish({ blog: { tags: ['Brew', 'Coffee'] } });
  expect(server.createdPosts()).toMatchObject([
    {
      title: 'A Title',
      contentFormat: 'markdown',
      content: expect.stringMatching(/^# A Title\n\nAn intro\.\n/),
      canonicalUrl: CANONICAL_URL,
      tags: ['brew', 'coffee'],
      publishStatus: 'public',
    },
  ]);
});

test('shortens the title to 100 characters, and keeps it whole in the text', async () => {
  const title = 'Coffee '.repeat(20).trim();
  await publish({ blog: { content: { title } } });
  const [story] = server.createdPosts();
  expect(story?.title).toBe(`${title.slice(0, 99).trimEnd()}…`);
  expect(story?.content).toMatch(new RegExp(`^# ${title}\n`));
});

test('sends at most three tags of at most 25 characters', async () => {
  const long = 'pneumonoultramicroscopicsilicovolcanoconiosis';
  await publish({ blog: { tags: [long, 'Coffee', 'Beans', 'Grinders', 'Espresso'] } });
  const body = JSON.parse(server.calls.at(-1)?.body ?? '');
  expect(body.tags).toEqual(['coffee', 'beans', 'grinders']);
});

test('gives a draft the address that only its author can open', async () => {
  const { url = '' } = await publish({ visibility: 'draft' });
  expect((await fetch(url)).status).toBe(404);
});

test('reports a public story that Medium keeps as a draft', async () => {
  server.holdBack();
  expect(told(await publish())).toMatchObject({
    visibility: 'draft',
    note: 'Medium kept it as a draft. Publish it under your stories.',
  });
});

test.each<[Fault, string]>([
  ['401', `Medium does not accept this token and issues no new ones. Instead, ${IMPORT}`],
  ['403', `Medium does not let this account publish with its token. Instead, ${IMPORT}`],
  ['422', `Medium rejected the story: “The content was invalid.”. Change it, or ${IMPORT}`],
])('explains a %s', async (fault, message) => {
  expect(await failureAt(server.faults, fault, () => publish())).toMatchObject({ kind: 'refused', message });
});

test.each([
  ['500', 'Medium had an internal error (500).'],
  ['reset-after-201', 'We could not reach Medium, or the connection broke.'],
  ['hang', 'Medium took too long to answer.'],
] as const)('knows that nothing was sent when a %s comes before the story', async (fault, reason) => {
  expect(await failureAt(server.faults, fault, () => publish(), 'read')).toMatchObject({
    kind: 'busy',
    message: `${reason} Nothing was sent yet. We will try again automatically.`,
    retryAfter: 60,
  });
  expect(server.createdPosts()).toEqual([]);
});

test('asks the owner whether a story arrived, as Medium lists none', async () => {
  server.faults.next('reset-after-201');
  await awaitFailure(publish());
  await expect(client().findEarlier(postWith(), { isUncertain: true })).rejects.toMatchObject({
    kind: 'refused',
    asksOwner: true,
    message:
      'Medium does not tell us whether the story was published. Check your stories at medium.com/me/stories. If it is there, paste its address here as an imported story; if not, submit again.',
  });
  expect(server.createdPosts()).toHaveLength(1);
});

test('takes the address of an imported story without calling the API', async () => {
  const storyUrl = server.importStory(CANONICAL_URL);
  expect(await clientWith({ storyUrl }).publish(postWith())).toEqual({ url: storyUrl });
  expect(await clientWith({ storyUrl }).findEarlier(postWith())).toEqual({ url: storyUrl });
  expect(server.calls).toEqual([]);
});

test('refuses an imported story that does not exist', async () => {
  expect(await awaitFailure(clientWith({ storyUrl: `${server.url}/@ada/story-none` }).check())).toMatchObject({
    kind: 'refused',
    message:
      'There is no story at this address (404). Publish the imported story, then copy its address from the browser.',
  });
});

test('accepts an imported story whose page blocks programs', async () => {
  const storyUrl = server.importStory(CANONICAL_URL);
  server.faults.next('403', 'read');
  await expect(clientWith({ storyUrl }).check()).resolves.toBeUndefined();
});

test('opens no story on a private address', async () => {
  expect(await awaitFailure(clientWith({ storyUrl: 'http://192.168.1.5/story' }).check())).toMatchObject({
    kind: 'refused',
    message: 'This address is not on the public internet, so it cannot be used.',
  });
});

test('asks for a token or a story when it has neither', async () => {
  expect(await awaitFailure(clientWith({}).publish(postWith()))).toMatchObject({
    kind: 'refused',
    message: 'Please enter your Medium token, or the address of the story you imported.',
  });
});

test('knows a recorded story, and finds no other', async () => {
  const known = { id: '1', url: 'https://medium.com/@ada/tea-1' };
  expect(await client().findEarlier(postWith(), known)).toEqual(known);
  expect(await client().findEarlier(postWith())).toBeNull();
});
