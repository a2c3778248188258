import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archive, bringIn, type File, item, leafPicture, look, wxr } from '../../support/imports.ts';

const leaf = await leafPicture();

const ghost = (post: object) =>
  JSON.stringify({ db: [{ meta: { version: '5.82.0' }, data: { posts: [post, { type: 'page', title: 'About' }] } }] });

const PEAS = '<p>I dug the bed.</p>';

const POSTS: [string, File, object][] = [
  [
    'a WordPress export after a notice of the server',
    {
      name: 'export.xml',
      text: `Notice: Undefined index in /home/u1/export.php on line 12\n${wxr(item(PEAS, 'Peas'))}`,
    },
    { title: 'Peas', createdAt: '2020-05-06T07:08:09.000Z' },
  ],
  [
    'a Ghost export',
    {
      name: 'blog.ghost.json',
      text: ghost({ title: 'Peas', html: PEAS, type: 'post', published_at: '2026-03-01T08:00:00.000Z' }),
    },
    { title: 'Peas', createdAt: '2026-03-01T08:00:00.000Z' },
  ],
  [
    'front matter in TOML',
    { name: 'peas.md', text: '+++\ntitle = "Peas"\ndate = 2026-03-01T08:00:00Z\n+++\nI dug the bed.' },
    { title: 'Peas', createdAt: '2026-03-01T08:00:00.000Z', notes: [] },
  ],
  [
    'front matter in JSON',
    { name: 'peas.md', text: '{\n"title": "Peas",\n"publishDate": "2026-03-01"\n}\n\nI dug the bed.' },
    { title: 'Peas', createdAt: '2026-03-01T00:00:00.000Z', notes: [] },
  ],
  [
    'a ZIP in a ZIP',
    archive({
      'Export-1-Part-1.zip': zipSync({ 'leaf.png': strToU8('png') }),
      'Export-1-Part-2.zip': zipSync({ 'peas.md': strToU8('# Peas\n\nI dug the bed.') }),
    }),
    { title: 'Peas', sections: 0 },
  ],
  [
    'a post of Polylang in its own language',
    {
      name: 'export.xml',
      text: wxr(
        item(
          '<p>Ja.</p>',
          'Erbsen',
          'post',
          '<category domain="language" nicename="de"><![CDATA[Deutsch]]></category>',
        ),
      ),
    },
    { language: 'german', notes: [] },
  ],
  [
    'a draft without a date in UTC',
    {
      name: 'export.xml',
      text: wxr(
        item(PEAS)
          .replace('2020-05-06 07:08:09', '0000-00-00 00:00:00')
          .replace('<wp:status>', '<wp:post_date>2026-03-01 08:00:00</wp:post_date><wp:status>'),
      ),
    },
    { createdAt: '2026-03-01T08:00:00.000Z' },
  ],
  [
    'a post of 08:00 in Tokyo on its day',
    {
      name: 'export.xml',
      text: wxr(
        item(PEAS)
          .replace('2020-05-06 07:08:09', '2026-02-28 23:00:00')
          .replace('<wp:status>', '<wp:post_date>2026-03-01 08:00:00</wp:post_date><wp:status>'),
      ),
    },
    { createdAt: '2026-03-01T08:00:00.000Z' },
  ],
];

test.each(POSTS)('reads %s', async (_, file, expected) => {
  expect((await look(file)).posts[0]).toMatchObject(expected);
});

const NOTED: [string, File, string[]][] = [
  [
    'an unreadable date',
    { name: 'peas.md', text: '---\ndate: 1st week of 2026\n---\nI dug the bed.' },
    ['Unreadable date; the import date is used'],
  ],
  [
    'tags beyond five',
    { name: 'peas.md', text: '---\ntags: [a, b, c, d]\ncategories: e, f, A, g\n---\nI dug the bed.' },
    ['2 tags and categories left out'],
  ],
  [
    'no category that WordPress gives by itself',
    {
      name: 'export.xml',
      text: wxr(
        item(
          PEAS,
          'Peas',
          'post',
          '<category domain="category" nicename="peas">Peas</category><category domain="category" nicename="uncategorized">Uncategorized</category>',
        ),
      ),
    },
    [],
  ],
  [
    'a cover on a Ghost site that the export does not name',
    {
      name: 'ghost.json',
      text: ghost({ title: 'Peas', html: PEAS, feature_image: '__GHOST_URL__/content/images/a.png' }),
    },
    ['1 image left out'],
  ],
];

test.each(NOTED)('notes %s', async (_, file, notes) => {
  expect((await look(file)).posts[0].notes).toEqual(notes);
});

const REFUSED: [string, File, string][] = [
  ['other JSON', { name: 'a.json', text: '{"posts": []}' }, 'It is JSON, but not a Ghost export.'],
  [
    'the data of an account',
    { name: 'a.json', text: '{"exportedAt": "2026-11-01T08:00:00Z", "account": {"id": "a"}, "blogs": []}' },
    'It is the data of an account, not an export of blogs. Use “Export all” in its settings instead.',
  ],
  ['broken JSON', { name: 'a.json', text: '{' }, 'It is JSON, but not a Ghost export.'],
  [
    'broken TOML',
    { name: 'a.md', text: '+++\ntitle = \n+++\nText' },
    'Its front matter (between the +++ lines) is not valid TOML.',
  ],
  [
    'a ZIP in a ZIP in a ZIP',
    archive({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'a.md': strToU8('# A') }) }) }),
    'It contains neither Markdown nor a WordPress export (WXR).',
  ],
];

test.each(REFUSED)('refuses %s with the reason', async (_, file, problem) => {
  expect(await look(file)).toMatchObject({ posts: [], problem });
});

test('finds pictures with backslashes and decomposed letters in a ZIP', async () => {
  const text = '# Tea\n\nHot.\n\n## Leaf\n\n![A](a.png)\n\n![Ü](bl%C3%BCte.png)\n\nGreen.';
  const { done, rows } = await bringIn([
    archive({ 'posts\\tea.md': strToU8(text), 'posts\\a.png': leaf, 'posts/blu\u0308te.png': leaf }),
  ]);
  expect(done[0].notes).toEqual([]);
  expect(rows[0]?.sections).toMatchObject([{ images: [{ alt: 'A' }, { alt: 'Ü' }] }]);
});
