import { hex, mix, readable, translucent } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, StyleDefinition } from './types.ts';

/** Frosted panes floating over coloured lights: the page behind stays still, the panes pass over it. */
const OPACITY = { light: 0.56, dark: 0.56 };

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
  const opacity = OPACITY[mode];
  const color = light ? '#ffffff' : hex({ l: 0.25, c: 0.06 * tint, h: main });
  const page = backdrop(palette, mode);
  const pane = page.map((stop) => mix(stop, color, opacity));
  const tinted = hex({ l: light ? 0.96 : 0.26, c: light ? 0.03 : 0.07, h: main });
  const panel = page.map((stop) => mix(stop, tinted, 0.7));
  const accent = readable({ l: light ? 0.52 : 0.8, c: 0.19, h: main }, pane, 3.1);
  return {
    colors: {
      page,
      surface: [translucent(color, opacity), translucent(tinted, 0.7)],
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
      heroText: readable({ l: light ? 0.24 : 0.98, c: 0.07, h: main }, pane, 4.7),
      heroMuted: readable({ l: light ? 0.38 : 0.88, c: 0.05, h: main }, pane, 4.6),
      panel: [panel[0] ?? tinted, ...panel.slice(1)],
      panelText: readable({ l: light ? 0.26 : 0.97, c: 0.06, h: main }, panel, 4.7),
      art: [page[1] ?? '', page[2] ?? '', page[3] ?? '', tinted],
    },
    shadows: {
      raised: `0 1.75rem 3.5rem -1.5rem ${translucent(hex({ l: light ? 0.4 : 0.05, c: 0.1, h: main }), light ? 0.34 : 0.7)},inset 0 1px 0 ${light ? '#fffffff2' : '#ffffff38'}`,
      small: `0 .4rem 1rem -.5rem ${translucent(hex({ l: light ? 0.4 : 0.05, c: 0.1, h: main }), 0.4)},inset 0 1px 0 ${light ? '#fffffff2' : '#ffffff38'}`,
      pressed: `inset 0 2px 6px ${translucent(hex({ l: 0.3, c: 0.1, h: main }), 0.25)}`,
    },
  };
}

