import { hex, type Mode, mix, type Paint, type Palette, readable, type StyleDefinition, translucent } from './color.ts';

/** Opacity of the frosted panes that float over colored lights. */
const OPACITY = 0.56;

function backdrop({ main, near, spark, tint }: Palette, mode: Mode): [string, ...string[]] {
  if (mode === 'light') {
    return [
      hex({ l: 0.93, c: 0.035 * tint, h: main }),
      hex({ l: 0.8, c: 0.13, h: near }),
      hex({ l: 0.83, c: 0.11, h: spark }),
      hex({ l: 0.74, c: 0.14, h: main }),
    ];
  }
  return [
    hex({ l: 0.22, c: 0.06 * tint, h: main }),
    hex({ l: 0.64, c: 0.15, h: near }),
    hex({ l: 0.62, c: 0.14, h: spark }),
    hex({ l: 0.58, c: 0.2, h: main }),
  ];
}

function paint(palette: Palette, mode: Mode): Paint {
  const { main, tint } = palette;
  const light = mode === 'light';
  const color = light ? '#ffffff' : hex({ l: 0.25, c: 0.06 * tint, h: main });
  const page = backdrop(palette, mode);
  const pane = page.map((stop) => mix(stop, color, OPACITY));
  const tinted = hex({ l: light ? 0.96 : 0.26, c: light ? 0.03 : 0.07, h: main });
  const panel = page.map((stop) => mix(stop, tinted, 0.7));
  const accent = readable({ l: light ? 0.52 : 0.8, c: 0.19, h: main }, pane, 3.1);
  const cast = hex({ l: light ? 0.4 : 0.05, c: 0.1, h: main });
  const edge = light ? '#fffffff2' : '#ffffff38';
  return {
    page,
    surface: [translucent(color, OPACITY), translucent(tinted, 0.7)],
    popover: mix(page[0] ?? color, color, light ? 0.8 : 0.5),
    text: readable({ l: light ? 0.29 : 0.95, c: 0.05, h: main }, pane, 4.7),
    muted: readable({ l: light ? 0.42 : 0.86, c: 0.05, h: main }, pane, 4.6),
    heading: [readable({ l: light ? 0.24 : 0.98, c: 0.07, h: main }, pane, 4.7)],
    link: readable({ l: light ? 0.42 : 0.86, c: 0.16, h: main }, pane, 4.6),
    accent,
    accentText: readable({ l: light ? 0.99 : 0.18, c: 0.02, h: main }, [accent], 4.6),
    border: light ? '#ffffffb3' : '#ffffff29',
    control: readable({ l: light ? 0.5 : 0.8, c: 0.1, h: main }, pane, 3.2),
    hero: [pane[0] ?? color, ...pane.slice(1)],
    heroMuted: readable({ l: light ? 0.38 : 0.88, c: 0.05, h: main }, pane, 4.6),
    panel: [panel[0] ?? tinted, ...panel.slice(1)],
    panelText: readable({ l: light ? 0.26 : 0.97, c: 0.06, h: main }, panel, 4.7),
    art: [page[1] ?? '', page[2] ?? '', page[3] ?? '', tinted],
    shadows: {
      raised: `0 1.75rem 3.5rem -1.5rem ${translucent(cast, light ? 0.34 : 0.7)},inset 0 1px 0 ${edge}`,
      small: `0 .4rem 1rem -.5rem ${translucent(cast, 0.4)},inset 0 1px 0 ${edge}`,
      pressed: `inset 0 2px 6px ${translucent(hex({ l: 0.3, c: 0.1, h: main }), 0.25)}`,
    },
  };
}

/** Glass: light weights, wide radii, panes with a lit edge over drifting colored lights. */
export const GLASSMORPHISM: StyleDefinition = { palette: { main: 276, near: 212, spark: 342, tint: 1 }, paint };
