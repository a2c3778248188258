import { mix } from '@/lib/blog-design/colors/color';
import { paletteOf } from '@/lib/blog-design/colors/palettes';
import { STYLE_DEFINITIONS } from '@/lib/blog-design/styles/definitions';
import type { ColorTheme, Style } from '@/lib/constants/options';

/** Colours of an illustration, as #rrggbb. */
export type Inks = {
  ground: string;
  /** From faint to strong. */
  tones: readonly [string, string, string, string];
  /** The small contrast. */
  spark: string;
};

/** A colour without its opacity, as a drawing has nothing behind it. */
const opaque = (color: string) => color.slice(0, 7);

/** The inks of a blog's style and color theme, so that a drawing belongs to its page. */
export function inksOf(style: Style, theme: ColorTheme): Inks {
  const definition = STYLE_DEFINITIONS[style];
  const { colors } = definition.paint(paletteOf(theme, definition.palette), 'light');
  const ground = opaque(colors.page[0]);
  const strong = opaque(colors.accent);
  return {
    ground: mix(ground, strong, 0.08),
    tones: [
      mix(ground, strong, 0.22),
      mix(ground, strong, 0.45),
      strong,
      mix(strong, opaque(colors.text), 0.55),
    ],
    spark: opaque(colors.art[1]),
  };
}
