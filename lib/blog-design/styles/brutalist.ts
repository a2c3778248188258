import { hex, readable } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, StyleDefinition } from './types.ts';

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
    title: {
      family: FONT_STACKS.sofiaCondensed,
      weight: 900,
      size: 'clamp(3.4rem,.9rem + 10.4cqi,11rem)',
      lineHeight: 0.84,
      letterSpacing: '-.018em',
      transform: 'uppercase',
    },
    heading: {
      family: FONT_STACKS.sofiaCondensed,
      weight: 900,
      size: 'clamp(2.3rem,1.6rem + 3cqi,4rem)',
      lineHeight: 0.92,
      letterSpacing: '-.008em',
      transform: 'uppercase',
    },
    body: {
      family: FONT_STACKS.jetbrainsMono,
      weight: 400,
      size: '1rem',
      lineHeight: 1.72,
      letterSpacing: '-.01em',
      transform: 'none',
    },
    small: '.875rem',
    measure: '47rem',
  },
  shape: { radius: '0px', smallRadius: '0px', borderWidth: '4px' },
  spacing: { section: '0px', paragraph: '1.25em' },
  motion: { duration: '0s', easing: 'steps(1)' },
  paint,
};
