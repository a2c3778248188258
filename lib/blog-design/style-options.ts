import { type ColorTheme, STYLE_DETAILS, STYLES, type Style } from '@/lib/constants/options.ts';

/** A style as a picker offers it (spec §3, Style option). */
export type StyleOption = { name: Style; label: string; description: string; swatch: readonly string[] };

export const STYLE_OPTIONS: readonly StyleOption[] = STYLES.map((name) => ({ name, ...STYLE_DETAILS[name] }));

/** A color theme as a picker offers it. `default` has no swatch: it means the style's own colors. */
export type ColorThemeOption = { name: ColorTheme; label: string; swatch?: readonly string[] };

export const COLOR_THEME_OPTIONS: readonly ColorThemeOption[] = [
  { name: 'default', label: 'Default' },
  { name: 'blue', label: 'Blue', swatch: ['#1d78f1', '#009ac7'] },
  { name: 'green', label: 'Green', swatch: ['#00c65c', '#bfe356'] },
  { name: 'purple', label: 'Purple', swatch: ['#9257e0', '#6a81f2'] },
  { name: 'orange', label: 'Orange', swatch: ['#ff7c2d', '#f76e61'] },
  { name: 'pink', label: 'Pink', swatch: ['#d13781', '#be62c4'] },
  { name: 'teal', label: 'Teal', swatch: ['#00908b', '#00bf8b'] },
  { name: 'amber', label: 'Amber', swatch: ['#ffb700', '#ffae6f'] },
];
