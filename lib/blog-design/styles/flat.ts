import { hex, type Mode, mix, naturalLightness, type Paint, type Palette, readable } from './color.ts';

/** Geometric: a Bauhaus sheet of three pure colors, flat on paper, no shadow and no curve but the circle. */
export function paintGeometric({ main, near, spark, tint }: Palette, mode: Mode): Paint {
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

/** Bright enough for black capitals, and no paler than that. */
const floodLightness = (hue: number) => (hue < 60 || hue > 215 ? 0.74 : hue < 95 ? 0.82 : 0.88);

/** Brutalist: two tones and one flood of color, capitals as wide as the page, every edge a full-strength line. */
export function paintBrutalist({ main, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.985 : 0.13, c: 0.006 * tint, h: main });
  const ink = light ? '#000000' : hex({ l: 0.97, c: 0.008 * tint, h: main });
  const flood = readable({ l: floodLightness(main), c: 0.22, h: main }, ['#000000'], 7);
  const on = [page];
  return {
    page: [page],
    text: ink,
    muted: readable({ l: light ? 0.38 : 0.78, c: 0.01 * tint, h: main }, on, 6),
    link: ink,
    accent: light ? '#000000' : flood,
    accentText: light ? flood : '#000000',
    hero: [flood],
    heroText: '#000000',
    panel: [light ? '#000000' : flood],
    panelText: light ? '#ffffff' : '#000000',
    art: [flood, '#000000', '#ffffff', ink],
    shadows: { raised: `.7rem .7rem 0 ${flood}`, small: `.35rem .35rem 0 ${ink}`, pressed: `0 0 0 ${ink}` },
  };
}

/** Minimal: paper, ink, and one color used about as often as a red pencil. */
export function paintMinimal({ main, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.985 : 0.175, c: (light ? 0.011 : 0.018) * tint, h: main });
  const on = [page];
  const ink = (l: number, ratio: number, c = 0.014) => readable({ l, c: c * tint, h: main }, on, ratio);
  const heading = ink(light ? 0.2 + 0.11 * tint : 0.94, 8, light ? 0.1 : 0.05);
  const accent = readable({ l: light ? 0.2 + 0.32 * tint : 0.96 - 0.18 * tint, c: 0.18 * tint, h: main }, on, 4.8);
  return {
    page: [page],
    text: ink(light ? 0.29 : 0.87, 7),
    muted: ink(light ? 0.5 : 0.68, 4.8),
    heading: [heading],
    link: ink(light ? 0.24 : 0.92, 9),
    accent,
    accentText: page,
    border: ink(light ? 0.86 : 0.34, 1.2),
    control: accent,
    heroMuted: ink(light ? 0.5 : 0.68, 4.8),
    panelText: ink(light ? 0.2 : 0.96, 9),
    art: [accent, accent, accent, page],
  };
}

/** Retro: a seventies record sleeve, whose inks all lean to brown, on paper that has yellowed. */
export function paintRetro({ main, near, spark, tint }: Palette, mode: Mode): Paint {
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
