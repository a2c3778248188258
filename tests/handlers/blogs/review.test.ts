import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { type BlogColumns, type OwnedBlog, ownedBlog, readRow, saveText } from '../../support/owned-blog.ts';

await connectFakeModel();

/** Every sentence rests on no source. */
const SENTENCES = ['An intro.', 'Some content.', 'The end.'];

const WALK = { passages: 0, confirmed: SENTENCES, changed: 1, cut: 2 };

const ownBlog = (columns: BlogColumns = {}, name: string | null = 'Ada') => ownedBlog(columns, { name });

const put = ({ id, headers }: OwnedBlog, body: object) =>
  api.put(`/api/blogs/${id}/review`, { isReviewed: true, editedAt: null, ...body }, headers);

const readBlog = async ({ id, headers }: OwnedBlog) => (await api.get(`/api/blogs/${id}`, headers)).json();

const readReview = async ({ id }: OwnedBlog) =>
  (await (await api.get(`/api/blogs/${id}/provenance`)).json()).record.review;

/** A blog that its owner has examined. */
async function examinedBlog(): Promise<OwnedBlog> {
  const own = await ownBlog();
  expect((await put(own, { examination: WALK })).status).toBe(200);
  return own;
}

test('gives the owner what deserves a look and the version it was read from', async () => {
  const source = { number: 1, url: 'https://bees.example/', title: 'Bees', quote: 'Bees drink.' };
  const own = await ownBlog({ sources: [source], intro: 'Bees drink [1].', conclusion: 'All 9 drink [1].' });
  const { findings, ...version } = await (await api.get(`/api/blogs/${own.id}/review`, own.headers)).json();
  expect(findings).toEqual([
    {
      link: { href: '#a-heading:~:text=Some%20content.', label: 'A heading', excerpt: 'Some content.' },
      sentences: [{ place: 1, text: 'Some content.', reasons: ['Rests on no source'] }],
      cited: [],
    },
    {
      link: { href: '#conclusion:~:text=All%209', label: 'Conclusion', excerpt: 'All 9 drink.' },
      sentences: [
        {
          place: 2,
          text: 'All 9 drink [1].',
          reasons: ['Contains a figure', 'Not compared with its source, which says it in other words'],
        },
      ],
      cited: [1],
    },
  ]);
  expect(version).toEqual({ sources: [source], updatedAt: own.basedOn, editedAt: null });
});

test('an examination is stored, named in the record and leaves the version as it was', async () => {
  const own = await ownBlog();
  const response = await put(own, { examination: { ...WALK, passages: 9 } });
  expect(response.status).toBe(200);
  // The blog has no passage that could have been opened.
  const examination = { passages: 0, confirmed: 3, changed: 0, cut: 0 };
  const { updatedAt, reviewedAt: at, ...blog } = await response.json();
  expect(updatedAt).toBe(own.basedOn);
  expect(blog.examination).toEqual(examination);
  expect((await readRow(own.id)).examination).toEqual(examination);
  const textHash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await readReview(own)).toEqual({ by: 'Ada', at, kind: 'examined', textHash, ...examination });
});

test('changes and cuts are no more than the owner has saved', async () => {
  const own = await ownBlog();
  await saveText(own, { title: 'Once' });
  const { editedAt } = await readRow(own.id);
  const body = { isReviewed: true, editedAt, examination: { ...WALK, confirmed: SENTENCES } };
  expect((await api.put(`/api/blogs/${own.id}/review`, body, own.headers)).status).toBe(200);
  expect((await readRow(own.id)).examination).toMatchObject({ changed: 1, cut: 0 });
});

test('what the owner has written since the check is open, also where a later mark carries it', async () => {
  const source = { number: 1, url: 'https://bees.example/', title: 'Bees', quote: 'Bees drink.' };
  const claims = { quoted: 1, confirmed: 0, corrected: 0, unmarked: 0, removed: 0, unchecked: 0, figureNotFound: 0 };
  const own = await ownBlog({ sources: [source], intro: 'Bees drink [1].', review: { claims, changes: [] } });
  await saveText(own, { intro: 'Bees cure. Bees drink [1].' });
  const { findings } = await (await api.get(`/api/blogs/${own.id}/review`, own.headers)).json();
  expect(findings[0].sentences).toEqual([
    { place: 0, text: 'Bees cure.', reasons: ['Not compared with its source, which says it in other words'] },
  ]);
});

