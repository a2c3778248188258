import { XMLParser } from 'fast-xml-parser';
import { strToU8, zipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { drawnPicture } from '@/lib/illustrations/drawings.ts';
import { readMark } from '@/lib/images/marks.ts';
import { api } from '../../support/api.ts';
import { changeCover, uploadPicture } from '../../support/covers.ts';
import { bringIn } from '../../support/imports.ts';
import { dataUrl, manifestStore, pictureNaming, withManifest } from '../../support/marked-pictures.ts';
import { ownedBlog } from '../../support/owned-blog.ts';

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
  const address = encodeURIComponent(`http://quillcast.test/share/${id}`);
  const item = xml(await (await api.get(`/user/${user.slug}/feed.xml`)).text()).channel.item;
  expect(item['atom:link']).toMatchObject({ '@_rel': 'describedby', '@_href': markedRecord(blog) });
  const feed = await (await api.get(`/user/${user.slug}/feed.json`)).json();
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

const AI = { sourceType: 'trainedAlgorithmicMedia', hadManifest: true };

const marked = async () =>
  dataUrl(withManifest(await pictureNaming('trainedAlgorithmicMedia'), 'jpeg', manifestStore()));

type Owner = { blogId: string } | { userId: string };

/** The marks of an owner's pictures: in the rows and in the files. */
async function readPictureMarks(where: Owner) {
  const rows = await (await db()).image.findMany({ where });
  const inFiles = await Promise.all(rows.map(({ bytes }) => readMark(Buffer.from(bytes ?? []))));
  return [...rows.map(({ sourceType, hadManifest }) => ({ sourceType, hadManifest })), ...inFiles];
}

test('a picture of the form keeps its marks while it waits', async () => {
  const { headers } = await ownedBlog();
  const body = { topic: 'Growing tomatoes', length: 'small', userImages: [await marked()] };
  const { id } = await (await api.post('/api/blogs/generate', body, headers)).json();
  expect(await readPictureMarks({ blogId: id })).toEqual([AI, AI]);
});

test('covers, in both sizes, and added pictures keep their marks', async () => {
  const { id, headers } = await ownedBlog();
  await changeCover(id, { kind: 'uploaded', picture: await marked(), alt: '' }, headers);
  expect((await uploadPicture(id, await marked(), headers)).status).toBe(200);
  expect(await readPictureMarks({ blogId: id })).toEqual([AI, AI, AI, AI, AI, AI]);
});

test('pictures of an imported archive keep their marks', async () => {
  const picture = withManifest(await pictureNaming('trainedAlgorithmicMedia', 'webp'), 'webp', manifestStore());
  const text = strToU8(
    '---\ntitle: Tea\ncover: leaf.webp\n---\n# Tea\n\nHot.\n\n## Leaves\n\n![A leaf](leaf.webp)\n\nGreen.\n',
  );
  const data = Buffer.from(zipSync({ 'tea.md': text, 'leaf.webp': picture })).toString('base64');
  const { rows } = await bringIn([{ name: 'export.zip', data }]);
  expect(await readPictureMarks({ blogId: rows[0]?.id ?? '' })).toEqual([AI, AI, AI, AI, AI, AI]);
});

test('avatars keep their marks', async () => {
  const { user, headers } = await ownedBlog();
  const profile = { displayName: 'Ada', avatar: await marked() };
  await api.patch('/api/account', profile, headers);
  const marks = await readPictureMarks({ userId: user.id });
  expect(marks).toEqual(Array.from(marks, () => AI));
});

test('drawings are marked as drawn by a program', async () => {
  const { id, headers } = await ownedBlog();
  await changeCover(id, { kind: 'drawn', number: 1, alt: '' }, headers);
  const drawn = { sourceType: 'algorithmicMedia', hadManifest: false };
  expect(await readPictureMarks({ blogId: id })).toEqual([drawn, drawn, drawn, drawn]);
  expect(await drawnPicture({ seed: id, number: 2, style: 'retro', colorTheme: 'blue' })).toMatchObject(drawn);
});
