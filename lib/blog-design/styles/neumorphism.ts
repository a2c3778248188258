import {
  hex,
  type Lch,
  type Mode,
  naturalLightness,
  type Paint,
  type Palette,
  readable,
  type Shadows,
  type StyleDefinition,
  translucent,
} from './color.ts';

/** Lit from the top left: plates rise from the body with a bright edge, wells are pressed into it. */
function shadows(page: Lch, mode: Mode): Shadows {
  const light = mode === 'light';
  const shine = light ? '#ffffff' : hex({ ...page, l: page.l + 0.13 });
  const near = translucent(hex({ ...page, l: page.l - (light ? 0.34 : 0.16) }), light ? 0.5 : 0.8);
  const far = translucent(hex({ ...page, l: page.l - (light ? 0.42 : 0.2) }), light ? 0.36 : 0.85);
  const edge = translucent(shine, light ? 0.95 : 0.45);
  return {
    raised: `inset 1px 1px 0 ${edge},-.5rem -.5rem 1.25rem ${translucent(shine, light ? 0.85 : 0.28)},.1rem .15rem .3rem ${near},.9rem 1.1rem 2.25rem ${far}`,
    small: `inset 1px 1px 0 ${edge},-.15rem -.15rem .4rem ${translucent(shine, light ? 0.8 : 0.25)},.08rem .12rem .2rem ${near},.25rem .35rem .75rem ${far}`,
    pressed: `inset .12rem .16rem .35rem ${near},inset .35rem .45rem .9rem ${far},inset -.1rem -.1rem .2rem ${edge},1px 1px 0 ${edge}`,
  };
}

/** A body in a warm gray, brighter plates, a dark display for what matters most, and one color of lamps and keys. */
function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const body = { l: light ? 0.905 : 0.285, c: (light ? 0.013 : 0.01) * tint, h: near };
  const page = hex(body);
  const plate = hex({ ...body, l: light ? 0.965 : 0.335 });
  const display = hex({ l: light ? 0.235 : 0.175, c: 0.02 * tint, h: main });
  const on = [page, plate];
  const accent = readable({ l: light ? 0.58 : 0.78, c: 0.19, h: main }, on, 4.6);
  const glow = readable({ l: 0.95, c: 0.035, h: main }, [display], 12);
  return {
    page: [page],
    surface: [plate, page],
    popover: plate,
    text: readable({ l: light ? 0.28 : 0.93, c: 0.012 * tint, h: main }, on, 8),
    muted: readable({ l: light ? 0.45 : 0.8, c: 0.016 * tint, h: main }, on, 5),
    heading: [readable({ l: light ? 0.2 : 0.98, c: 0.014 * tint, h: main }, on, 9)],
    link: readable({ l: light ? 0.5 : 0.82, c: 0.17, h: main }, on, 5.8),
    accent,
    accentText: readable({ l: light ? 0.99 : 0.2, c: 0.02, h: main }, [accent], 4.6),
    border: hex({ ...body, l: light ? 0.8 : 0.42 }),
    control: readable({ l: light ? 0.55 : 0.7, c: 0.1, h: main }, on, 3.2),
    hero: [display],
    heroText: glow,
    heroMuted: readable({ l: 0.8, c: 0.03, h: main }, [display], 6),
    panel: [display],
    panelText: glow,
    art: [
      hex({ l: naturalLightness(main) + 0.06, c: 0.21, h: main }),
      hex({ l: 0.72, c: 0.15, h: near }),
      hex({ l: 0.78, c: 0.16, h: spark }),
      plate,
    ],
    shadows: shadows(body, mode),
  };
}

/** Neumorphic: a well-made radio, with a lit display, soft plates, knobs that count and keys that go down. */
export const NEUMORPHISM: StyleDefinition = { palette: { main: 40, near: 84, spark: 150, tint: 1 }, paint };
