import { ImageResponse } from '@vercel/og';
import { createElement } from 'react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Card } from '@/lib/blog-design/card/card.tsx';
import { cardFonts } from '@/lib/blog-design/card/fonts.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';

/** A picture of one color as a data URL. */
async function pictureOf(background: string): Promise<string> {
  const png = await sharp({ create: { width: 48, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const COVERS: [string, string | undefined][] = [
  ['without a cover', undefined],
  ['on a cover', '#ffffff'],
];

test.each(COVERS)('sets the author’s picture in the lower left corner %s', async (_, color) => {
  const { fonts, families } = await cardFonts('minimal', 'english', 'How tea is made');
  const cover = color ? { picture: await pictureOf(color), credit: 'Ann' } : undefined;
  const content = { title: 'How tea is made', tag: 'en', byline: 'By Ada', brand: 'Q', cover };
  const setting = { families, tokens: designTokens('minimal', 'default', 'light') };
  const card = createElement(Card, { ...content, ...setting, avatar: await pictureOf('#ff0000') });
  const png = await new ImageResponse(card, { width: 1200, height: 630, fonts }).arrayBuffer();
  const corner = sharp(png).extract({ left: 60, top: 500, width: 80, height: 110 }).removeAlpha();
  const pixels = [...(await corner.raw().toBuffer())];
  const red = pixels.filter(
    (value, at) => at % 3 === 0 && value === 255 && pixels[at + 1] === 0 && pixels[at + 2] === 0,
  );
  expect(red.length).toBeGreaterThan(1000);
});

test('sets a name beside Japanese whole in the style’s own font', async () => {
  const bylines = ['執María López執', '執執', 'María López'];
  const { fonts, families } = await cardFonts('brutalist', 'japanese', bylines.join(''));
  const tokens = designTokens('brutalist', 'default', 'light');
  const content = { title: '海', tag: 'ja', brand: '', cover: undefined, avatar: undefined, families, tokens };
  const widths = bylines.map(async (byline) => {
    const card = createElement(Card, { ...content, byline });
    const png = await new ImageResponse(card, { width: 1200, height: 630, fonts }).arrayBuffer();
    const line = await sharp(png).extract({ left: 60, top: 520, width: 700, height: 100 }).toBuffer();
    return (await sharp(line).trim().toBuffer({ resolveWithObject: true })).info.width;
  });
  const [mixed = 0, japanese = 0, name] = await Promise.all(widths);
  expect(mixed - japanese).toBeCloseTo(name ?? 0, -1);
});
