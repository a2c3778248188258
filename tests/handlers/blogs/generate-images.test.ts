import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { readRow } from '../../support/owned-blog.ts';
import { knownVisitor } from '../../support/visitors.ts';

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#b5482a' } });

/** A PNG whose header claims 60,000 × 60,000 pixels. */
async function pixelBomb(): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return Buffer.concat([png, deflateSync(Buffer.alloc(1024))]);
}

async function generate(body: object) {
  const visitor = await knownVisitor();
  return {
    response: await api.post(
      '/api/blogs/generate',
      { topic: 'Growing tomatoes', length: 'small', ...body },
      visitor.headers,
    ),
    visitor,
  };
}

test('stores pictures re-encoded and places each in a section with its source link', async () => {
  const userImages = [
    dataUrl(await picture().png().toBuffer()),
    dataUrl(await picture().jpeg().withMetadata().toBuffer(), 'image/jpeg'),
  ];
  const { response } = await generate({
    userImages,
    imageLinks: { 1: 'https://www.example.com/a' },
    imageAlternativeTexts: [' A red square '],
  });
  expect(response.status).toBe(200);
  const { id } = await response.json();
  const stored = await (await db()).image.findMany({ where: { blogId: id } });
  expect(stored).toHaveLength(2);
  expect(stored.map((image) => image.contentType)).toEqual(['image/webp', 'image/webp']);
  const row = await readRow(id);
  const images = (row.sections as { images: Record<string, unknown>[] }[]).flatMap((s) => s.images);
  expect(images).toHaveLength(2);
  expect(images[0]).toMatchObject({ source: '', sourceUrl: '', width: 40, height: 20 });
  expect(images.map(({ alt }) => alt)).toEqual(['A red square', undefined]);
  expect(images[1]).toMatchObject({ source: 'example.com', sourceUrl: 'https://www.example.com/a' });
});

test('shows all six pictures of a small blog', async () => {
  const image = dataUrl(await picture().png().toBuffer());
  const { response } = await generate({ userImages: Array.from({ length: 6 }, () => image) });
  const { id } = await response.json();
  const row = await readRow(id);
  const images = (row.sections as { images: unknown[] }[]).flatMap((section) => section.images);
  expect(images).toHaveLength(6);
});

test('takes a source link by the picture itself as key', async () => {
  const image = dataUrl(await picture().png().toBuffer());
  const { response } = await generate({ userImages: [image], imageLinks: { [image]: 'https://example.org/photo' } });
  const { id } = await response.json();
  const row = await readRow(id);
  expect(JSON.stringify(row.sections)).toContain('https://example.org/photo');
});

test('serves a stored picture with immutable caching and nosniff', async () => {
  const { response } = await generate({ userImages: [dataUrl(await picture().png().toBuffer())] });
  const { id: blogId } = await response.json();
  const { id } = await (await db()).image.findFirstOrThrow({ where: { blogId } });
  const served = await api.get(`/api/images/${id}`);
  expect(served.status).toBe(200);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  const { format } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect(format).toBe('webp');
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test.each<[string, () => Promise<string>, string]>([
  [
    'an SVG',
    async () => dataUrl(SVG, 'image/svg+xml'),
    'This kind of image cannot be used: Image 1: please use PNG, JPEG, GIF, WebP or AVIF',
  ],
  [
    'a TIFF that says it is a PNG',
    async () => dataUrl(await picture().tiff().toBuffer()),
    'This kind of image cannot be used: Image 1: please use PNG, JPEG, GIF, WebP or AVIF',
  ],
  ['an SVG that says it is a PNG', async () => dataUrl(SVG), 'Invalid file type: Image 1 is not an image file'],
  ['a text', async () => dataUrl(Buffer.from('hello')), 'Invalid file type: Image 1 is not an image file'],
  ['an address', async () => 'https://example.com/a.png', 'Invalid file type: Image 1 is not an image file'],
  [
    'more than 5 MB',
    async () => dataUrl(Buffer.concat([await picture().png().toBuffer(), randomBytes(5 * 1024 * 1024)])),
    'File too large: Image 1 exceeds the 5MB size limit',
  ],
  [
    'a pixel bomb',
    async () => dataUrl(await pixelBomb()),
    'Image 1 could not be read. Please save it again as PNG or JPEG, at most 50 megapixels (all frames of an animation together).',
  ],
])('refuses %s before anything is queued or counted', async (_, make, sentence) => {
  const { response, visitor } = await generate({ userImages: [await make()] });
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe(sentence);
  expect(await (await db()).quota.count({ where: { key: visitor.quotaKey } })).toBe(0);
  expect(await (await db()).generation.count({ where: { actor: visitor.quotaKey } })).toBe(0);
});
