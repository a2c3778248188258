import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { mix } from '@/lib/blog-design/styles/color.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import { coverSizes, encodeTrusted, type StoredImage } from '@/lib/images/service.ts';
import { imagePath } from '@/lib/routes.ts';
import { between, COMPOSITIONS, type DrawingColors, HEIGHT, seededRandom, WIDTH } from './compositions.ts';

const withoutOpacity = (color: string) => color.slice(0, 7);

/** Colors from the blog's style and color theme, so that drawings belong to its page. */
function colorsOf(style: Style, theme: ColorTheme): DrawingColors {
  const { colors } = designTokens(style, theme, 'light');
  const background = withoutOpacity(colors.page[0]);
  // Brutalist's accent is black in every theme.
  const strong = withoutOpacity(style === 'brutalist' ? colors.art[0] : colors.accent);
  return {
    background: mix(background, strong, 0.08),
    tones: [
      mix(background, strong, 0.22),
      mix(background, strong, 0.45),
      strong,
      mix(strong, withoutOpacity(colors.text), 0.55),
    ],
    accent: withoutOpacity(colors.art[1]),
  };
}

/** `number` counts the drawings of one blog from 0. */
export type DrawingOptions = { seed: string; number: number; style: Style; colorTheme: ColorTheme };

/** A drawing as SVG. Neighboring numbers of one seed have different compositions. */
export function drawingSvg({ seed, number, style, colorTheme }: DrawingOptions): string {
  const colors = colorsOf(style, colorTheme);
  const first = between(seededRandom(seed), 0, COMPOSITIONS.length - 1);
  const compose = COMPOSITIONS[(first + number) % COMPOSITIONS.length] ?? COMPOSITIONS[0];
  const inside = compose(colors, seededRandom(`${seed}/${number}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>${inside}</svg>`;
}

export async function drawIllustration(options: DrawingOptions): Promise<Buffer> {
  return sharp(Buffer.from(drawingSvg(options)))
    .png()
    .toBuffer();
}

const DRAWN = { sourceType: 'algorithmicMedia', hadManifest: false };

/** A drawing as a stored picture. Its id depends on the options, so that trying every style stores each drawing once. */
export async function drawnPicture(options: DrawingOptions): Promise<StoredImage> {
  const { seed, number, style, colorTheme } = options;
  const picture = await encodeTrusted(await drawIllustration(options), DRAWN);
  const name = [seed, number, style, colorTheme].join('/');
  const id = createHash('sha256').update(name).digest('base64url').slice(0, 22);
  return { ...picture, id };
}

/** The options of a blog's cover: other compositions than those of its sections. */
export const coverDrawing = (
  { id, style, colorTheme }: Pick<Blog, 'id' | 'style' | 'colorTheme'>,
  number: number,
): DrawingOptions => ({ seed: `${id}/cover`, number, style, colorTheme });

/** A blog's drawings in another style and theme: the pictures to store, and their URLs by those that they replace. */
export async function redraw(
  { id, content, cover }: Pick<Blog, 'id' | 'content' | 'cover'>,
  styling: { style: Style; colorTheme: ColorTheme },
): Promise<{ stored: StoredImage[]; addresses: ReadonlyMap<string, string> }> {
  const stored: StoredImage[] = [];
  const addresses = new Map<string, string>();
  for (const { url, drawing } of content.sections.flatMap((section) => section.images)) {
    if (drawing === undefined) continue;
    const picture = await drawnPicture({ seed: id, number: drawing, ...styling });
    stored.push(picture);
    addresses.set(url, imagePath(picture.id));
  }
  if (cover?.drawing !== undefined) {
    const picture = await drawnPicture(coverDrawing({ id, ...styling }, cover.drawing));
    stored.push(...(await coverSizes(picture)));
    addresses.set(cover.url, imagePath(picture.id));
  }
  return { stored, addresses };
}
