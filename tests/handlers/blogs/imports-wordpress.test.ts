import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { htmlAnswer, type LocalServer, startLocalServer } from '../../fakes/local-server.ts';
import { attachment, bringIn, item, leafPicture, look, meta, wxr } from '../../support/imports.ts';
import { changeSettings } from '../../support/settings.ts';

let site: LocalServer;

beforeAll(async () => {
  const body = Buffer.from(await leafPicture(1000, 600));
  const picture = { status: 200, headers: { 'content-type': 'image/png' }, body };
  site = await startLocalServer(async ({ path }) => (path.endsWith('.png') ? picture : htmlAnswer(404, 'gone')));
  changeSettings({ OUTBOUND_ALLOW_HOSTS: new URL(site.url).host });
});
afterAll(() => site.close());

const file = (items: string) => ({ name: 'export.xml', text: wxr(items) });

test('the featured image becomes the cover, anywhere in the file', async () => {
  const post = item('<p>Hot.</p>', 'Tea', 'post', meta('_thumbnail_id', 7));
  const { done, rows } = await bringIn([
    file(post + attachment(6, `${site.url}/other.png`) + attachment(7, `${site.url}/tea.png`, 'Ann')),
  ]);
  expect(done[0].notes).toEqual([]);
  expect(site.calls.at(-1)?.path).toBe('/tea.png');
  const { id, cover } = rows[0] ?? { id: '' };
  expect(cover).toMatchObject({ alt: 'Alt of 7', source: 'Ann', width: 1000, height: 600 });
  // Covers have two sizes.
  const images = await (await db()).image.findMany({ where: { blogId: id }, orderBy: { width: 'asc' } });
  expect(images.map(({ width }) => width)).toEqual([800, 1000]);
});

test('a missing featured image is no cover', async () => {
  const { rows } = await bringIn([file(item('<p>Hot.</p>', 'Tea', 'post', meta('_thumbnail_id', 7)))]);
  expect(rows[0]?.cover).toBeNull();
});