const css = `
&::before{content:"";position:sticky;top:0;display:block;height:100vh;margin-bottom:-100vh;z-index:-1;background:
radial-gradient(circle 9rem at 86% 24%,var(--b-art-2) 0,var(--b-art-3) 98%,#0000),
radial-gradient(circle 6.5rem at 9% 68%,var(--b-art-1) 0,var(--b-art-3) 98%,#0000),
radial-gradient(circle 3.25rem at 79% 82%,var(--b-art-3) 0,var(--b-art-1) 98%,#0000),
radial-gradient(ellipse 58% 60% at 4% 6%,var(--b-page-2),#0000),
radial-gradient(ellipse 60% 64% at 102% 46%,var(--b-page-3),#0000),
radial-gradient(ellipse 70% 62% at 30% 108%,var(--b-page-4),#0000),var(--b-page)}
& .blog-sheet{max-width:76rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.125rem;padding-block:clamp(1rem,5cqi,4.5rem);padding-inline:clamp(.75rem,3.5cqi,3rem)}
& :is(.blog-title,.blog-key-points,.blog-contents,.blog-intro,.blog-section,.blog-conclusion,.blog-questions,.blog-sources,.blog-foot){margin:0;padding:clamp(1.375rem,4.2cqi,3rem);border:1px solid var(--b-border);border-radius:var(--b-radius);background:var(--b-surface);-webkit-backdrop-filter:blur(22px) saturate(1.5);backdrop-filter:blur(22px) saturate(1.5);box-shadow:var(--b-raised)}
& .blog-title{padding-block:clamp(2rem,7cqi,5.5rem)}
& h1{max-width:20ch}
& .blog-byline{gap:.5rem;margin-top:clamp(1.5rem,3cqi,2.5rem)}
& .blog-byline>*{padding:.4rem .95rem;border:1px solid var(--b-border);border-radius:99px;background:var(--b-surface);box-shadow:var(--b-small)}
& .blog-intro{font-size:1.2em;line-height:1.6}
& .blog-contents{padding:1.25rem}
& .blog-contents h2{padding:.25rem .75rem .5rem;font-size:.8125rem;font-weight:600;letter-spacing:.02em;color:var(--b-muted)}
& .blog-contents ol{list-style:none;padding:0}
& .blog-contents a{display:block;padding:.5rem .75rem;border-radius:var(--b-small-radius);font-size:.9375rem;line-height:1.35;color:var(--b-text);text-decoration:none}
& .blog-contents a:hover{background:var(--b-surface);box-shadow:var(--b-small)}
& ul{list-style:none;padding:0}
& ul>li{position:relative;padding-inline-start:1.75rem}
& ul>li::before{content:"";position:absolute;inset-inline-start:.15rem;top:.5em;width:.7rem;height:.7rem;border-radius:50%;background:linear-gradient(140deg,var(--b-art-2),var(--b-accent));box-shadow:var(--b-small)}
& .blog-key-points li+li{margin-top:.75em}
& .blog-table{border:1px solid var(--b-border);border-radius:var(--b-small-radius);background:var(--b-surface);box-shadow:var(--b-small)}
& thead :is(th,td){font-size:.875em;font-weight:600;color:var(--b-muted)}
& blockquote:has(p){position:relative;padding:clamp(1rem,3cqi,1.5rem) clamp(1.25rem,3.5cqi,1.9rem);border:1px solid var(--b-border);border-radius:var(--b-small-radius);background:var(--b-surface);box-shadow:var(--b-small)}
& blockquote:has(p)::before{content:"";position:absolute;inset-block:1rem;inset-inline-start:.5rem;width:.25rem;border-radius:1rem;background:linear-gradient(var(--b-accent),var(--b-art-2))}
& .blog-question+.blog-question{padding-top:1.5em;border-top:1px solid var(--b-border)}
& figure{margin-inline:calc(clamp(.5rem,2.2cqi,1.75rem)*-1)}
& figure img{border-radius:calc(var(--b-radius)*.72);box-shadow:var(--b-small)}
& figcaption{padding-inline:clamp(.5rem,2.2cqi,1.75rem)}
& .blog-sheet>.blog-cover{margin:0;padding:clamp(.5rem,1.2cqi,.875rem);border:1px solid var(--b-border);border-radius:var(--b-radius);background:var(--b-surface);-webkit-backdrop-filter:blur(22px) saturate(1.5);backdrop-filter:blur(22px) saturate(1.5);box-shadow:var(--b-raised)}
& .blog-conclusion{position:relative;background:var(--b-surface-2);color:var(--b-panel-text)}
& .blog-conclusion::before{content:"";position:absolute;inset:-1px;border-radius:inherit;padding:2px;background:linear-gradient(130deg,var(--b-accent),#0000 38% 62%,var(--b-art-2));mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);pointer-events:none}
& :is(.blog-sources,.blog-foot){padding:clamp(1.25rem,3cqi,2rem) clamp(1.375rem,4.2cqi,3rem)}
& .blog-quote{border-radius:calc(var(--b-radius)*.75)}
& .blog-quote::before{content:"";position:absolute;inset:0;border-radius:inherit;padding:2px;background:linear-gradient(130deg,var(--b-accent),#0000 34% 66%,var(--b-art-2));mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);pointer-events:none}
& .blog-creator>a{border-radius:99px}
@container (min-width:64rem){
& .blog-sheet:has(.blog-contents){grid-template-columns:minmax(0,1fr) 17.5rem;row-gap:0}
& .blog-sheet:has(.blog-contents)>*{grid-column:1}
& .blog-sheet>.blog-head{grid-column:1/-1}
& .blog-sheet:has(.blog-contents)>:not(.blog-head){margin-top:1.125rem}
& .blog-sheet>.blog-contents{grid-column:2;grid-row:2/span 60;position:sticky;top:1.5rem;align-self:start}
& .blog-sheet:not(:has(.blog-contents)){max-width:56rem}
}
@media (prefers-reduced-motion:no-preference){
&::before{animation:b-glass-drift 36s ease-in-out infinite alternate}
& .blog-contents a{transition:background var(--b-duration),box-shadow var(--b-duration)}
@supports (animation-timeline:view()){
& :is(.blog-section,.blog-conclusion){animation:b-glass-rise linear both;animation-timeline:view();animation-range:entry 0% entry 70%}
}
}
@keyframes b-glass-drift{from{transform:scale(1.12) translate(-2.5%,-2%)}to{transform:scale(1.12) translate(2.5%,2.5%) rotate(3deg)}}
@keyframes b-glass-rise{from{transform:translateY(3.5rem) scale(.965)}}
`;

/** Glass: light weights, wide radii, panes with a lit edge over drifting coloured lights. */
export const GLASSMORPHISM: StyleDefinition = {
  palette: { main: 276, near: 212, spark: 342, tint: 1 },
  typography: {
    title: {
      family: FONT_STACKS.onest,
      weight: 300,
      size: 'clamp(2.1rem,1.1rem + 4.4cqi,4.4rem)',
      lineHeight: 1.06,
      letterSpacing: '-.038em',
      transform: 'none',
    },
    heading: {
      family: FONT_STACKS.onest,
      weight: 400,
      size: 'clamp(1.5rem,1.2rem + 1.2cqi,2.1rem)',
      lineHeight: 1.18,
      letterSpacing: '-.025em',
      transform: 'none',
    },
    body: {
      family: FONT_STACKS.onest,
      weight: 400,
      size: '1.0625rem',
      lineHeight: 1.72,
      letterSpacing: '-.003em',
      transform: 'none',
    },
    small: '.875rem',
    measure: '46rem',
  },
  shape: { radius: 'clamp(1.25rem,3cqi,2rem)', smallRadius: '.9rem', borderWidth: '1px' },
  spacing: { section: '1.125rem', paragraph: '1.1em' },
  motion: { duration: '.35s', easing: 'cubic-bezier(.2,.7,.2,1)' },
  paint,
  css,
};
