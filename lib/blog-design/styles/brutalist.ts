import { hex, readable } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, StyleDefinition } from './types.ts';

/** Bright enough for black capitals, and no paler than that. */
const floodLightness = (hue: number) => (hue < 60 || hue > 215 ? 0.74 : hue < 95 ? 0.82 : 0.88);

/** Two tones and one flood of colour; every edge a full-strength line. */
function paint({ main, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.985 : 0.13, c: 0.006 * tint, h: main });
  const ink = light ? '#000000' : hex({ l: 0.97, c: 0.008 * tint, h: main });
  const flood = readable({ l: floodLightness(main), c: 0.22, h: main }, ['#000000'], 7);
  const on = [page];
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text: ink,
      muted: readable({ l: light ? 0.38 : 0.78, c: 0.01 * tint, h: main }, on, 6),
      heading: [ink],
      link: ink,
      accent: light ? '#000000' : flood,
      accentText: light ? flood : '#000000',
      border: ink,
      control: ink,
      hero: [flood],
      heroText: '#000000',
      heroMuted: '#000000',
      panel: [light ? '#000000' : flood],
      panelText: light ? '#ffffff' : '#000000',
      art: [flood, '#000000', '#ffffff', ink],
    },
    shadows: { raised: `.7rem .7rem 0 ${flood}`, small: `.35rem .35rem 0 ${ink}`, pressed: `0 0 0 ${ink}` },
  };
}