test('a blog without findings can be signed at once', async () => {
  const own = await ownBlog({ intro: '', conclusion: '', sections: [] });
  expect((await put(own, { examination: { ...WALK, confirmed: [] } })).status).toBe(200);
  expect((await readBlog(own)).examination.confirmed).toBe(0);
});

test('without a walk the record says read, also of what is stored without one', async () => {
  const own = await ownBlog({ reviewedAt: new Date() });
  expect(await readReview(own)).toMatchObject({ by: 'Ada', kind: 'read' });
  const other = await ownBlog();
  expect((await put(other, {})).status).toBe(200);
  expect(await readReview(other)).toMatchObject({ by: 'Ada', kind: 'read' });
  expect(await readBlog(other)).not.toHaveProperty('examination');
});

test('the owner withdraws a statement, and may state only to have read it', async () => {
  const own = await examinedBlog();
  expect((await put(own, { isReviewed: false })).status).toBe(200);
  expect(await readRow(own.id)).toMatchObject({ reviewedAt: null, examination: null });
  await put(own, { examination: WALK });
  await put(own, {});
  expect(await readReview(own)).toMatchObject({ kind: 'read' });
});

test.each([
  [['An intro.', 'Some content.'], '1 finding is not confirmed yet. Nothing was signed.'],
  [['An intro'], '3 findings are not confirmed yet. Nothing was signed.'],
])('refuses the statement while findings are left: %j', async (confirmed, message) => {
  const own = await ownBlog();
  const response = await put(own, { examination: { ...WALK, confirmed } });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message });
  expect((await readRow(own.id)).reviewedAt).toBeNull();
});

test.each([
  ['an account without a name', {}, null],
  ['a digest', { writer: 'digest' }, 'Ada'],
  ['an article of the library', { writer: 'library' }, 'Ada'],
  ['a text of a person', { writer: 'person' }, 'Ada'],
] as const)('refuses the statement of %s', async (_, columns, name) => {
  const own = await ownBlog(columns, name);
  expect((await put(own, { examination: WALK })).status).toBe(422);
  expect((await put(own, {})).status).toBe(422);
  expect((await readRow(own.id)).reviewedAt).toBeNull();
});

test('refuses the review of a version that was changed since', async () => {
  const own = await ownBlog();
  expect((await put(own, { editedAt: '2026-01-01T00:00:00.000Z', examination: WALK })).status).toBe(409);
  expect(await readRow(own.id)).toMatchObject({ reviewedAt: null, examination: null });
});

test.each([
  ['description', { description: 'For search results.' }, 0],
  ['title', { title: 'New' }, undefined],
  ['text', { sections: [{ heading: 'A heading', content: 'Other content.', images: [] }] }, undefined],
  ['key points', { keyPoints: ['A point.'] }, undefined],
])('an examination is bound to its text: a new %s by the owner', async (_, change, cut) => {
  const own = await examinedBlog();
  expect((await saveText(own, change)).status).toBe(200);
  expect((await readBlog(own)).examination?.cut).toBe(cut);
  expect((await readBlog(own)).reviewedAt !== undefined).toBe(cut !== undefined);
});

test("a statement ends when the model's version is restored, and when a model changes the text", async () => {
  const own = await ownBlog();
  const edited = await (await saveText(own, { intro: 'Corrected.' })).json();
  const examination = { ...WALK, confirmed: ['Corrected.', ...SENTENCES] };
  expect((await put(own, { editedAt: edited.editedAt, examination })).status).toBe(200);
  const { id: revisionId } = await (await db()).blogRevision.findFirstOrThrow({ where: { blogId: own.id } });
  const path = `/api/blogs/${own.id}/revisions/${revisionId}/restore`;
  const restored = await (await api.post(path, { basedOn: edited.updatedAt }, own.headers)).json();
  expect(await readReview(own)).toBeNull();
  expect((await put(own, { editedAt: restored.editedAt, examination })).status).toBe(200);
  const change = { change: 'regenerate', basedOn: restored.updatedAt };
  expect((await api.post(`/api/blogs/${own.id}/sections/0`, change, own.headers)).status).toBe(200);
  expect(await readReview(own)).toBeNull();
  expect(await readRow(own.id)).toMatchObject({ reviewedAt: null, examination: null });
});
