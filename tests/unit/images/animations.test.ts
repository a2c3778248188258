import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverSizes, encodePicture } from '@/lib/images/service.ts';

const FRAMES = 3;

/** Frames of different colors on top of each other, each shown for some milliseconds. */
function animation(width: number, height: number, frames = FRAMES) {
  const pixels = Buffer.alloc(width * height * frames * 3, 1).map(
    (_, at) => Math.floor(at / (width * height * 3)) * 60,
  );
  return sharp(pixels, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
    limitInputPixels: false,
  });
}

const delays = { delay: [100, 200, 300], loop: 2 };

test.each([
  ['GIF', (width: number, height: number) => animation(width, height).gif(delays).toBuffer()],
  ['WebP', (width: number, height: number) => animation(width, height).webp(delays).toBuffer()],
])('an animated %s keeps its frames, times and repetitions', async (_, make) => {
  const picture = await encodePicture(await make(1800, 90), 'test');
  expect(picture).toMatchObject({ contentType: 'image/webp', width: 1600, height: 80 });
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ pages: FRAMES, height: 80, ...delays });
  const [, small] = await coverSizes(picture);
  expect((await sharp(small?.bytes).metadata()).pages).toBeUndefined();
});

test('an animation of more than 50 megapixels is refused', async () => {
  const large = await animation(1000, 1000, 51).gif({ effort: 1, delay: 100 }).toBuffer();
  await expect(encodePicture(large, 'test')).rejects.toThrow('pixel limit');
});