const css = `
&{counter-reset:b-section;--b-rule:clamp(3px,.5cqi,5px) solid var(--b-border);--b-pad:clamp(1rem,3.5cqi,2.75rem)}
& .blog-sheet{max-width:none;padding:0}
& .blog-sheet>*{margin:0;border-bottom:var(--b-rule)}
& .blog-head{background:var(--b-hero);color:var(--b-hero-text)}
& .blog-art{display:block;height:clamp(1rem,2.6cqi,1.75rem);border-bottom:var(--b-rule);background:repeating-linear-gradient(-45deg,#000 0 1.1rem,var(--b-hero) 1.1rem 2.2rem);background-size:3.1113rem 100%}
& h1{padding:clamp(1.5rem,4cqi,3.5rem) var(--b-pad) clamp(1.25rem,3cqi,2.5rem)}
& .blog-byline{display:grid;gap:0;margin:0;border-top:var(--b-rule);font-weight:700;text-transform:uppercase}
& .blog-byline>*{padding:.75rem var(--b-pad)}
& .blog-byline>*+*{border-top:var(--b-rule)}
& .blog-intro{padding:clamp(1.75rem,5cqi,4rem) var(--b-pad);font-size:clamp(1.125rem,1rem + .8cqi,1.5rem);font-weight:700;line-height:1.5;letter-spacing:-.03em}
& .blog-intro>*{max-width:60rem}
& .blog-intro p+p{font-size:max(.78em,1rem);font-weight:400;letter-spacing:0}
& .blog-contents h2{margin:0;padding:.9rem var(--b-pad);border-bottom:var(--b-rule);background:var(--b-border);color:var(--b-page);font-size:1.6rem}
& .blog-contents ol{list-style:none;padding:0;counter-reset:b-item}
& .blog-contents li{counter-increment:b-item}
& .blog-contents li+li{border-top:var(--b-rule)}
& .blog-contents a{display:flex;align-items:baseline;justify-content:space-between;gap:1.5rem;padding:.6rem var(--b-pad);color:var(--b-text);font-weight:700;line-height:1.3;text-decoration:none}
& .blog-contents a::after{content:counter(b-item,decimal-leading-zero);font-family:var(--b-display);font-size:1.9rem;font-weight:900;line-height:1}
& .blog-contents a:hover{background:var(--b-hero);color:var(--b-hero-text)}
& .blog-section{counter-increment:b-section;padding:clamp(1.75rem,5cqi,4rem) var(--b-pad)}
& .blog-section::before{content:counter(b-section,decimal-leading-zero);display:block;width:fit-content;margin-bottom:1rem;padding:.06em .18em .02em;border:var(--b-rule);background:var(--b-hero);color:var(--b-hero-text);font-family:var(--b-display);font-size:3.25rem;font-weight:900;line-height:.9}
& :is(.blog-section,.blog-sources)>*{max-width:var(--b-measure)}
& .blog-section h2{max-width:20ch}
& :is(p,sup,.blog-sources) a{padding:.05em .15em;background:var(--b-hero);color:var(--b-hero-text);text-decoration:underline .12em}
& :is(p,sup,.blog-sources) a:hover{background:var(--b-border);color:var(--b-page)}
& sup a{font-weight:700}
& ul{list-style:none;padding:0;border:var(--b-rule)}
& ul>li{position:relative;padding:.8rem 1rem .8rem 3rem}
& ul>li+li{margin:0;border-top:var(--b-rule)}
& ul>li::before{content:"";position:absolute;inset-inline-start:1rem;top:1.15em;width:1rem;height:1rem;background:var(--b-border)}
& ol{padding-inline-start:2.4em}
& li::marker{color:inherit;font-weight:700}
& .blog-key-points{padding:clamp(1.75rem,4.5cqi,3.25rem) var(--b-pad);background:var(--b-hero);color:var(--b-hero-text)}
& .blog-key-points>*{max-width:var(--b-measure)}
& .blog-key-points h2{color:inherit;font-size:calc(var(--b-heading-size)*.85)}
& .blog-key-points ul{background:var(--b-page);color:var(--b-text);box-shadow:var(--b-small);font-weight:700}
& .blog-table{border:var(--b-rule);scrollbar-color:var(--b-border) var(--b-page)}
& :is(th,td){padding:.75rem 1rem}
& thead :is(th,td){background:var(--b-border);color:var(--b-page);text-transform:uppercase}
& :is(th,td)+:is(th,td){border-inline-start:2px solid var(--b-border)}
& thead :is(th,td)+:is(th,td){border-color:var(--b-page)}
& tbody :is(th,td){border-top:2px solid var(--b-border)}
& tbody th{font-weight:700}
& .blog-table :is(sup a,sup>button::before){text-transform:none}
& blockquote:has(p){padding:1.25rem clamp(1.1rem,3cqi,1.75rem);border:var(--b-rule);box-shadow:var(--b-raised);background:var(--b-page);color:var(--b-text);font-weight:700;line-height:1.45}
& .blog-conclusion blockquote:has(p){color:var(--b-text)}
& .blog-questions{padding:clamp(1.75rem,5cqi,4rem) var(--b-pad)}
& .blog-questions>*{max-width:var(--b-measure)}
& .blog-question{border:var(--b-rule);padding:1.1rem}
& .blog-question h3{margin:-1.1rem -1.1rem 1rem;padding:.7rem 1.1rem;border-bottom:var(--b-rule);background:var(--b-hero);color:var(--b-hero-text);text-transform:none}
& .blog-question+.blog-question{margin-top:1.5rem}
& figure{margin:2.25rem 0;border:var(--b-rule);box-shadow:var(--b-raised)}
& figure img{width:100%;border-radius:0}
& figcaption{margin:0;padding:.6rem 1rem;border-top:var(--b-rule);background:var(--b-page);color:var(--b-text);font-weight:700}
& figcaption a{padding:0;background:none;color:inherit}
& .blog-sheet>.blog-cover{margin:0;border-width:0;border-bottom:var(--b-rule);box-shadow:none}
& .blog-cover figcaption{padding-inline:var(--b-pad)}
& .blog-conclusion{padding:clamp(2.25rem,6cqi,5rem) var(--b-pad);background:var(--b-panel);color:var(--b-panel-text);font-size:clamp(1.0625rem,1rem + .5cqi,1.3rem);line-height:1.6}
& .blog-conclusion>*{max-width:60rem}
& .blog-conclusion h2{font-size:calc(var(--b-title-size)*.62*var(--b-title-scale,1))}
& .blog-conclusion a{background:none;color:inherit}
& .blog-sources{padding:clamp(1.5rem,4cqi,3rem) var(--b-pad)}
& .blog-foot{padding:clamp(1.5rem,4cqi,2.5rem) var(--b-pad);border:0}
& .blog-foot .blog-note{max-width:var(--b-measure)}
& .blog-quote{padding:0;border:var(--b-rule);box-shadow:var(--b-raised);line-height:1.5}
& .blog-quote blockquote{padding:1.1rem 3rem 1.1rem 1.1rem}
& .blog-quote p{margin:0;padding:.8rem 1.1rem;border-top:var(--b-rule)}
& .blog-quote>button{inset:0 0 auto auto;width:2.5rem;height:2.5rem;border:solid var(--b-border);border-width:0 0 3px 3px;background:var(--b-hero);color:var(--b-hero-text);font-weight:700}
& .blog-page blockquote{border-inline-start:var(--b-rule)}
& sup>button{font-weight:700}
& sup>button::before{padding:.2em .1em;background:var(--b-hero);color:var(--b-hero-text)}
& sup>button:hover::before{background:var(--b-border);color:var(--b-page)}
& .blog-conclusion sup>button::before{background:none;color:inherit;text-decoration:underline .12em}
& .blog-creator{padding:1.25rem;border:var(--b-rule);box-shadow:var(--b-raised)}
& .blog-avatar{border-radius:0}
& .blog-creator>a{border:var(--b-rule);border-radius:0;background:var(--b-hero);color:var(--b-hero-text);box-shadow:var(--b-small);font-weight:700;text-transform:uppercase}
& .blog-creator>a:hover{box-shadow:var(--b-pressed);translate:.35rem .35rem}
@container (min-width:44rem){
& .blog-byline{grid-template-columns:minmax(0,1fr);grid-auto-columns:auto;grid-auto-flow:column}
& .blog-byline>*+*{border-top:0;border-inline-start:var(--b-rule)}
}
@container (min-width:62rem){
& .blog-section{display:grid;grid-template-columns:clamp(11rem,20cqi,17rem) minmax(0,1fr);padding:0}
& .blog-section>*{grid-column:2;margin-inline:var(--b-pad)}
& .blog-section>h2{margin-top:clamp(1.75rem,5cqi,4rem)}
& .blog-section>:last-child{margin-bottom:clamp(1.75rem,5cqi,4rem)}
& .blog-section::before{grid-column:1;grid-row:1/span 40;align-self:stretch;width:auto;margin:0;padding:clamp(1.5rem,4.4cqi,3.5rem) var(--b-pad);border:0;border-inline-end:var(--b-rule);background:none;color:var(--b-text);font-size:clamp(6rem,11cqi,9.5rem);line-height:.8;letter-spacing:-.04em}
& .blog-section:nth-of-type(even)::before{background:var(--b-hero);color:var(--b-hero-text)}
& .blog-intro{padding-inline-start:calc(clamp(11rem,20cqi,17rem) + var(--b-pad))}
& .blog-contents ol{display:grid;grid-template-columns:1fr 1fr}
& .blog-contents li+li{border-top:0}
& .blog-contents li:nth-child(n+3){border-top:var(--b-rule)}
& .blog-contents li:nth-child(odd){border-inline-end:var(--b-rule)}
& .blog-contents a{height:100%;align-items:center}
& :is(.blog-key-points,.blog-questions,.blog-sources){padding-inline-start:calc(clamp(11rem,20cqi,17rem) + var(--b-pad))}
}
@media (prefers-reduced-motion:no-preference){
& .blog-art{animation:b-brutal-tape 1.2s steps(6) infinite}
@supports (animation-timeline:view()){
& figure{animation:b-brutal-stamp steps(4) both;animation-timeline:view();animation-range:entry 30% entry 100%}
}
}
@keyframes b-brutal-tape{to{background-position:3.1113rem 0}}
@keyframes b-brutal-stamp{from{box-shadow:0 0 0 var(--b-hero)}}
`;

