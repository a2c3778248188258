import {
  type Colors,
  hex,
  type Mode,
  mix,
  naturalLightness,
  type Paint,
  type Palette,
  readable,
  type StyleDefinition,
} from './color.ts';

/** Hues that are only themselves when bright: they carry dark text, the others white. */
const isBright = (hue: number) => hue > 20 && hue < 215;

/** Beyond the neighbor, in the direction it lies. */
const third = (main: number, near: number) => near + 0.7 * (near - main);

/** Every color a gradient through the stops can show, sampled between each pair. */
function blends(stops: readonly string[]): string[] {
  return stops.flatMap((from) => stops.flatMap((to) => [0, 0.25, 0.5, 0.75].map((share) => mix(from, to, share))));
}

/** The hero's text and three stops that all carry it; deep ones at night. */
function hero({ main, near }: Palette, mode: Mode): { text: string; stops: Colors } {
  const dark = mode === 'dark';
  const bright = isBright(main) && !dark;
  const text = bright ? hex({ l: 0.22, c: 0.06, h: main }) : '#ffffff';
  const stop = (h: number) => {
    const l = bright ? Math.min(0.83, naturalLightness(h) + 0.06) : dark ? 0.5 : 0.57;
    return readable({ l, c: bright ? 0.2 : 0.24, h }, [text], bright ? 6 : 5.2);
  };
  return { text, stops: [stop(main), stop(near), stop(third(main, near))] };
}

function paint(palette: Palette, mode: Mode): Paint {
  const { main, near, tint } = palette;
  const light = mode === 'light';
  const page = hex({ l: light ? 0.992 : 0.165, c: (light ? 0.004 : 0.022) * tint, h: main });
  const card = hex({ l: light ? 0.97 : 0.215, c: (light ? 0.012 : 0.03) * tint, h: main });
  const on = [page, card];
  const { text: heroText, stops } = hero(palette, mode);
  const fill = (h: number) => readable({ l: light ? 0.56 : 0.8, c: 0.23, h }, on, 4.8);
  const accent = fill(main);
  const shade = hex({ l: light ? 0.5 : 0.04, c: 0.12, h: main });
  return {
    page: [page],
    surface: [page, card],
    text: readable({ l: light ? 0.3 : 0.9, c: 0.025 * tint, h: main }, on, 7),
    muted: readable({ l: light ? 0.5 : 0.74, c: 0.03 * tint, h: main }, on, 4.7),
    heading: [fill(main), fill(near), fill(third(main, near))],
    link: readable({ l: light ? 0.5 : 0.82, c: 0.2, h: main }, on, 4.8),
    accent,
    accentText: readable({ l: light ? 1 : 0.17, c: 0.01, h: main }, [accent], 4.6),
    border: hex({ l: light ? 0.91 : 0.3, c: 0.02 * tint, h: main }),
    control: readable({ l: light ? 0.6 : 0.65, c: 0.15, h: main }, on, 3.1),
    hero: stops,
    heroText,
    heroMuted: readable({ l: heroText === '#ffffff' ? 0.97 : 0.26, c: 0.03, h: main }, blends(stops), 4.6),
    panel: stops,
    panelText: heroText,
    art: [stops[0], stops[1] ?? '', stops[2] ?? '', shade],
    shadows: {
      raised: `0 1.5rem 3rem -1.25rem ${shade}66`,
      small: `0 .5rem 1.25rem -.5rem ${shade}59`,
      pressed: `inset 0 0 0 2px ${accent}`,
    },
  };
}

/** Gradient: a full-width mesh of moving color, wide letters, and color poured into every heading. */
export const GRADIENT: StyleDefinition = { palette: { main: 285, near: 328, spark: 38, tint: 1 }, paint };
