import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture, isPlainWebp } from '@/lib/images/service.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const drawing = sharp({ create: { width: 61, height: 43, channels: 3, background: '#000', noise } });
const transparent = sharp({ create: { width: 61, height: 43, channels: 4, background: '#0000' } });

test('a picture that we have encoded is stored as it is when it comes back', async () => {
  const first = await encodePicture(await drawing.clone().png().toBuffer(), 'test');
  const again = await encodePicture(Buffer.from(first.bytes), 'test');
  expect(again.bytes).toEqual(first.bytes);
  expect(again.id).not.toBe(first.id);
  expect(again).toMatchObject({ contentType: 'image/webp', width: 61, height: 43 });
});

test.each([
  ['a lossy WebP', () => drawing.clone().webp().toBuffer()],
  ['a lossless WebP', () => drawing.clone().webp({ lossless: true }).toBuffer()],
  ['a transparent WebP', () => transparent.clone().webp().toBuffer()],
])('%s is pixels alone', async (_, make) => {
  expect(isPlainWebp(await make())).toBe(true);
});

const OTHERS: [string, () => Promise<Buffer>][] = [
  ['a PNG', () => drawing.clone().png().toBuffer()],
  [
    'a WebP that says where it was taken',
    () =>
      drawing
        .clone()
        .withExif({ IFD0: { Copyright: 'Ann' } })
        .webp()
        .toBuffer(),
  ],
  ['a WebP with colors of its own', () => drawing.clone().withIccProfile('p3').webp().toBuffer()],
  [
    'a WebP with something behind it',
    async () => Buffer.concat([await drawing.clone().webp().toBuffer(), Buffer.from('<?php')]),
  ],
  ['half a WebP', async () => (await drawing.clone().webp().toBuffer()).subarray(0, 200)],
  ['nothing', async () => Buffer.alloc(0)],
];

test.each(OTHERS)('%s is encoded again', async (_, make) => {
  expect(isPlainWebp(await make())).toBe(false);
});

test('a damaged picture of that form is refused', async () => {
  const bytes = await drawing.clone().webp().toBuffer();
  bytes.fill(0, 20, 60);
  await expect(encodePicture(bytes, 'test')).rejects.toThrow();
});

test('a larger picture of that form is made smaller', async () => {
  const create = { width: 1700, height: 10, channels: 3, background: '#693' } as const;
  const { width } = await encodePicture(await sharp({ create }).webp().toBuffer(), 'test');
  expect(width).toBe(1600);
});
