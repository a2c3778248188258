import { hex, readable, translucent } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, Shadows, StyleDefinition } from './types.ts';

/** One matte material, lit from the top left: everything is either raised from it or pressed into it. */
function shadows(hue: number, tint: number, mode: Mode): Shadows {
  const light = mode === 'light';
  const shine = light ? '#ffffff' : hex({ l: 0.375, c: 0.016 * tint, h: hue });
  const shade = light ? hex({ l: 0.79, c: 0.034 * tint, h: hue }) : hex({ l: 0.175, c: 0.014 * tint, h: hue });
  const far = translucent(shade, light ? 0.75 : 0.9);
  return {
    raised: `-.75rem -.75rem 1.5rem ${translucent(shine, light ? 0.95 : 0.5)},.75rem .75rem 1.5rem ${far}`,
    small: `-.3rem -.3rem .6rem ${translucent(shine, light ? 0.95 : 0.55)},.3rem .3rem .6rem ${far}`,
    pressed: `inset .3rem .3rem .65rem ${far},inset -.3rem -.3rem .65rem ${translucent(shine, light ? 0.95 : 0.5)}`,
  };
}

function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.925 : 0.275, c: (light ? 0.024 : 0.021) * tint, h: main });
  const on = [page];
  const accent = readable({ l: light ? 0.6 : 0.76, c: 0.19, h: main }, on, 4.6);
  const text = readable({ l: light ? 0.37 : 0.88, c: 0.03 * tint, h: main }, on, 7);
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text,
      muted: readable({ l: light ? 0.5 : 0.74, c: 0.03 * tint, h: main }, on, 4.7),
      heading: [readable({ l: light ? 0.3 : 0.95, c: 0.035 * tint, h: main }, on, 7)],
      link: accent,
      accent,
      accentText: readable({ l: light ? 0.99 : 0.2, c: 0.02, h: main }, [accent], 4.6),
      border: hex({ l: light ? 0.86 : 0.34, c: 0.02 * tint, h: main }),
      control: readable({ l: light ? 0.62 : 0.62, c: 0.05 * tint, h: main }, on, 3.1),
      hero: [page],
      heroText: readable({ l: light ? 0.3 : 0.95, c: 0.035 * tint, h: main }, on, 7),
      heroMuted: readable({ l: light ? 0.47 : 0.76, c: 0.03 * tint, h: main }, on, 4.7),
      panel: [page],
      panelText: text,
      art: [
        accent,
        hex({ l: light ? 0.72 : 0.8, c: 0.15, h: near }),
        hex({ l: light ? 0.75 : 0.82, c: 0.14, h: spark }),
        page,
      ],
    },
    shadows: shadows(main, tint, mode),
  };
}

