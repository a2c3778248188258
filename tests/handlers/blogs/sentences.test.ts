import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { type BlogColumns, ownedBlog, readRow } from '../../support/owned-blog.ts';

type Change = { sentence: string; text: string };

/** Changes sentences of a blog's introduction. */
async function change(columns: BlogColumns, ...changes: Change[]) {
  const own = await ownedBlog({ writer: 'model', ...columns });
  const body = { changes: changes.map((each) => ({ place: 0, ...each })), basedOn: own.basedOn };
  const response = await api.patch(`/api/blogs/${own.id}/sentences`, body, own.headers);
  return { own, status: response.status, message: (await response.json()).message, row: await readRow(own.id) };
}

test('a sentence is changed and another cut as an edit of the owner', async () => {
  const intro = 'It began in May. We dug [1]. It rained.';
  const changes = [
    { sentence: 'It rained.', text: 'It  poured.' },
    { sentence: 'It began in May.', text: '' },
  ];
  const { row, own } = await change({ intro }, ...changes);
  expect(row.intro).toBe('We dug [1]. It poured.');
  const { record } = await (await api.get(`/api/blogs/${own.id}/provenance`, own.headers)).json();
  expect(record.changes).toMatchObject([{ by: { kind: 'person' }, times: 1 }]);
});

test.each([
  ['a twin with emphasis', '**Salt** is key. I told them Salt is key. Done.', 'Salt is key.', ''],
  ['one inside another item', '- **Salt** is key.\n- Chefs say: Salt is key.', 'Salt is key.', ''],
  ['a fence', 'First here. Then there.', 'First here.', '```'],
  ['a heading', 'First here. Then there.', 'First here.', '# First'],
])('leaves to the editor what would change more: %s', async (_, intro, sentence, text) => {
  const { status, message, row } = await change({ intro }, { sentence, text });
  expect([status, message]).toEqual([
    422,
    'This sentence has links or emphasis, or stands in the text twice. Change it in the editor.',
  ]);
  expect(row.intro).toBe(intro);
});

test('refuses what the editor could not save', async () => {
  const { status, message } = await change({ intro: 'Short.' }, { sentence: 'Short.', text: 'x'.repeat(20_001) });
  expect([status, message]).toEqual([400, 'The introduction is too long']);
});

test('an older version is a conflict', async () => {
  const { id, headers } = await ownedBlog({ intro: 'One.' });
  const changes = [{ place: 0, sentence: 'Gone.', text: '' }];
  const body = { changes, basedOn: '2026-01-01T00:00:00.000Z' };
  expect((await api.patch(`/api/blogs/${id}/sentences`, body, headers)).status).toBe(409);
});

test('a passage of the author that no text cites any more is for nobody', async () => {
  const quote = 'My landlord must not know.';
  const told = { number: 1, url: 'author:2026-11-29', title: 'The author', quote };
  const page = { number: 2, url: 'https://bees.example/', title: 'Bees', quote: 'Bees drink.' };
  const columns = { intro: 'I keep it secret [1]. It rained.', sources: [told, page], visibility: 'unlisted' as const };
  const { own, row } = await change(columns, { sentence: 'I keep it secret [1].', text: '' });
  expect(row.sources).toEqual([page]);
  for (const path of ['', '/markdown', '/provenance']) {
    expect(await (await api.get(`/api/blogs/${own.id}${path}`)).text()).not.toContain(quote);
  }
});
