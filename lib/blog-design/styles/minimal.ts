import { hex, readable } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, StyleDefinition } from './types.ts';

/** Paper, ink, and one colour used about as often as a red pencil. */
function paint({ main, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.985 : 0.175, c: (light ? 0.011 : 0.018) * tint, h: main });
  const on = [page];
  const ink = (l: number, ratio: number, c = 0.014) => readable({ l, c: c * tint, h: main }, on, ratio);
  const heading = ink(light ? 0.2 + 0.11 * tint : 0.94, 8, light ? 0.1 : 0.05);
  const accent = readable({ l: light ? 0.2 + 0.32 * tint : 0.96 - 0.18 * tint, c: 0.18 * tint, h: main }, on, 4.8);
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text: ink(light ? 0.29 : 0.87, 7),
      muted: ink(light ? 0.5 : 0.68, 4.8),
      heading: [heading],
      link: ink(light ? 0.24 : 0.92, 9),
      accent,
      accentText: page,
      border: ink(light ? 0.86 : 0.34, 1.2),
      control: accent,
      hero: [page],
      heroText: heading,
      heroMuted: ink(light ? 0.5 : 0.68, 4.8),
      panel: [page],
      panelText: ink(light ? 0.2 : 0.96, 9),
      art: [accent, accent, accent, page],
    },
    shadows: { raised: 'none', small: 'none', pressed: 'none' },
  };
}

