import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import { drawIllustration, drawingSvg } from '@/lib/illustrations/drawings.ts';

const drawing = (number: number, seed = 'blog') => drawingSvg({ seed, number, style: 'retro', colorTheme: 'teal' });

test('is the same whenever it is drawn again', () => {
  expect(drawing(1)).toBe(drawing(1));
});

test('is another one for every number and every blog', () => {
  const drawings = ['one', 'two', 'three'].flatMap((seed) => [0, 1, 2, 3, 4, 5].map((number) => drawing(number, seed)));
  expect(new Set(drawings).size).toBe(18);
});

test('follows the color theme', () => {
  const blue = drawingSvg({ seed: 'blog', number: 0, style: 'retro', colorTheme: 'blue' });
  expect(blue).not.toBe(drawing(0));
});

const LOOKS = STYLES.map((style, at) => ({ style, colorTheme: COLOR_THEMES[at] ?? 'default' }));

test.each(LOOKS)('has a size and is never empty in $style, $colorTheme', async (look) => {
  const drawings = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((number) => drawIllustration({ seed: 'blog', number, ...look })),
  );
  for (const png of drawings) {
    const { width, height } = await sharp(png).metadata();
    expect([width, height]).toEqual([1200, 675]);
    const { channels } = await sharp(png).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  }
});
