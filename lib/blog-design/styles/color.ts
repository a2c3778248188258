import { clampChroma, formatHex, formatHex8, interpolate, oklch, wcagContrast } from 'culori';

/**
 * A color theme as hues in OKLCH degrees: `main` names it, `near` is its neighbor, `spark` a small contrast. `tint` is the
 * share of hue in the grays (0 to 1).
 */
export type Palette = { main: number; near: number; spark: number; tint: number };

export type Mode = 'light' | 'dark';

/** At least one color: the first is the flat one, the others are gradient stops or alternates. */
export type Colors = readonly [string, ...string[]];

/** Colors of a design as #rrggbb, or #rrggbbaa for translucent surfaces. */
export type DesignColors = {
  /** The page behind everything, with gradient stops and blobs. */
  page: Colors;
  /** Surfaces under article text; they lie over `page`, which may shine through. */
  surface: Colors;
  /** Opaque surface of a quoted source that opens over the article. */
  popover: string;
  text: string;
  /** Byline below the title block, captions, notes: still 4.5:1. */
  muted: string;
  /** Section headings; several when they are filled with a gradient. */
  heading: Colors;
  link: string;
  /** Buttons and marks. */
  accent: string;
  accentText: string;
  border: string;
  /** Edge of a control and ring of keyboard focus: at least 3:1. */
  control: string;
  /** The title block. */
  hero: Colors;
  heroText: string;
  heroMuted: string;
  /** The conclusion box. */
  panel: Colors;
  panelText: string;
  /** Colors of drawings, never under text. */
  art: readonly [string, string, string, string];
};

/** Values of CSS box-shadow: raised above the surface, small, and pressed into it. */
export type Shadows = { raised: string; small: string; pressed: string };

/** What a style paints; colors that it leaves out follow from others (tokens.ts), and without shadows there are none. */
export type Paint = Partial<DesignColors> &
  Pick<DesignColors, 'page' | 'text' | 'muted' | 'link' | 'accent' | 'accentText' | 'panelText' | 'art'> & {
    shadows?: Shadows;
  };

/** A color by lightness (0 to 1), chroma (0 to about 0.35) and hue (degrees), in OKLCH. */
export type Lch = { l: number; c: number; h: number };

/** The nearest color of a screen as #rrggbb: chroma gives way, lightness and hue stay. */
export const hex = ({ l, c, h }: Lch): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** The color with an opacity, as #rrggbbaa. */
export function translucent(color: string, opacity: number): string {
  const parsed = oklch(color);
  if (!parsed) throw new Error(`Not a color: ${color}`);
  return formatHex8({ ...parsed, alpha: opacity });
}

/** The lightness at which a hue (OKLCH degrees) looks most like itself: light yellow, dark blue and red. */
export function naturalLightness(hue: number): number {
  const towardsYellow = Math.max(0, Math.cos(((hue - 98) * Math.PI) / 180));
  return 0.59 + 0.25 * towardsYellow ** 1.3;
}

/** A color between two others; `share` of the second, mixed as a browser mixes gradients (sRGB). */
export const mix = (first: string, second: string, share: number): string =>
  formatHex(interpolate([first, second], 'rgb')(share));

/**
 * The color, made darker or lighter until it is readable on every surface.
 * @param surfaces opaque colors
 * @param ratio least contrast, by WCAG 2.2
 * @throws Error if neither black nor white is readable
 */
export function readable(color: Lch, surfaces: readonly string[], ratio: number): string {
  const step = worstContrast('#000000', surfaces) > worstContrast('#ffffff', surfaces) ? -1 : 1;
  for (let l = color.l; l >= 0 && l <= 1; l += step * 0.005) {
    const candidate = hex({ ...color, l });
    if (worstContrast(candidate, surfaces) >= ratio) return candidate;
  }
  const end = step < 0 ? '#000000' : '#ffffff';
  if (worstContrast(end, surfaces) >= ratio) return end;
  throw new Error(`No lightness reads at ${ratio}:1 on ${surfaces.join(', ')}`);
}

const worstContrast = (color: string, surfaces: readonly string[]) =>
  Math.min(...surfaces.map((surface) => wcagContrast(color, surface)));
