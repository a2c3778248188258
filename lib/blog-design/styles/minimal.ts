import { FONT_STACKS } from '../fonts/font-stacks.ts';
import { hex, readable } from './color.ts';
import type { Mode, Paint, Palette, StyleDefinition } from './types.ts';

/** Paper, ink, and one color used about as often as a red pencil. */
function paint({ main, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.985 : 0.175, c: (light ? 0.011 : 0.018) * tint, h: main });
  const on = [page];
  const ink = (l: number, ratio: number, c = 0.014) => readable({ l, c: c * tint, h: main }, on, ratio);
  const heading = ink(light ? 0.2 + 0.11 * tint : 0.94, 8, light ? 0.1 : 0.05);
  const accent = readable({ l: light ? 0.2 + 0.32 * tint : 0.96 - 0.18 * tint, c: 0.18 * tint, h: main }, on, 4.8);
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text: ink(light ? 0.29 : 0.87, 7),
      muted: ink(light ? 0.5 : 0.68, 4.8),
      heading: [heading],
      link: ink(light ? 0.24 : 0.92, 9),
      accent,
      accentText: page,
      border: ink(light ? 0.86 : 0.34, 1.2),
      control: accent,
      hero: [page],
      heroText: heading,
      heroMuted: ink(light ? 0.5 : 0.68, 4.8),
      panel: [page],
      panelText: ink(light ? 0.2 : 0.96, 9),
      art: [accent, accent, accent, page],
    },
    shadows: { raised: 'none', small: 'none', pressed: 'none' },
  };
}

/** Minimal: a light book face, much air, notes in the margin, one dot of color at the end. */
export const MINIMAL: StyleDefinition = {
  palette: { main: 90, near: 90, spark: 90, tint: 0 },
  typography: {
    families: { title: FONT_STACKS.spectral, body: FONT_STACKS.spectral },
    title: { weight: 200, size: 'clamp(2.3rem,1.3rem + 4cqi,4.5rem)', leading: 1.06, tracking: '-.028em' },
    heading: { weight: 400, size: 'clamp(1.35rem,1.2rem + .5cqi,1.6rem)', leading: 1.25, tracking: '-.012em' },
    body: { weight: 400, size: '1.1875rem', leading: 1.68, tracking: '0' },
    small: '.9375rem',
    measure: '37rem',
  },
  shape: { radius: '0px', smallRadius: '0px' },
  spacing: { section: 'clamp(3.25rem,7cqi,5rem)', paragraph: '1.05em' },
  motion: { duration: '.3s', easing: 'ease' },
  paint,
};
