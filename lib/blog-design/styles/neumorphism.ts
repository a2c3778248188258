import { FONT_STACKS } from '../fonts/font-stacks.ts';
import { hex, readable, translucent } from './color.ts';
import type { Mode, Paint, Palette, Shadows, StyleDefinition } from './types.ts';

/** One matte material, lit from the top left: everything is either raised from it or pressed into it. */
function shadows(hue: number, tint: number, mode: Mode): Shadows {
  const light = mode === 'light';
  const shine = light ? '#ffffff' : hex({ l: 0.375, c: 0.016 * tint, h: hue });
  const shade = light ? hex({ l: 0.79, c: 0.034 * tint, h: hue }) : hex({ l: 0.175, c: 0.014 * tint, h: hue });
  const far = translucent(shade, light ? 0.75 : 0.9);
  return {
    raised: `-.75rem -.75rem 1.5rem ${translucent(shine, light ? 0.95 : 0.5)},.75rem .75rem 1.5rem ${far}`,
    small: `-.3rem -.3rem .6rem ${translucent(shine, light ? 0.95 : 0.55)},.3rem .3rem .6rem ${far}`,
    pressed: `inset .3rem .3rem .65rem ${far},inset -.3rem -.3rem .65rem ${translucent(shine, light ? 0.95 : 0.5)}`,
  };
}

function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.925 : 0.275, c: (light ? 0.024 : 0.021) * tint, h: main });
  const on = [page];
  const accent = readable({ l: light ? 0.6 : 0.76, c: 0.19, h: main }, on, 4.6);
  const text = readable({ l: light ? 0.37 : 0.88, c: 0.03 * tint, h: main }, on, 7);
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text,
      muted: readable({ l: light ? 0.5 : 0.74, c: 0.03 * tint, h: main }, on, 4.7),
      heading: [readable({ l: light ? 0.3 : 0.95, c: 0.035 * tint, h: main }, on, 7)],
      link: accent,
      accent,
      accentText: readable({ l: light ? 0.99 : 0.2, c: 0.02, h: main }, [accent], 4.6),
      border: hex({ l: light ? 0.86 : 0.34, c: 0.02 * tint, h: main }),
      control: readable({ l: light ? 0.62 : 0.62, c: 0.05 * tint, h: main }, on, 3.1),
      hero: [page],
      heroText: readable({ l: light ? 0.3 : 0.95, c: 0.035 * tint, h: main }, on, 7),
      heroMuted: readable({ l: light ? 0.47 : 0.76, c: 0.03 * tint, h: main }, on, 4.7),
      panel: [page],
      panelText: text,
      art: [
        accent,
        hex({ l: light ? 0.72 : 0.8, c: 0.15, h: near }),
        hex({ l: light ? 0.75 : 0.82, c: 0.14, h: spark }),
        page,
      ],
    },
    shadows: shadows(main, tint, mode),
  };
}

/** Neumorphic: soft plastic, wide calm spacing, keys that go down under the pointer. */
export const NEUMORPHISM: StyleDefinition = {
  palette: { main: 268, near: 235, spark: 40, tint: 0.9 },
  typography: {
    families: { title: FONT_STACKS.madeforDisplay, body: FONT_STACKS.madeforText },
    title: { weight: 700, size: 'clamp(1.85rem,1.15rem + 3cqi,3.25rem)', leading: 1.14, tracking: '-.025em' },
    heading: { weight: 650, size: 'clamp(1.3rem,1.1rem + .8cqi,1.65rem)', leading: 1.25, tracking: '-.015em' },
    body: { weight: 450, size: '1.0625rem', leading: 1.75, tracking: '-.011em' },
    small: '.875rem',
    measure: '42rem',
  },
  shape: { radius: 'clamp(1.25rem,3.4cqi,2rem)', smallRadius: '1.1rem' },
  spacing: { section: 'clamp(2.75rem,7cqi,4.25rem)', paragraph: '1.15em' },
  motion: { duration: '.25s', easing: 'ease-out' },
  paint,
};
