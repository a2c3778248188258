import {
  hex,
  type Mode,
  type Paint,
  type Palette,
  readable,
  type Shadows,
  type StyleDefinition,
  translucent,
} from './color.ts';

/** Puffed clay: a soft drop shadow, a bright inner edge above and a darker one below. */
function shadows(hue: number, mode: Mode): Shadows {
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

function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
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
    shadows: shadows(main, mode),
  };
}

/** Clay: fat round letters, puffed cards in three tints, balls of color that squash under the pointer. */
export const CLAYMORPHISM: StyleDefinition = { palette: { main: 12, near: 295, spark: 88, tint: 1 }, paint };