const css = `
& .blog-sheet{max-width:calc(var(--b-measure) + 8rem);padding-block:clamp(3.5rem,13cqi,11rem) clamp(3rem,10cqi,8rem)}
& .blog-byline{gap:.15rem 1.5rem;margin-top:2.25rem}
& .blog-intro{margin-top:clamp(2.5rem,6cqi,4.5rem)}
& .blog-intro>p:first-child{font-weight:300;font-size:clamp(1.3rem,1.15rem + .8cqi,1.6rem);line-height:1.48;letter-spacing:-.008em;color:var(--b-heading)}
& .blog-contents{padding-block:1.25rem;border-block:1px solid var(--b-border)}
& .blog-contents h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
& .blog-contents ol{list-style:none;padding:0}
& .blog-contents a{display:block;padding:.35rem 0;font-size:.9375rem;line-height:1.4;color:var(--b-muted);text-decoration:none}
& .blog-contents a:hover{color:var(--b-accent)}
& :is(p,.blog-sources) a{text-decoration-color:var(--b-accent);text-decoration-thickness:1px;text-underline-offset:.28em}
& :is(p,.blog-sources) a:hover{color:var(--b-accent)}
& sup a{color:var(--b-accent)}
& ul{list-style:"\\2013";padding-inline-start:1.1rem}
& ul>li{padding-inline-start:.75rem}
& .blog-key-points{padding-block:1.5rem 1.6rem;border-block:1px solid var(--b-border)}
& .blog-key-points h2{font-size:1.05rem}
& .blog-key-points li+li{margin-top:.7em}
& table{line-height:1.5}
& thead :is(th,td){padding-block:0 .8em;font-weight:400;font-size:.9375em;color:var(--b-muted)}
& tbody :is(th,td){padding-block:.8em;border-color:var(--b-border)}
& tbody tr:first-child :is(th,td){border-color:var(--b-accent)}
& :is(th,td):first-child{padding-inline-start:0}
& :is(th,td):last-child{padding-inline-end:0}
& blockquote:has(p){margin-block:2.25rem;padding:0;border:0;font-weight:300;font-size:clamp(1.3rem,1.15rem + .8cqi,1.6rem);line-height:1.45;color:var(--b-heading)}
& blockquote:has(p)::before{content:"";display:block;width:2rem;height:1px;margin-bottom:1.1rem;background:var(--b-accent)}
& .blog-question h3{font-size:1.15rem}
& .blog-question+.blog-question{margin-top:1.75rem;padding-top:1.75rem;border-top:1px solid var(--b-border)}
& figure{margin-block:2.75rem}
& figure img{border-radius:0}
& figcaption{font-style:italic}
& .blog-conclusion::before{content:"";display:block;width:3.5rem;height:1px;margin-bottom:clamp(2rem,5cqi,3.25rem);background:var(--b-accent)}
& .blog-conclusion>:last-child:not(.blog-table)::after{content:"";display:inline-block;width:.5em;height:.5em;margin-inline-start:.5em;border-radius:50%;background:var(--b-accent)}
& .blog-sources h2{font-size:1.05rem}
& .blog-sources ol{padding-inline-start:1.3rem}
& .blog-foot{padding-top:1.5rem;border-top:1px solid var(--b-border)}
& .blog-quote{padding:1.35rem 1.5rem;border-color:var(--b-accent);font-size:1.0625rem}
& :is(.blog-quote,.blog-page) p a{font-weight:400}
& :is(sup,.blog-quote)>button{color:var(--b-accent)}
& .blog-page blockquote{padding:0;border:0}
& .blog-page li::before{color:var(--b-accent);font-weight:400}
& .blog-creator strong{font-weight:400}
& .blog-creator>a{padding:.2rem 0;border-radius:0;background:none;color:var(--b-accent);font-weight:400;text-decoration:underline 1px;text-underline-offset:.3em}
@container (min-width:66rem){
& .blog-sheet{display:grid;grid-template-columns:minmax(0,1fr) var(--b-measure) minmax(0,1fr);column-gap:clamp(2rem,4cqi,4rem);max-width:92rem}
& .blog-sheet>*{grid-column:2}
& .blog-sheet>.blog-head,& .blog-title{display:contents}
& h1{grid-column:2/-1;max-width:19ch}
& .blog-byline{grid-column:1;grid-row:2;align-self:start;flex-direction:column;gap:.2rem;margin-top:calc(clamp(2.5rem,6cqi,4.5rem) + .55rem);min-width:0;max-width:100%;overflow-wrap:anywhere;text-align:end;align-items:flex-end}
& .blog-contents{grid-column:1;grid-row:3/span 60;align-self:start;position:sticky;top:2rem;max-width:15rem;margin-inline-start:auto;padding:0;border:0;text-align:end}
& .blog-intro{grid-row:2}
& .blog-sheet>.blog-cover{grid-column:2/-1;grid-row:2;margin-block:clamp(2.5rem,6cqi,4.5rem) 0}
& .blog-cover~.blog-intro{grid-row:3}
}
@media (prefers-reduced-motion:no-preference){
& a{transition:color .3s}
@supports (animation-timeline:view()){
& .blog-conclusion::before{transform-origin:0 50%;animation:b-minimal-rule linear both;animation-timeline:view();animation-range:entry 0% cover 40%}
}
}
@keyframes b-minimal-rule{from{transform:scaleX(0)}}
`;

/** Minimal: a light book face, much air, notes in the margin, one dot of colour at the end. */
export const MINIMAL: StyleDefinition = {
  palette: { main: 90, near: 90, spark: 90, tint: 0 },
  typography: {
    title: {
      family: FONT_STACKS.spectral,
      weight: 200,
      size: 'clamp(2.3rem,1.3rem + 4cqi,4.5rem)',
      lineHeight: 1.06,
      letterSpacing: '-.028em',
      transform: 'none',
    },
    heading: {
      family: FONT_STACKS.spectral,
      weight: 400,
      size: 'clamp(1.35rem,1.2rem + .5cqi,1.6rem)',
      lineHeight: 1.25,
      letterSpacing: '-.012em',
      transform: 'none',
    },
    body: {
      family: FONT_STACKS.spectral,
      weight: 400,
      size: '1.1875rem',
      lineHeight: 1.68,
      letterSpacing: '0',
      transform: 'none',
    },
    small: '.9375rem',
    measure: '37rem',
  },
  shape: { radius: '0px', smallRadius: '0px', borderWidth: '1px' },
  spacing: { section: 'clamp(3.25rem,7cqi,5rem)', paragraph: '1.05em' },
  motion: { duration: '.3s', easing: 'ease' },
  paint,
  css,
};
