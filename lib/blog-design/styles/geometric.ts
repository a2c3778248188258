import { hex, type Mode, naturalLightness, type Paint, type Palette, readable, type StyleDefinition } from './color.ts';

/** Flat color on paper, no shadow and no curve but the circle. */
function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.962 : 0.185, c: (light ? 0.014 : 0.016) * tint, h: light ? 85 : main });
  const on = [page];
  const ink = readable({ l: light ? 0.2 : 0.95, c: 0.012 * tint, h: light ? main : 85 }, on, 9);
  const accent = readable({ l: light ? 0.58 : 0.72, c: 0.23, h: main }, on, 4.2);
  const panel = hex({ l: naturalLightness(main) - 0.05, c: 0.21, h: main });
  return {
    page: [page],
    text: ink,
    muted: readable({ l: light ? 0.46 : 0.76, c: 0.02 * tint, h: main }, on, 4.7),
    link: readable({ l: light ? 0.48 : 0.8, c: 0.2, h: main }, on, 4.8),
    accent,
    accentText: readable({ l: light ? 0.99 : 0.16, c: 0.01, h: main }, [accent], 4.6),
    panel: [panel],
    panelText: readable({ l: naturalLightness(main) > 0.7 ? 0.18 : 1, c: 0.02, h: main }, [panel], 4.7),
    art: [
      hex({ l: naturalLightness(main), c: 0.22, h: main }),
      hex({ l: naturalLightness(near) - (light ? 0.1 : 0.03), c: 0.18, h: near }),
      hex({ l: 0.83, c: 0.17, h: spark }),
      ink,
    ],
  };
}

/** Geometric: a Bauhaus sheet, three pure colors, heavy rules and shapes that count the sections. */
export const GEOMETRIC: StyleDefinition = { palette: { main: 28, near: 262, spark: 88, tint: 1 }, paint };
