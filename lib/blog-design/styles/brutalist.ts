import { FONT_STACKS } from '../fonts/font-stacks.ts';
import { hex, readable } from './color.ts';
import type { Mode, Paint, Palette, StyleDefinition } from './types.ts';

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
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text: ink,
      muted: readable({ l: light ? 0.38 : 0.78, c: 0.01 * tint, h: main }, on, 6),
      heading: [ink],
      link: ink,
      accent: light ? '#000000' : flood,
      accentText: light ? flood : '#000000',
      border: ink,
      control: ink,
      hero: [flood],
      heroText: '#000000',
      heroMuted: '#000000',
      panel: [light ? '#000000' : flood],
      panelText: light ? '#ffffff' : '#000000',
      art: [flood, '#000000', '#ffffff', ink],
    },
    shadows: { raised: `.7rem .7rem 0 ${flood}`, small: `.35rem .35rem 0 ${ink}`, pressed: `0 0 0 ${ink}` },
  };
}

/** Brutalist: condensed capitals as wide as the page, typewriter text, hard lines, one flood of color. */
export const BRUTALIST: StyleDefinition = {
  palette: { main: 102, near: 90, spark: 30, tint: 0 },
  typography: {
    families: { title: FONT_STACKS.sofiaCondensed, body: FONT_STACKS.jetbrainsMono },
    isUppercase: true,
    title: { weight: 900, size: 'clamp(3.4rem,.9rem + 10.4cqi,11rem)', leading: 0.84, tracking: '-.018em' },
    heading: { weight: 900, size: 'clamp(2.3rem,1.6rem + 3cqi,4rem)', leading: 0.92, tracking: '-.008em' },
    body: { weight: 400, size: '1rem', leading: 1.72, tracking: '-.01em' },
    small: '.875rem',
    measure: '44rem',
  },
  shape: { radius: '0px', smallRadius: '0px' },
  spacing: { section: '0px', paragraph: '1.25em' },
  motion: { duration: '0s', easing: 'steps(1)' },
  paint,
};
