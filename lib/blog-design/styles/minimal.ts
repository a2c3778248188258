import { hex, type Mode, type Paint, type Palette, readable, type StyleDefinition } from './color.ts';

/** Paper, ink, and one color used about as often as a red pencil. */
function paint({ main, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.985 : 0.175, c: (light ? 0.011 : 0.018) * tint, h: main });
  const on = [page];
  const ink = (l: number, ratio: number, c = 0.014) => readable({ l, c: c * tint, h: main }, on, ratio);
  const heading = ink(light ? 0.2 + 0.11 * tint : 0.94, 8, light ? 0.1 : 0.05);
  const accent = readable({ l: light ? 0.2 + 0.32 * tint : 0.96 - 0.18 * tint, c: 0.18 * tint, h: main }, on, 4.8);
  return {
    page: [page],
    text: ink(light ? 0.29 : 0.87, 7),
    muted: ink(light ? 0.5 : 0.68, 4.8),
    heading: [heading],
    link: ink(light ? 0.24 : 0.92, 9),
    accent,
    accentText: page,
    border: ink(light ? 0.86 : 0.34, 1.2),
    control: accent,
    heroMuted: ink(light ? 0.5 : 0.68, 4.8),
    panelText: ink(light ? 0.2 : 0.96, 9),
    art: [accent, accent, accent, page],
  };
}

/** Minimal: a light book face, much air, notes in the margin, one dot of color at the end. */
export const MINIMAL: StyleDefinition = { palette: { main: 90, near: 90, spark: 90, tint: 0 }, paint };