/** Brutalist: condensed capitals as wide as the page, typewriter text, hard lines, one flood of colour. */
export const BRUTALIST: StyleDefinition = {
  palette: { main: 102, near: 90, spark: 30, tint: 0 },
  typography: {
    title: {
      family: FONT_STACKS.sofiaCondensed,
      weight: 900,
      size: 'clamp(3.4rem,.9rem + 10.4cqi,11rem)',
      lineHeight: 0.84,
      letterSpacing: '-.018em',
      transform: 'uppercase',
    },
    heading: {
      family: FONT_STACKS.sofiaCondensed,
      weight: 900,
      size: 'clamp(2.3rem,1.6rem + 3cqi,4rem)',
      lineHeight: 0.92,
      letterSpacing: '-.008em',
      transform: 'uppercase',
    },
    body: {
      family: FONT_STACKS.jetbrainsMono,
      weight: 400,
      size: '1rem',
      lineHeight: 1.72,
      letterSpacing: '-.01em',
      transform: 'none',
    },
    small: '.875rem',
    measure: '47rem',
  },
  shape: { radius: '0px', smallRadius: '0px', borderWidth: '4px' },
  spacing: { section: '0px', paragraph: '1.25em' },
  motion: { duration: '0s', easing: 'steps(1)' },
  paint,
  css,
};
