import { type ColorTheme, STYLE_DETAILS, STYLES } from '@/lib/constants/options.ts';

export const STYLE_OPTIONS = STYLES.map((name) => ({ name, ...STYLE_DETAILS[name] }));

/** Color themes as a picker offers them. `default` has no swatch: it means the style's own colors. */
export const COLOR_THEME_OPTIONS: readonly { name: ColorTheme; label: string; swatch?: readonly string[] }[] = [
  { name: 'default', label: 'Default' },
  { name: 'blue', label: 'Blue', swatch: ['#1d78f1', '#009ac7'] },
  { name: 'green', label: 'Green', swatch: ['#00c65c', '#bfe356'] },
  { name: 'purple', label: 'Purple', swatch: ['#9257e0', '#6a81f2'] },
  { name: 'orange', label: 'Orange', swatch: ['#ff7c2d', '#f76e61'] },
  { name: 'pink', label: 'Pink', swatch: ['#d13781', '#be62c4'] },
  { name: 'teal', label: 'Teal', swatch: ['#00908b', '#00bf8b'] },
  { name: 'amber', label: 'Amber', swatch: ['#ffb700', '#ffae6f'] },
];
