import { XMLParser } from 'fast-xml-parser';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GET as jsonFeed } from '@/app/user/[usernameSlug]/feed.json/route.ts';
import { GET as rssFeed } from '@/app/user/[usernameSlug]/feed.xml/route.ts';
import { readMark } from '@/lib/images/marks.ts';
import { api } from '../../support/api.ts';
import { changeCover } from '../../support/covers.ts';
import { bringIn } from '../../support/imports.ts';
import { dataUrl, pictureNaming } from '../../support/marked-pictures.ts';
import { ownedBlog } from '../../support/owned-blog.ts';
import { get, params } from '../../support/requests.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

type Marked = Awaited<ReturnType<typeof ownedBlog>>;

const markedRecord = ({ id }: Marked) => `http://quillcast.test/api/blogs/${id}/provenance`;

const xml = (text: string) => new XMLParser({ ignoreAttributes: false, processEntities: false }).parse(text).rss;

const exportAs = async ({ headers }: Marked, format: string) => api.get(`/api/exports?format=${format}`, headers);

/** The mark in each output: a source type's address, or undefined. */
async function readMarks(blog: Marked) {
  const { id, user } = blog;
  const parseHtml = async (text: string) => {
    const { document } = parseHTML(text);
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(document.querySelector('link[rel=describedby]')?.getAttribute('href')).toBe(markedRecord(blog));
    expect(data.subjectOf.url).toBe(markedRecord(blog));
    return [
      document.querySelector('meta[name=digital-source-type]')?.getAttribute('content'),
      data.digitalSourceType?.replace(
        /.*\/(.)(.*)DigitalSource/,
        (_: string, first: string, rest: string) => `${VOCABULARY}${first.toLowerCase()}${rest}`,
      ),
    ];
  };
  const inFront = (text: string) => {
    expect(text).toContain(`\nprovenance: ${markedRecord(blog)}\n`);
    return /\ndigital_source_type: (\S+)\n/.exec(text)?.[1];
  };
  const slug = { usernameSlug: user.slug };
  const address = encodeURIComponent(`http://quillcast.test/share/${id}`);
  const item = xml(await (await rssFeed(get(`/user/${user.slug}/feed.xml`), params(slug))).text()).channel.item;
  expect(item['atom:link']).toMatchObject({ '@_rel': 'describedby', '@_href': markedRecord(blog) });
  const feed = await (await jsonFeed(get(`/user/${user.slug}/feed.json`), params(slug))).json();
  const embedding = await (await api.get(`/api/oembed?url=${address}`)).json();
  expect([feed.items[0]._provenance.provenance, embedding.provenance]).toEqual([
    markedRecord(blog),
    markedRecord(blog),
  ]);
  const png = Buffer.from(await (await api.get(`/api/og-image/${id}`)).arrayBuffer());
  expect((await sharp(png).metadata()).format).toBe('png');
  const { sourceType } = await readMark(png);
  const posts = xml(await (await exportAs(blog, 'wordpress')).text()).channel.item;
  const metas: { 'wp:meta_key': string; 'wp:meta_value': string }[] = [posts].flat()[0]['wp:postmeta'];
  return [
    ...(await parseHtml(await (await api.get(`/embed/${id}`)).text())),
    ...(await parseHtml((await (await api.post('/api/blogs/html', { blogId: id })).json()).html)),
    inFront(await (await api.get(`/api/blogs/${id}/markdown`)).text()),
    item['Iptc4xmpExt:DigitalSourceType'],
    feed.items[0]._provenance.digital_source_type,
    embedding.digital_source_type,
    metas.find((meta) => meta['wp:meta_key'] === 'digital_source_type')?.['wp:meta_value'],
    sourceType ? `${VOCABULARY}${sourceType}` : undefined,
  ];
}

test.each([
  ['a model', { writer: 'model' }, `${VOCABULARY}trainedAlgorithmicMedia`],
  [
    'a model and then a person',
    { writer: 'model', editedAt: new Date() },
    `${VOCABULARY}compositeWithTrainedAlgorithmicMedia`,
  ],
  ['a person', { writer: 'person' }, undefined],
] as const)('every output names the source type of a text by %s', async (_, given, expected) => {
  const marks = await readMarks(await ownedBlog(given));
  expect(marks).toEqual(Array.from(marks, () => expected));
});

test('a card with a marked cover is marked, whoever wrote the text', async () => {
  const { id, headers } = await ownedBlog({ writer: 'person' });
  await changeCover(id, { kind: 'uploaded', picture: dataUrl(await pictureNaming('digitalArt')), alt: '' }, headers);
  const png = await (await api.get(`/api/og-image/${id}`)).arrayBuffer();
  expect((await readMark(Buffer.from(png))).sourceType).toBe('digitalArt');
});

test('a drawn cover does not weaken the mark of a card', async () => {
  const { id, headers } = await ownedBlog();
  await changeCover(id, { kind: 'drawn', number: 1, alt: '' }, headers);
  const png = await (await api.get(`/api/og-image/${id}`)).arrayBuffer();
  expect((await readMark(Buffer.from(png))).sourceType).toBe('trainedAlgorithmicMedia');
});

test('a file that another program marked is imported as written by a model', async () => {
  const text = `---\ntitle: Tea\ndigital_source_type: ${VOCABULARY}compositeWithTrainedAlgorithmicMedia\n---\n\nHot.\n`;
  expect((await bringIn([{ name: 'tea.md', text }])).rows).toMatchObject([{ writer: 'model' }]);
});
