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

test.each(STYLES)('follows the color theme in %s', (style) => {
  const shades = COLOR_THEMES.map((colorTheme) => {
    const svg = drawingSvg({ seed: 'blog', number: 0, style, colorTheme });
    return [...new Set(svg.match(/#[0-9a-f]{6}/g))].toSorted().join();
  });
  expect(new Set(shades).size).toBe(8);
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
