import { mix } from '@/lib/blog-design/colors/color.ts';
import { paletteOf } from '@/lib/blog-design/colors/palettes.ts';
import { STYLE_DEFINITIONS } from '@/lib/blog-design/styles/definitions.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';

/** Colors of an illustration, as #rrggbb. */
export type DrawingColors = {
  background: string;
  /** From faint to strong. */
  tones: readonly [string, string, string, string];
  /** The small contrast. */
  accent: string;
};

/** A color without its opacity, as a drawing has nothing behind it. */
const opaque = (color: string) => color.slice(0, 7);

/** The colors of the drawings of a blog's style and color theme, so that they belong to its page. */
export function drawingColorsOf(style: Style, theme: ColorTheme): DrawingColors {
  const definition = STYLE_DEFINITIONS[style];
  const { colors } = definition.paint(paletteOf(theme, definition.palette), 'light');
  const background = opaque(colors.page[0]);
  const strong = opaque(colors.accent);
  return {
    background: mix(background, strong, 0.08),
    tones: [
      mix(background, strong, 0.22),
      mix(background, strong, 0.45),
      strong,
      mix(strong, opaque(colors.text), 0.55),
    ],
    accent: opaque(colors.art[1]),
  };
}
