import {
  hex,
  type Mode,
  mix,
  naturalLightness,
  type Paint,
  type Palette,
  readable,
  type StyleDefinition,
} from './color.ts';

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
    page: [page],
    text: brown,
    muted: readable({ l: light ? 0.45 : 0.78, c: 0.05, h: light ? 45 : 84 }, on, 4.7),
    heading: [readable({ l: light ? 0.45 : 0.82, c: 0.13, h: main }, on, 4.8)],
    link: readable({ l: light ? 0.46 : 0.82, c: 0.14, h: main }, on, 4.8),
    accent,
    accentText: readable({ l: light ? 0.98 : 0.2, c: 0.03, h: 84 }, [accent], 4.6),
    hero: [page, ray],
    heroText: brown,
    panel: [panel],
    panelText: readable({ l: light ? 0.3 : 0.93, c: 0.05, h: light ? 40 : 84 }, [panel], 7),
    art: [
      hex({ l: naturalLightness(main) - 0.02, c: 0.165, h: main }),
      hex({ l: 0.76, c: 0.145, h: near }),
      hex({ l: light ? 0.6 : 0.62, c: 0.1, h: spark }),
      hex({ l: light ? 0.36 : 0.42, c: 0.09, h: main - 15 }),
    ],
  };
}

/** Retro: a seventies record sleeve, with sunburst, rainbow arch and a fat soft serif. */
export const RETRO: StyleDefinition = { palette: { main: 42, near: 76, spark: 188, tint: 1 }, paint };
