import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from '@/lib/blog-design/card/card.tsx';
import { cardFonts, printable } from '@/lib/blog-design/card/fonts.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import type { Language, Style } from '@/lib/constants/options.ts';

type Given = { title: string; byline?: string; cover?: { picture: string; credit: string }; avatar?: string };

/** A card of a style, and the characters that it lacks. */
async function draw(style: Style, language: Language, { title, byline = '', cover, avatar }: Given) {
  const { fonts, families } = await cardFonts(style, language, `${title}${byline}${cover?.credit ?? ''}…`);
  const tag = language === 'japanese' ? 'ja' : 'en';
  const tokens = designTokens(style, 'default', 'light');
  return drawCard({ title, byline, tag, brand: '', cover, avatar, families, tokens }, fonts);
}

/** A picture of one color as a data URL. */
async function backgroundPicture(background: string): Promise<string> {
  const png = await sharp({ create: { width: 48, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

test.each([
  ['without a cover', undefined],
  ['on a cover', '#ffffff'],
])('sets the author’s picture in the lower left corner %s', async (_, color) => {
  const cover = color ? { picture: await backgroundPicture(color), credit: 'Ann' } : undefined;
  const given = { title: 'How tea is made', byline: 'By Ada', avatar: await backgroundPicture('#ff0000') };
  const { svg } = await draw('minimal', 'english', { ...given, ...(cover && { cover }) });
  const corner = sharp(svg).extract({ left: 60, top: 500, width: 80, height: 110 }).removeAlpha();
  const pixels = [...(await corner.raw().toBuffer())];
  const red = pixels.filter(
    (value, at) => at % 3 === 0 && value === 255 && pixels[at + 1] === 0 && pixels[at + 2] === 0,
  );
  expect(red.length).toBeGreaterThan(1000);
});

test('sets a name beside Japanese whole in the style’s own font', async () => {
  const widths = ['執María López執', '執執', 'María López'].map(async (byline) => {
    const { svg } = await draw('brutalist', 'japanese', { title: '海', byline });
    const line = await sharp(svg).extract({ left: 60, top: 520, width: 700, height: 100 }).toBuffer();
    return (await sharp(line).trim().toBuffer({ resolveWithObject: true })).info.width;
  });
  const [mixed = 0, japanese = 0, name] = await Promise.all(widths);
  expect(mixed - japanese).toBeCloseTo(name ?? 0, -1);
});

test.each([
  ...['H₂O at ≥ 10 ℃: from A → B, ⅓ cup', 'x² ≈ √2 ≠ ∞ ★ ✓ ● № 5', 'Người Việt: Nguyễn Ái Quốc'],
  ...['Ελληνικά: ἀρχὴ ἥμισυ παντός', 'Ӏәһ: Қазақша Ғалым', 'हिन्दी में क्षत्रिय', 'ภาษาไทยวันนี้', '한국의 뷁 음식'],
  ...['مرحبا بالعالم 2024 في New York', 'שלום עולם (2024)'],
])('draws every character of %s in every style', async (title) => {
  for (const style of ['glassmorphism', 'geometric', 'gradient', 'brutalist', 'retro'] as const) {
    expect((await draw(style, 'english', { title: printable(title) })).missing).toBe('');
  }
});

test('names what no font has', async () => {
  expect((await draw('retro', 'english', { title: 'বাংলা tea' })).missing).toMatch(/^[\u0980-\u09ff]+$/);
});