const TITLES: [string, string][] = [
  ['<![CDATA[Tom &amp; Jerry]]>', 'Tom & Jerry'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['<![CDATA[It&#8217;s 5 &lt; 6 &hellip;]]>', 'It’s 5 < 6 …'],
  ['<![CDATA[<em>Green</em> tea]]>', 'Green tea'],
  ['<![CDATA[2 < 3]]>', '2 < 3'],
];

test.each(TITLES)('the title %s is read as %s', async (title, expected) => {
  expect((await look(file(item('Text.', title)))).posts[0].title).toBe(expected);
});

test('the excerpt is read as text', async () => {
  const excerpt = '<excerpt:encoded><![CDATA[<p>Tom &amp; Jerry</p>]]></excerpt:encoded>';
  const { rows } = await bringIn([file(item('Text.', 'A', 'post', excerpt))]);
  expect(rows[0]?.description).toBe('Tom & Jerry');
});

test('a title in front matter has no entities', async () => {
  const { posts } = await look({ name: 'a.md', text: '---\ntitle: Tom &amp; <Jerry>\n---\nText.' });
  expect(posts[0].title).toBe('Tom & <Jerry>');
});

const CAPTIONS: [string, (url: string) => string, string][] = [
  [
    'a picture with words behind it',
    (url) =>
      `[caption id="attachment_6" align="alignleft" width="300"]<img src="${url}" alt="A leaf" /> Green <em>tea</em>[/caption]`,
    'Green tea',
  ],
  [
    'a picture in a link',
    (url) =>
      `[caption width="300"]<a href="https://big.example/"><img src="${url}" alt="A leaf" /></a> By Ann[/caption]`,
    'By Ann',
  ],
  [
    'a caption of old',
    (url) => `[caption caption="By Bo" width="300"]<img src="${url}" alt="A leaf" />[/caption]`,
    'By Bo',
  ],
];

test.each(CAPTIONS)('[caption] with %s becomes a picture with its caption', async (_, html, source) => {
  const content = `<p>Look.</p><h2>Leaf</h2>${html(`${site.url}/leaf.png`)}<p>Green.</p>`;
  const { done, rows } = await bringIn([file(item(content))]);
  expect(done[0].notes).toEqual([]);
  expect(rows[0]?.sections).toMatchObject([
    { heading: 'Leaf', content: 'Green.', images: [{ alt: 'A leaf', source }] },
  ]);
});

const GALLERIES: [string, string, string[]][] = [
  ['names them', '[gallery columns="2" ids="8,7"]', ['Alt of 8', 'Alt of 7']],
  ['names none, in its post', '[gallery]', ['Alt of 7', 'Alt of 9']],
];

test.each(GALLERIES)('a [gallery] that %s becomes its pictures', async (_, shortcode, alts) => {
  const content = `<p>Look.</p><h2>Leaves</h2>\n${shortcode}\n<p>Green.</p>`;
  const { done, rows } = await bringIn([
    file(
      item(content, 'Post', 'post', '<wp:post_id>5</wp:post_id>') +
        attachment(7, `${site.url}/7.png`, 'Caption of 7', 5) +
        attachment(8, `${site.url}/8.png`) +
        attachment(9, `${site.url}/9.png`, '', 5),
    ),
  ]);
  expect(done[0].notes).toEqual([]);
  const [section] = (rows[0]?.sections ?? []) as { content: string; images: { alt: string }[] }[];
  expect(section?.content).toBe('Green.');
  expect(section?.images.map(({ alt }) => alt)).toEqual(alts);
});

test('counts gallery pictures beyond the limit as lost', async () => {
  const ids = [11, 12, 13, 14, 15, 16, 17, 18];
  const content = `<p>Look.</p><h2>Leaves</h2>[gallery ids="${ids}"]<p>Green.</p>`;
  const attachments = ids.map((id) => attachment(id, `${site.url}/${id}.png`)).join('');
  const { done } = await bringIn([file(item(content) + attachments)]);
  expect(done[0].notes).toEqual(['2 images left out: a section can have 6, a blog 60']);
});

test('counts a missing gallery as lost and a video once', async () => {
  const { posts } = await look(file(item('Text.\n\n[gallery ids="1,2"]\n\n[video src="a.mp4"][/video]\n\nMore.')));
  expect(posts[0].notes).toEqual(['1 embedded element left out (video, form, script)', '1 image left out']);
});

test('brackets in Markdown are words', async () => {
  const { rows } = await bringIn([{ name: 'a.md', text: '# A\n\nWrite \\[gallery\\] or `[caption]`.' }]);
  expect(rows[0]?.intro).toBe('Write [gallery] or `[caption]`.');
});

test('a hundred thousand open captions and galleries are parsed', async () => {
  const open = '[caption'.repeat(50_000) + '[gallery'.repeat(50_000) + '[embed]'.repeat(50_000);
  const { posts } = await look(file(item(`Text. ${open}`)));
  expect(posts[0].title).toBe('Post');
});

test('a protected post becomes a draft with a note', async () => {
  const post = item('Secret.', 'Diary', 'post', '<wp:post_password>sesame</wp:post_password>');
  const { posts } = await look(file(post));
  expect(posts[0]).toMatchObject({
    title: 'Diary',
    isProtected: true,
    notes: ['Password-protected. Select it to import it as a draft that only you can see'],
  });
  const { done, rows } = await bringIn([file(post)]);
  expect(done[0].notes).toEqual(['It was password-protected. Keep that in mind before you publish it']);
  expect(rows[0]).toMatchObject({ visibility: 'draft' });
});

test('attachments are not counted as lost', async () => {
  expect(await look(file(item('Text.') + attachment(7, `${site.url}/7.png`)))).not.toHaveProperty('note');
});
