import { type ColorTheme, STYLES, type Style } from '@/lib/constants/options.ts';

/** Two or three of each style's default colors as #rrggbb, the ground first where it has one. */
const SWATCHES: Readonly<Record<Style, readonly string[]>> = {
  glassmorphism: ['#e1e7ff', '#32d3ee', '#f9abdb'],
  neumorphism: ['#e4dfd6', '#271b17', '#ad3a00'],
  claymorphism: ['#e1daff', '#ff8798', '#faca4b'],
  gradient: ['#6e4af6', '#ba22bb', '#d10074'],
  geometric: ['#f7f2e8', '#f94339', '#2057c4'],
  brutalist: ['#fafafa', '#000000', '#f0da00'],
  minimal: ['#fafafa', '#161616'],
  retro: ['#f9ebd1', '#ec723e', '#17938b'],
};

export const STYLE_OPTIONS = STYLES.map((name) => ({ name, swatch: SWATCHES[name] }));

/** Color themes as a picker offers them. `default` has no swatch: it means the style's own colors. */
export const COLOR_THEME_OPTIONS: readonly { name: ColorTheme; swatch?: readonly string[] }[] = [
  { name: 'default' },
  { name: 'blue', swatch: ['#1d78f1', '#009ac7'] },
  { name: 'green', swatch: ['#00c65c', '#bfe356'] },
  { name: 'purple', swatch: ['#9257e0', '#6a81f2'] },
  { name: 'orange', swatch: ['#ff7c2d', '#f76e61'] },
  { name: 'pink', swatch: ['#d13781', '#be62c4'] },
  { name: 'teal', swatch: ['#00908b', '#00bf8b'] },
  { name: 'amber', swatch: ['#ffb700', '#ffae6f'] },
];
