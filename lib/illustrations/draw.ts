import sharp from 'sharp';
import type { ColorTheme, Style } from '@/lib/constants/options';
import { COMPOSITIONS, HEIGHT, WIDTH } from './compositions';
import { inksOf } from './inks';
import { between, seededRandom } from './random';

/** What a drawing is for. `number` counts the drawings of one blog from 0. */
export type DrawingOptions = { seed: string; number: number; style: Style; colorTheme: ColorTheme };

/** A drawing as SVG. Neighbouring numbers of one seed have different compositions. */
export function drawingSvg({ seed, number, style, colorTheme }: DrawingOptions): string {
  const inks = inksOf(style, colorTheme);
  const first = between(seededRandom(seed), 0, COMPOSITIONS.length - 1);
  const compose = COMPOSITIONS[(first + number) % COMPOSITIONS.length] ?? COMPOSITIONS[0];
  const inside = compose(inks, seededRandom(`${seed}/${number}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${inks.ground}"/>${inside}</svg>`;
}

/** A drawing as PNG, to be stored like any other picture. */
export async function drawIllustration(options: DrawingOptions): Promise<Buffer> {
  return sharp(Buffer.from(drawingSvg(options)))
    .png()
    .toBuffer();
}
