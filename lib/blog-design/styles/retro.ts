import { FONT_STACKS } from '../fonts/font-stacks.ts';
import { hex, mix, naturalLightness, readable } from './color.ts';
import type { Mode, Paint, Palette, StyleDefinition } from './types.ts';

/** Inks of the seventies: everything leans to brown, and the paper has yellowed. */
function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const paper = light ? 84 : 48;
  const page = hex({ l: light ? 0.945 : 0.215, c: light ? 0.038 : 0.028, h: paper });
  const ray = mix(page, hex({ l: light ? 0.78 : 0.45, c: 0.13 * tint, h: near }), light ? 0.4 : 0.3);
  const on = [page, ray];
  const brown = readable({ l: light ? 0.3 : 0.93, c: light ? 0.06 : 0.04, h: light ? 40 : 84 }, on, 7);
  const accent = readable({ l: light ? 0.55 : 0.74, c: 0.16, h: main }, on, 4.2);
  const panel = mix(page, hex({ l: light ? 0.76 : 0.5, c: 0.14 * tint, h: main }), light ? 0.38 : 0.24);
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text: brown,
      muted: readable({ l: light ? 0.45 : 0.78, c: 0.05, h: light ? 45 : 84 }, on, 4.7),
      heading: [readable({ l: light ? 0.45 : 0.82, c: 0.13, h: main }, on, 4.8)],
      link: readable({ l: light ? 0.46 : 0.82, c: 0.14, h: main }, on, 4.8),
      accent,
      accentText: readable({ l: light ? 0.98 : 0.2, c: 0.03, h: 84 }, [accent], 4.6),
      border: brown,
      control: brown,
      hero: [page, ray],
      heroText: brown,
      heroMuted: brown,
      panel: [panel],
      panelText: readable({ l: light ? 0.3 : 0.93, c: 0.05, h: light ? 40 : 84 }, [panel], 7),
      art: [
        hex({ l: naturalLightness(main) - 0.02, c: 0.165, h: main }),
        hex({ l: 0.76, c: 0.145, h: near }),
        hex({ l: light ? 0.6 : 0.62, c: 0.1, h: spark }),
        hex({ l: light ? 0.36 : 0.42, c: 0.09, h: main - 15 }),
      ],
    },
    shadows: { raised: 'none', small: 'none', pressed: 'none' },
  };
}

/** Retro: a seventies record sleeve, with sunburst, rainbow arch and a fat soft serif. */
export const RETRO: StyleDefinition = {
  palette: { main: 42, near: 76, spark: 188, tint: 1 },
  typography: {
    families: { title: FONT_STACKS.caprasimo, body: FONT_STACKS.vollkorn },
    title: { weight: 900, size: 'clamp(2.4rem,1.1rem + 5.4cqi,5.25rem)', leading: 1, tracking: '-.018em' },
    heading: { weight: 900, size: 'clamp(1.65rem,1.35rem + 1.3cqi,2.3rem)', leading: 1.1, tracking: '-.01em' },
    body: { weight: 440, size: '1.1875rem', leading: 1.62, tracking: '.002em' },
    small: '1rem',
    measure: '42rem',
  },
  shape: { radius: '1.75rem', smallRadius: '.6rem' },
  spacing: { section: 'clamp(2.75rem,6.5cqi,4.25rem)', paragraph: '1em' },
  motion: { duration: '.2s', easing: 'ease-out' },
  paint,
};
