import type { ColorTheme } from '@/lib/constants/options.ts';

/**
 * What a color theme is made of: hues in OKLCH degrees. `main` names the theme, `near` is its
 * neighbor, `spark` the small contrast that keeps it from being flat. `tint` says how much of the
 * hue the grays take (1 is usual, 0 is pure gray).
 */
export type Palette = { main: number; near: number; spark: number; tint: number };

/** The seven named themes. `default` is missing on purpose: every style brings its own. */
const PALETTES: Readonly<Record<Exclude<ColorTheme, 'default'>, Palette>> = {
  blue: { main: 258, near: 228, spark: 72, tint: 1 },
  green: { main: 150, near: 122, spark: 62, tint: 1 },
  purple: { main: 300, near: 272, spark: 350, tint: 1 },
  orange: { main: 47, near: 28, spark: 232, tint: 1 },
  pink: { main: 356, near: 325, spark: 78, tint: 1 },
  teal: { main: 190, near: 165, spark: 38, tint: 1 },
  amber: { main: 80, near: 58, spark: 22, tint: 1 },
};

/** The palette of a theme; `own` is the style's default. */
export function paletteOf(theme: ColorTheme, own: Palette): Palette {
  return theme === 'default' ? own : PALETTES[theme];
}