const css = `
&{counter-reset:b-section}
& .blog-sheet{max-width:56rem;padding-block:clamp(2rem,6cqi,5rem)}
& .blog-head{position:relative}
& .blog-title{padding:clamp(.75rem,2cqi,1.25rem);border-radius:calc(var(--b-radius)*1.35);box-shadow:var(--b-raised)}
& h1{padding:clamp(2rem,7cqi,4.5rem) clamp(1.25rem,5.5cqi,4rem);border-radius:var(--b-radius);box-shadow:var(--b-pressed);text-align:center}
& h1::after{content:"";display:block;width:3.5rem;height:.35rem;margin:1.6rem auto 0;border-radius:1rem;background:linear-gradient(90deg,var(--b-accent),var(--b-art-2));box-shadow:0 0 .9rem -.1rem var(--b-accent)}
& .blog-byline{justify-content:center;gap:.4rem 1.5rem;margin:0;padding:1.25rem 1rem .6rem}
& .blog-author:not(:has(img))::before{content:"";display:inline-block;width:.55rem;height:.55rem;margin-inline-end:.65rem;border-radius:50%;background:var(--b-accent);box-shadow:0 0 .6rem var(--b-accent)}
& .blog-intro{max-width:var(--b-measure);margin-inline:auto;font-size:1.15em;line-height:1.65}
& .blog-contents{padding:clamp(1rem,3cqi,2rem);border-radius:var(--b-radius);box-shadow:var(--b-pressed)}
& .blog-contents h2{margin-bottom:1rem;font-size:.9375rem;text-align:center;color:var(--b-muted)}
& .blog-contents ol{display:grid;gap:.9rem;list-style:none;padding:0}
& .blog-contents a{display:flex;align-items:center;height:100%;min-height:3rem;padding:.6rem 1.25rem;border-radius:var(--b-small-radius);background:var(--b-page);box-shadow:var(--b-small);color:var(--b-text);font-size:.9375rem;font-weight:500;line-height:1.3;text-decoration:none}
& .blog-contents a:is(:hover,:active){box-shadow:var(--b-pressed);color:var(--b-link)}
& .blog-section{position:relative;counter-increment:b-section;max-width:var(--b-measure);margin-inline:auto;padding-top:var(--b-section)}
& .blog-section::before{content:"";position:absolute;top:0;inset-inline:0;height:.5rem;border-radius:1rem;box-shadow:var(--b-pressed)}
& .blog-section h2{display:flex;align-items:center;gap:1.25rem}
& .blog-section h2::before{content:counter(b-section);flex:none;display:grid;place-items:center;width:3.5rem;height:3.5rem;border-radius:50%;background:linear-gradient(145deg,#fff1,#0001);box-shadow:var(--b-small);color:var(--b-link);font-size:1.125rem;letter-spacing:0}
& :is(ul,ol){list-style:none;padding:0;counter-reset:b-item}
& :is(.blog-section,.blog-intro,.blog-conclusion) :is(ul,ol){padding:1.5rem clamp(1.25rem,4cqi,2rem);border-radius:var(--b-radius);box-shadow:var(--b-pressed)}
& :is(.blog-section,.blog-intro,.blog-key-points,.blog-conclusion,.blog-question) li{position:relative;counter-increment:b-item;padding-inline-start:2.25rem}
& :is(.blog-section,.blog-intro,.blog-key-points,.blog-conclusion,.blog-question) li+li{margin-top:.9rem}
& :is(.blog-section,.blog-intro,.blog-key-points,.blog-conclusion,.blog-question) li::before{content:"";position:absolute;inset-inline-start:0;top:.3em;width:1.1rem;height:1.1rem;border-radius:50%;background:radial-gradient(circle,var(--b-accent) 30%,var(--b-page) 34%);box-shadow:var(--b-small)}
& :is(.blog-section,.blog-intro,.blog-conclusion,.blog-question) ol>li::before{content:counter(b-item);top:.05em;display:grid;place-items:center;width:1.6rem;height:1.6rem;background:var(--b-page);color:var(--b-link);font-size:.8125rem;font-weight:700;line-height:1}
& figure{padding:clamp(.6rem,1.6cqi,.9rem);border-radius:var(--b-radius);box-shadow:var(--b-raised);margin-block:2.25rem}
& figure img{border-radius:calc(var(--b-radius)*.7)}
& figcaption{padding:.2rem .75rem .1rem;text-align:center}
& .blog-key-points{padding:clamp(1.5rem,5cqi,3rem);border-radius:calc(var(--b-radius)*1.2);box-shadow:var(--b-raised)}
& .blog-questions{max-width:var(--b-measure);margin-inline:auto}
& .blog-table{padding:.5rem clamp(.5rem,2cqi,1rem) .75rem;border-radius:var(--b-radius);box-shadow:var(--b-pressed)}
& thead :is(th,td){color:var(--b-muted);font-size:.9375em;font-weight:600}
& tbody tr:first-child :is(th,td){border-top:.25rem solid var(--b-accent)}
& tbody tr:nth-child(even){background:linear-gradient(145deg,#fff1,#0001)}
& blockquote:has(p){margin-block:1.75rem;padding:clamp(1.4rem,4cqi,2rem) clamp(1.4rem,4.5cqi,2.25rem);border:0;border-radius:var(--b-radius);box-shadow:var(--b-raised)}
& blockquote:has(p)::before{content:"";display:block;width:2.5rem;height:.3rem;margin-bottom:1rem;border-radius:1rem;background:linear-gradient(90deg,var(--b-accent),var(--b-art-2));box-shadow:0 0 .9rem -.1rem var(--b-accent)}
& .blog-question{padding:clamp(1.25rem,4cqi,1.9rem);border-radius:var(--b-radius);box-shadow:var(--b-pressed)}
& .blog-question+.blog-question{margin-top:1.4rem}
& .blog-conclusion{position:relative;padding:clamp(1.75rem,5.5cqi,3.5rem);padding-inline-start:clamp(2.5rem,8cqi,5rem);border-radius:calc(var(--b-radius)*1.35);box-shadow:var(--b-raised)}
& .blog-conclusion::before{content:"";position:absolute;inset-block:clamp(1.75rem,5.5cqi,3.5rem);inset-inline-start:clamp(1.1rem,3.5cqi,2.25rem);width:.45rem;border-radius:1rem;background:linear-gradient(var(--b-accent),var(--b-art-2));box-shadow:0 0 .9rem -.1rem var(--b-accent)}
& :is(.blog-sources,.blog-foot){max-width:var(--b-measure);margin-inline:auto}
& .blog-sources>ol{list-style:decimal;padding-inline-start:1.75rem}
& .blog-quote{margin-block:.8rem;padding:1rem 1rem 1.1rem;box-shadow:var(--b-small);border-radius:calc(var(--b-radius)*.85)}
& :is(.blog-quote,.blog-page) blockquote{padding:.85rem 1.1rem;border:0;border-radius:var(--b-small-radius);box-shadow:var(--b-pressed)}
& .blog-quote blockquote{margin-right:1.75rem}
& .blog-quote p{padding-inline:1.1rem}
& .blog-page li::before{top:.8rem}
& .blog-sources .blog-page .blog-back{inset-block-end:.6rem}
& .blog-creator{padding:1.5rem clamp(1.25rem,4cqi,2rem);border-radius:var(--b-radius);box-shadow:var(--b-pressed)}
& .blog-creator>a{border:1px solid var(--b-control);background:var(--b-page);color:var(--b-link);box-shadow:var(--b-small)}
& .blog-creator>a:is(:hover,:active){box-shadow:var(--b-pressed)}
@container (min-width:40rem){& .blog-contents ol{grid-template-columns:1fr 1fr}}
@media (prefers-reduced-motion:no-preference){
& :is(.blog-contents a,.blog-creator>a){transition:box-shadow var(--b-duration) var(--b-easing),color var(--b-duration)}
@supports (animation-timeline:view()){
& .blog-section::before{background:linear-gradient(var(--b-accent),var(--b-accent)) no-repeat 0/0 100%;animation:b-neu-fill linear both;animation-timeline:view();animation-range:cover 15% cover 55%}
& figure{animation:b-neu-press linear both;animation-timeline:view();animation-range:entry 10% entry 80%}
}
}
@keyframes b-neu-fill{to{background-size:100% 100%}}
@keyframes b-neu-press{from{box-shadow:0 0 0 #0000}}
`;

