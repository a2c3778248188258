import { afterAll, beforeEach, expect, test } from 'vitest';
import { HashnodeClient } from '@/lib/backlinks/platforms/hashnode.ts';
import type { Fault } from '../../fakes/faults.ts';
import { startFakeHashnode } from '../../fakes/hashnode/server.ts';
import { awaitFailure, CANONICAL_URL, failureAt, postWith, unstopped } from '../../support/posts.ts';
import { changeSettings } from '../../support/settings.ts';
import { told } from '../../support/told.ts';

/** Hashnode's own facts; contract.test.ts has what every platform must do. */

const server = await startFakeHashnode();
changeSettings({ HASHNODE_API_BASE: server.url });

beforeEach(() => server.reset());
afterAll(() => server.close());

const client = (changed: { token?: string; host?: string } = {}) =>
  new HashnodeClient({ token: server.token, host: server.host, ...changed }, unstopped());

const publish = (given?: Parameters<typeof postWith>[0]) => client().publish(postWith(given));

const image = { url: '/api/images/i1', title: 'Beans', source: '', sourceUrl: '', width: 600, height: 400 };

const ILLUSTRATED = {
  content: { intro: 'Good coffee is simple.', sections: [{ heading: 'Beans', content: 'Fresh.', images: [image] }] },
};

const DRAFT_NOTE = 'Saved as a draft in your Hashnode dashboard. Review it and publish it there.';

test.each(['name.hashnode.dev', 'https://name.hashnode.dev/', ' HTTPS://Name.Hashnode.dev/some-post?x=1 '])(
  'names the same site for the address %j',
  (host) => {
    expect(HashnodeClient.target({ token: 'secret', host })).toBe('name.hashnode.dev');
  },
);

test('sends description, cover and canonical address, and no tags', async () => {
  await publish({ blog: ILLUSTRATED });
  expect(server.createdPosts()).toMatchObject([
    {
      kind: 'post',
      input: {
        title: 'A Title',
        originalArticleURL: CANONICAL_URL,
        metaDescription: 'Good coffee is simple.',
        coverImage: 'https://quillcast.example/api/images/i1',
        tags: [],
      },
    },
  ]);
});

test('creates a draft that sends no newsletter and has no address', async () => {
  const draft = await publish({ visibility: 'draft', blog: ILLUSTRATED });
  const [post] = server.createdPosts();
  expect(told(draft)).toEqual({ id: post?.id, visibility: 'draft', note: DRAFT_NOTE });
  expect(post).toMatchObject({
    kind: 'draft',
    input: {
      originalArticleURL: CANONICAL_URL,
      metaTags: { description: 'Good coffee is simple.' },
      coverImageOptions: { coverImageURL: 'https://quillcast.example/api/images/i1' },
      settings: { activateNewsletter: false },
    },
  });
});

test('refuses a blog of more than 100 KB', async () => {
  const intro = 'Coffee is good. '.repeat(7000);
  expect(await awaitFailure(publish({ blog: { content: { intro } } }))).toMatchObject({
    kind: 'refused',
    message: 'This blog is too long for Hashnode, whose limit is 100 KB. Shorten it and submit it again.',
  });
  expect(server.createdPosts()).toEqual([]);
});

const NO_TOKEN =
  'Hashnode does not accept this token. Make a new one under Account settings → Developer and paste it here.';
const NO_PRO =
  'This publication is not on Hashnode’s Pro plan, which publishing by the API needs. Upgrade it in your Hashnode dashboard, then submit again.';
const NO_PUBLICATION =
  'There is no publication at none.hashnode.dev. Enter its address as your browser shows it, such as name.hashnode.dev.';
const FORBIDDEN =
  'Hashnode does not let this account publish there. Ask the owner of the publication to make you an editor, or to give you a token.';
const FOREIGN =
  'ada does not write for bob.hashnode.dev. Use a token of one of its authors, or the address of your own publication.';

test.each([
  ['a wrong token', { token: 'wrong' }, NO_TOKEN, NO_TOKEN],
  ['a publication that is not on Pro', { host: 'free.hashnode.dev' }, NO_PRO, NO_PRO],
  ['a publication that does not exist', { host: 'none.hashnode.dev' }, NO_PUBLICATION, NO_PUBLICATION],
  ['another author’s publication', { host: 'bob.hashnode.dev' }, FOREIGN, FORBIDDEN],
])('refuses %s', async (_, wrong, atCheck, atPublish) => {
  const check = await awaitFailure(client(wrong).check());
  expect(check).toMatchObject({ kind: 'refused', message: atCheck });
  const publication = await awaitFailure(client(wrong).publish(postWith()));
  expect(publication).toMatchObject({ kind: 'refused', message: atPublish });
  expect(server.createdPosts()).toEqual([]);
});

test.each<[Fault, string]>([
  ['401', NO_TOKEN],
  ['403', FORBIDDEN],
  ['422', 'Hashnode rejected the article: “Title must have at least 6 characters.”. Change it and submit it again.'],
])('explains a %s', async (fault, message) => {
  expect(await failureAt(server.faults, fault, () => publish())).toMatchObject({ kind: 'refused', message });
  const look = () => client().findEarlier(postWith());
  expect(await failureAt(server.faults, fault, look, 'read')).toMatchObject({ kind: 'refused', message });
});

test('finds a draft that arrived before the connection broke', async () => {
  const post = postWith({ visibility: 'draft' });
  server.faults.next('reset-after-201');
  await awaitFailure(client().publish(post));
  const earlier = await client().findEarlier(post);
  expect(told(earlier)).toEqual({ id: server.createdPosts()[0]?.id, visibility: 'draft', note: DRAFT_NOTE });
});

test('explains that a draft can only be changed at Hashnode', async () => {
  const copy = await publish({ visibility: 'draft' });
  expect(await awaitFailure(client().update(copy, postWith({ visibility: 'draft' })))).toMatchObject({
    kind: 'refused',
    message: 'Hashnode’s API cannot change a draft. Edit it in your Hashnode dashboard, or publish it.',
  });
});

test('finds a copy behind a hundred later posts', async () => {
  const { id } = await publish();
  for (let at = 0; at < 110; at += 1) {
    await publish({ canonicalUrl: `https://quillcast.example/s/${at}` });
  }
  expect(await client().findEarlier(postWith())).toMatchObject({ id });
});
