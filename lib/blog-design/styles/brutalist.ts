import { hex, type Mode, type Paint, type Palette, readable, type StyleDefinition } from './color.ts';

/** Bright enough for black capitals, and no paler than that. */
const floodLightness = (hue: number) => (hue < 60 || hue > 215 ? 0.74 : hue < 95 ? 0.82 : 0.88);

/** Two tones and one flood of color; every edge a full-strength line. */
function paint({ main, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.985 : 0.13, c: 0.006 * tint, h: main });
  const ink = light ? '#000000' : hex({ l: 0.97, c: 0.008 * tint, h: main });
  const flood = readable({ l: floodLightness(main), c: 0.22, h: main }, ['#000000'], 7);
  const on = [page];
  return {
    page: [page],
    text: ink,
    muted: readable({ l: light ? 0.38 : 0.78, c: 0.01 * tint, h: main }, on, 6),
    link: ink,
    accent: light ? '#000000' : flood,
    accentText: light ? flood : '#000000',
    hero: [flood],
    heroText: '#000000',
    panel: [light ? '#000000' : flood],
    panelText: light ? '#ffffff' : '#000000',
    art: [flood, '#000000', '#ffffff', ink],
    shadows: { raised: `.7rem .7rem 0 ${flood}`, small: `.35rem .35rem 0 ${ink}`, pressed: `0 0 0 ${ink}` },
  };
}

/** Brutalist: condensed capitals as wide as the page, typewriter text, hard lines, one flood of color. */
export const BRUTALIST: StyleDefinition = { palette: { main: 102, near: 90, spark: 30, tint: 0 }, paint };