/** Neumorphic: soft plastic, wide calm spacing, keys that go down under the pointer. */
export const NEUMORPHISM: StyleDefinition = {
  palette: { main: 268, near: 235, spark: 40, tint: 0.9 },
  typography: {
    title: {
      family: FONT_STACKS.madeforDisplay,
      weight: 700,
      size: 'clamp(1.85rem,1.15rem + 3cqi,3.25rem)',
      lineHeight: 1.14,
      letterSpacing: '-.025em',
      transform: 'none',
    },
    heading: {
      family: FONT_STACKS.madeforDisplay,
      weight: 650,
      size: 'clamp(1.3rem,1.1rem + .8cqi,1.65rem)',
      lineHeight: 1.25,
      letterSpacing: '-.015em',
      transform: 'none',
    },
    body: {
      family: FONT_STACKS.madeforText,
      weight: 450,
      size: '1.0625rem',
      lineHeight: 1.75,
      letterSpacing: '-.011em',
      transform: 'none',
    },
    small: '.875rem',
    measure: '42rem',
  },
  shape: { radius: 'clamp(1.25rem,3.4cqi,2rem)', smallRadius: '1.1rem', borderWidth: '0px' },
  spacing: { section: 'clamp(2.75rem,7cqi,4.25rem)', paragraph: '1.15em' },
  motion: { duration: '.25s', easing: 'ease-out' },
  paint,
  css,
};
