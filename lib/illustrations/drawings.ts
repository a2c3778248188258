import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { mix } from '@/lib/blog-design/styles/color.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import { coverSizes, encodeTrusted, type StoredImage } from '@/lib/images/service.ts';
import { imagePath } from '@/lib/routes.ts';

/** Colors of a drawing as #rrggbb: tones from faint to strong, and a small contrast. */
type DrawingColors = { background: string; tones: readonly [string, string, string, string]; accent: string };

/** Numbers from 0 (included) to 1 (excluded) that depend on the seed alone. */
type Random = () => number;

/** A reproducible stream of random numbers (mulberry32). */
function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

const WIDTH = 1200;
const HEIGHT = 675;

/** Draws the inside of an <svg> of WIDTH × HEIGHT from `random`. */
type Composition = (colors: DrawingColors, random: Random) => string;

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Rolling layers under a low sun. */
const hills: Composition = ({ tones, accent }, random) => {
  const sun = circle(between(random, 200, 1000), between(random, 140, 300), between(random, 60, 120), accent);
  const layers = tones.map((fill, layer) => {
    const base = 300 + layer * 95;
    const points = Array.from({ length: 5 }, (_, at) => ({ x: at * 300, y: base + between(random, -70, 60) }));
    const curve = points
      .slice(1)
      .map(({ x, y }, at) => `C${x - 150} ${points[at]?.y ?? base} ${x - 150} ${y} ${x} ${y}`)
      .join('');
    return `<path d="M0 ${points[0]?.y ?? base}${curve}V${HEIGHT}H0Z" fill="${fill}"/>`;
  });
  return sun + layers.join('');
};

/** Quarter circles on a grid. */
const tiles: Composition = ({ background, tones, accent }, random) => {
  const side = HEIGHT / 4.5;
  const fills = [...tones, accent, background];
  const cells = Array.from({ length: 40 }, (_, cell) => {
    const [x, y] = [(cell % 8) * side, Math.floor(cell / 8) * side];
    const back = fills[between(random, 0, 5)];
    const front = fills[between(random, 0, 5)];
    const [cx, cy] = [x + side * between(random, 0, 1), y + side * between(random, 0, 1)];
    const clip = `<clipPath id="c${cell}"><rect x="${x}" y="${y}" width="${side}" height="${side}"/></clipPath>`;
    return `${clip}<g clip-path="url(#c${cell})"><rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${back}"/><circle cx="${cx}" cy="${cy}" r="${side}" fill="${front}"/></g>`;
  });
  return cells.join('');
};

/** Rings that meet, as where two stones fell. */
const rings: Composition = ({ tones, accent }, random) => {
  const centers = [
    { x: between(random, 150, 450), y: between(random, 150, 520) },
    { x: between(random, 750, 1050), y: between(random, 150, 520) },
  ];
  const drawn = centers.flatMap(({ x, y }, at) =>
    Array.from({ length: between(random, 6, 9) }, (_, ring) => {
      const stroke = ring === 0 ? accent : tones[(ring + at) % tones.length];
      return `<circle cx="${x}" cy="${y}" r="${(ring + 1) * between(random, 44, 54)}" fill="none" stroke="${stroke}" stroke-width="${between(random, 6, 22)}"/>`;
    }),
  );
  return drawn.join('');
};

/** Sheets of paper, one over the other. */
const sheets: Composition = ({ tones, accent }, random) => {
  const count = between(random, 6, 9);
  const drawn = Array.from({ length: count }, (_, at) => {
    const [x, y] = [between(random, 60, 700), between(random, 40, 300)];
    const [w, h] = [between(random, 260, 460), between(random, 200, 340)];
    const fill = at === count - 2 ? accent : tones[between(random, 0, 3)];
    const turn = between(random, -18, 18);
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${fill}" fill-opacity="0.88" transform="rotate(${turn} ${x + w / 2} ${y + h / 2})"/>`;
  });
  return drawn.join('');
};

/** Leaves, as if the wind had carried them. Nothing here may look like a chart: it would state something. */
const leaves: Composition = ({ tones, accent }, random) => {
  const drawn = Array.from({ length: between(random, 16, 24) }, (_, at) => {
    const [x, y] = [between(random, 40, WIDTH - 40), between(random, 40, HEIGHT - 40)];
    const [length, width] = [between(random, 60, 170), between(random, 24, 60)];
    const fill = at % 6 === 3 ? accent : tones[between(random, 0, 3)];
    const shape = `M${-length} 0Q0 ${-width * 1.6} ${length} 0Q0 ${width * 1.6} ${-length} 0Z`;
    return `<path d="${shape}" fill="${fill}" transform="translate(${x} ${y}) rotate(${between(random, 0, 179)})"/>`;
  });
  return drawn.join('');
};

/** Arches within arches, as of an arcade. */
const arches: Composition = ({ tones, accent }, random) => {
  const count = between(random, 3, 5);
  const span = WIDTH / count;
  const marked = between(random, 0, count - 1);
  const drawn = Array.from({ length: count }, (_, at) => {
    const [top, rings] = [between(random, 90, 240), between(random, 3, 4)];
    return Array.from({ length: rings }, (__, ring) => {
      const half = (span / 2 - 14) * (1 - ring / rings);
      const middle = (at + 0.5) * span;
      const spring = top + span / 2;
      const isHeart = ring === rings - 1 && at === marked;
      const fill = isHeart ? accent : tones[(ring + at) % tones.length];
      return `<path d="M${middle - half} ${HEIGHT}V${spring}A${half} ${half} 0 0 1 ${middle + half} ${spring}V${HEIGHT}Z" fill="${fill}"/>`;
    }).join('');
  });
  return drawn.join('');
};

const COMPOSITIONS: readonly [Composition, ...Composition[]] = [hills, tiles, rings, sheets, leaves, arches];

const withoutOpacity = (color: string) => color.slice(0, 7);

/** Colors from the blog's style and color theme, so that drawings belong to its page. */
function drawingColors(style: Style, theme: ColorTheme): DrawingColors {
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
  const colors = drawingColors(style, colorTheme);
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
