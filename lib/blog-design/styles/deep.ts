import {
  type Colors,
  hex,
  type Lch,
  type Mode,
  mix,
  naturalLightness,
  type Paint,
  type Palette,
  readable,
  type Shadows,
  translucent,
} from './color.ts';

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

/** Glass: light weights, wide radii, panes with a lit edge over drifting colored lights. */
export function paintGlassmorphism(palette: Palette, mode: Mode): Paint {
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

/** Lit from the top left: plates rise from the body with a bright edge, wells are pressed into it. */
function shadowNeumorphism(page: Lch, mode: Mode): Shadows {
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

/** Neumorphic: a warm gray body, brighter plates, a dark display for what matters most, one color of lamps and keys. */
export function paintNeumorphism({ main, near, spark, tint }: Palette, mode: Mode): Paint {
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
    shadows: shadowNeumorphism(body, mode),
  };
}

/** Puffed clay: a soft drop shadow, a bright inner edge above and a darker one below. */
function shadowClaymorphism(hue: number, mode: Mode): Shadows {
  const light = mode === 'light';
  const cast = hex({ l: light ? 0.45 : 0.08, c: 0.12, h: hue });
  const shade = translucent(hex({ l: light ? 0.5 : 0.1, c: 0.14, h: hue }), light ? 0.2 : 0.5);
  const shine = light ? '#ffffffd9' : '#ffffff2e';
  return {
    raised: `0 1.75rem 2.5rem -1.1rem ${translucent(cast, light ? 0.38 : 0.8)},inset 0 -.65rem 1.1rem ${shade},inset 0 .55rem .9rem ${shine}`,
    small: `0 .6rem .9rem -.35rem ${translucent(cast, light ? 0.4 : 0.8)},inset 0 -.25rem .45rem ${shade},inset 0 .25rem .4rem ${shine}`,
    pressed: `0 .2rem .4rem -.1rem ${translucent(cast, 0.4)},inset 0 .3rem .6rem ${shade}`,
  };
}

/** Clay: fat round letters, puffed cards in three tints, balls of color that squash under the pointer. */
export function paintClaymorphism({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.905 : 0.235, c: (light ? 0.055 : 0.05) * tint, h: light ? near : main });
  const card = (h: number, l: number) => hex({ l, c: (light ? 0.022 : 0.06) * tint, h });
  const cards = light
    ? ([card(main, 0.975), card(near, 0.975), card(spark, 0.975)] as const)
    : ([card(main, 0.32), card(near, 0.33), card(main, 0.36)] as const);
  const on = [page, ...cards];
  const hero = hex({ l: light ? 0.83 : 0.74, c: 0.14, h: main });
  const panel = hex({ l: light ? 0.87 : 0.8, c: 0.12, h: spark });
  const accent = readable({ l: light ? 0.6 : 0.78, c: 0.2, h: main }, on, 4.2);
  const ink = { l: light ? 0.3 : 0.97, c: light ? 0.09 : 0.02 };
  return {
    page: [page],
    surface: [...cards, page],
    popover: cards[1],
    text: readable({ l: light ? 0.33 : 0.93, c: light ? 0.06 : 0.025, h: main }, on, 7),
    muted: readable({ l: light ? 0.47 : 0.82, c: 0.07, h: main }, on, 4.7),
    heading: [readable({ ...ink, h: main }, on, 7)],
    link: readable({ l: light ? 0.5 : 0.84, c: 0.2, h: main }, on, 4.7),
    accent,
    accentText: readable({ l: light ? 0.99 : 0.2, c: 0.03, h: main }, [accent], 4.6),
    border: hex({ l: light ? 0.85 : 0.42, c: 0.08, h: main }),
    control: readable({ l: light ? 0.58 : 0.75, c: 0.16, h: main }, on, 3.2),
    hero: [hero],
    heroText: readable({ l: light ? 0.27 : 0.22, c: 0.1, h: main }, [hero], 5.5),
    heroMuted: readable({ l: 0.3, c: 0.09, h: main }, [hero], 4.7),
    panel: [panel],
    panelText: readable({ l: light ? 0.29 : 0.22, c: 0.08, h: spark }, [panel], 7),
    art: [
      hex({ l: light ? 0.76 : 0.68, c: 0.18, h: main }),
      hex({ l: light ? 0.8 : 0.7, c: 0.14, h: near }),
      hex({ l: light ? 0.86 : 0.78, c: 0.15, h: spark }),
      hex({ l: light ? 0.97 : 0.9, c: 0.02, h: main }),
    ],
    shadows: shadowClaymorphism(main, mode),
  };
}

/** Hues that are only themselves when bright: they carry dark text, the others white. */
const isBright = (hue: number) => hue > 20 && hue < 215;

/** Beyond the neighbor, in the direction it lies. */
const third = (main: number, near: number) => near + 0.7 * (near - main);

/** Every color a gradient through the stops can show, sampled between each pair. */
const blends = (stops: readonly string[]): string[] =>
  stops.flatMap((from) => stops.flatMap((to) => [0, 0.25, 0.5, 0.75].map((share) => mix(from, to, share))));

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

/** Gradient: a full-width mesh of moving color, wide letters, and color poured into every heading. */
export function paintGradient(palette: Palette, mode: Mode): Paint {
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
