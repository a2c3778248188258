import { hex, readable, translucent } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, Shadows, StyleDefinition } from './types.ts';

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
    colors: {
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
    },
    shadows: shadows(main, mode),
  };
}

const css = `
&{counter-reset:b-section}
& .blog-sheet{max-width:60rem;padding-block:clamp(1.25rem,4cqi,3.5rem) clamp(2.5rem,7cqi,5rem)}
& .blog-head{position:relative;display:flow-root}
& .blog-title{position:relative;padding:clamp(2.25rem,7cqi,5rem) clamp(1.5rem,6cqi,4.5rem);border-radius:calc(var(--b-radius)*1.3);background:var(--b-hero);box-shadow:var(--b-raised)}
& .blog-art{display:flex;align-items:center;gap:1rem;margin:0 0 -1.35rem 1.5rem;position:relative;z-index:1}
& .blog-art span{flex:none;width:3.5rem;height:3.5rem;border-radius:50%;background:radial-gradient(circle at 34% 26%,#ffffffb3,#fff0 52%),var(--b-art-2);box-shadow:var(--b-small)}
& .blog-art span:nth-child(2){width:4.75rem;height:2.5rem;border-radius:99px;background:linear-gradient(#ffffff8c,#fff0 55%),var(--b-art-3);rotate:-14deg}
& .blog-art span:nth-child(3){border-radius:1.1rem;background:linear-gradient(150deg,#ffffff80,#fff0 60%),var(--b-art-1);rotate:12deg}
& .blog-art span:nth-child(n+4){display:none}
& .blog-byline{gap:.6rem;margin-top:1.75rem;font-weight:700}
& .blog-byline>*{padding:.45rem 1rem;border-radius:99px;background:var(--b-surface);color:var(--b-text);box-shadow:var(--b-small)}
& .blog-intro{padding-inline:clamp(.5rem,6cqi,4.5rem);font-size:1.22em;font-weight:600;line-height:1.6;color:var(--b-heading)}
& .blog-contents{padding-inline:clamp(0rem,5cqi,4rem)}
& .blog-contents h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
& .blog-contents ol{display:flex;flex-wrap:wrap;gap:.7rem;list-style:none;padding:0}
& .blog-contents a{display:block;padding:.6rem 1.2rem;border-radius:1.5rem;background:var(--b-surface);box-shadow:var(--b-small);color:var(--b-text);font-size:.9375rem;font-weight:700;line-height:1.35;text-decoration:none}
& .blog-contents li:nth-child(3n+2) a{background:var(--b-surface-2)}
& .blog-contents li:nth-child(3n) a{background:var(--b-surface-3)}
& .blog-section{position:relative;counter-increment:b-section;padding:clamp(2.25rem,5.5cqi,3.5rem) clamp(1.4rem,5.5cqi,4rem) clamp(1.9rem,5cqi,3.25rem);border-radius:var(--b-radius);background:var(--b-surface);box-shadow:var(--b-raised)}
& .blog-section:nth-of-type(3n+2){background:var(--b-surface-2)}
& .blog-section:nth-of-type(3n){background:var(--b-surface-3)}
& .blog-section::before{content:counter(b-section);position:absolute;top:-1.5rem;inset-inline-start:clamp(1.1rem,4.4cqi,3rem);display:grid;place-items:center;width:3.5rem;height:3.5rem;border-radius:50%;background:var(--b-accent);color:var(--b-accent-text);box-shadow:var(--b-small);font-size:1.5rem;font-weight:900;line-height:1;rotate:-8deg}
& .blog-section:nth-of-type(even)::before{border-radius:1.15rem;rotate:9deg}
& ul{list-style:none;padding:0}
& ul>li{position:relative;padding-inline-start:2.1rem}
& ul>li::before{content:"";position:absolute;inset-inline-start:0;top:.22em;width:1.25rem;height:1.25rem;border-radius:50%;background:var(--b-art-2);box-shadow:var(--b-small)}
& ul>li:nth-child(3n+2)::before{background:var(--b-art-3);border-radius:.45rem;rotate:10deg}
& ul>li:nth-child(3n)::before{background:var(--b-art-1)}
& li::marker{font-weight:900}
& .blog-key-points{padding:clamp(1.75rem,5cqi,3rem) clamp(1.4rem,5.5cqi,4rem);border-radius:var(--b-radius);background:var(--b-surface-2);box-shadow:var(--b-raised);font-weight:600}
& .blog-table{border-radius:calc(var(--b-radius)*.6);background:var(--b-popover);box-shadow:var(--b-small);color:var(--b-text)}
& thead :is(th,td){background:var(--b-accent);color:var(--b-accent-text);font-weight:800}
& thead :is(sup a,sup>button){color:inherit}
& tbody th{font-weight:800}
& :is(th,td){padding:.85em 1.15em}
& blockquote:has(p){position:relative;margin-top:2.25rem;padding:1.75rem clamp(1.4rem,4cqi,2rem) 1.4rem;border:0;border-radius:calc(var(--b-radius)*.7);background:var(--b-popover);box-shadow:var(--b-small);color:var(--b-text);font-weight:700}
& blockquote:has(p)::before{content:"\\201c";position:absolute;top:-1.1rem;inset-inline-start:1.25rem;display:grid;place-items:center;width:2.5rem;height:2.5rem;padding-top:.7rem;border-radius:50%;background:var(--b-accent);color:var(--b-accent-text);box-shadow:var(--b-small);font-family:var(--b-display);font-size:2.4rem;font-weight:900;line-height:1;rotate:-8deg}
& .blog-questions>h2{padding-inline:clamp(.5rem,6cqi,4.5rem)}
& .blog-question{padding:clamp(1.4rem,4cqi,2.25rem) clamp(1.4rem,5.5cqi,4rem);border-radius:var(--b-radius);background:var(--b-surface);box-shadow:var(--b-small)}
& .blog-question:nth-child(odd){background:var(--b-surface-2)}
& .blog-question+.blog-question{margin-top:1.25rem}
& figure{padding:.75rem;border-radius:calc(var(--b-radius)*.9);background:var(--b-art-3);box-shadow:var(--b-small);margin-block:1.75rem}
& figure img{border-radius:calc(var(--b-radius)*.65)}
& figcaption{width:fit-content;margin:.7rem auto 0;padding:.3rem .9rem;border-radius:99px;background:var(--b-surface);font-weight:700}
& .blog-conclusion{position:relative;padding:clamp(2.25rem,6cqi,4rem) clamp(1.5rem,6cqi,4.5rem);border-radius:calc(var(--b-radius)*1.3);background:var(--b-panel);color:var(--b-panel-text);box-shadow:var(--b-raised);font-weight:600}
& .blog-conclusion::after{content:"";position:absolute;top:-1.4rem;inset-inline-end:12%;width:4.5rem;height:4.5rem;border:1.35rem solid var(--b-art-1);border-radius:50%;filter:drop-shadow(0 .6rem .5rem #0003)}
& :is(.blog-sources,.blog-foot){padding-inline:clamp(.5rem,6cqi,4.5rem)}
& .blog-quote{padding:1.5rem 1.6rem 1.4rem;border:0;border-radius:2rem;font-weight:600}
& .blog-quote>button{inset:.6rem .6rem auto auto;border-radius:50%;background:var(--b-accent);box-shadow:var(--b-small);color:var(--b-accent-text);font-weight:800}
& .blog-page blockquote{padding:.9rem 1.2rem;border:0;border-radius:1.5rem;background:var(--b-surface);box-shadow:var(--b-small)}
& .blog-page:nth-of-type(even) blockquote{background:var(--b-surface-2)}
& .blog-page li::before{top:.85rem;font-weight:800}
& .blog-sources .blog-page .blog-back{inset-block-end:.6rem}
& .blog-creator{padding:1.4rem clamp(1.4rem,4cqi,2.25rem);border-radius:var(--b-radius);background:var(--b-surface);box-shadow:var(--b-raised)}
& .blog-creator>a{border-radius:99px;font-weight:800;box-shadow:var(--b-small)}
@container (min-width:52rem){
& .blog-section:nth-of-type(odd){margin-inline-end:3.5rem}
& .blog-section:nth-of-type(even){margin-inline-start:3.5rem}
& .blog-art{position:absolute;inset:0;display:block;margin:0;pointer-events:none}
& .blog-art span{position:absolute}
& .blog-art span:nth-child(1){top:2.75rem;inset-inline-end:-1.5rem;width:7rem;height:7rem}
& .blog-art span:nth-child(2){bottom:-1.4rem;inset-inline-end:7rem;width:8.5rem;height:4.25rem}
& .blog-art span:nth-child(3){bottom:3.5rem;inset-inline-end:-.5rem;width:4.25rem;height:4.25rem;border-radius:1.35rem}
& h1{padding-inline-end:4rem}
}
@media (prefers-reduced-motion:no-preference){
& .blog-art span{animation:b-clay-bob 5s ease-in-out infinite alternate}
& .blog-art span:nth-child(2){animation-delay:-1.7s}
& .blog-art span:nth-child(3){animation-delay:-3.1s}
& :is(.blog-contents a,.blog-creator>a){transition:transform var(--b-duration) var(--b-easing),box-shadow .15s}
& :is(.blog-contents a,.blog-creator>a):hover{transform:scale(1.06,.94)}
& :is(.blog-contents a,.blog-creator>a):active{transform:scale(.96,.9);box-shadow:var(--b-pressed)}
@supports (animation-timeline:view()){
& :is(.blog-section,.blog-conclusion){animation:b-clay-plop linear both;animation-timeline:view();animation-range:entry 0% entry 55%}
}
}
@keyframes b-clay-bob{to{translate:0 -.8rem}}
@keyframes b-clay-plop{0%{transform:translateY(4rem) scale(.94)}60%{transform:translateY(-.4rem) scale(1.012,.99)}}
`;

/** Clay: fat round letters, puffed cards in three tints, balls of colour that squash under the pointer. */
export const CLAYMORPHISM: StyleDefinition = {
  palette: { main: 12, near: 295, spark: 88, tint: 1 },
  typography: {
    title: {
      family: FONT_STACKS.nunito,
      weight: 900,
      size: 'clamp(2.1rem,1.15rem + 4.3cqi,4.25rem)',
      lineHeight: 1.04,
      letterSpacing: '-.028em',
      transform: 'none',
    },
    heading: {
      family: FONT_STACKS.nunito,
      weight: 900,
      size: 'clamp(1.5rem,1.2rem + 1.3cqi,2.1rem)',
      lineHeight: 1.14,
      letterSpacing: '-.018em',
      transform: 'none',
    },
    body: {
      family: FONT_STACKS.nunito,
      weight: 500,
      size: '1.125rem',
      lineHeight: 1.68,
      letterSpacing: '0',
      transform: 'none',
    },
    small: '.9rem',
    measure: '44rem',
  },
  shape: { radius: 'clamp(1.75rem,4.5cqi,3rem)', smallRadius: '1.25rem', borderWidth: '0px' },
  spacing: { section: 'clamp(2.5rem,6cqi,3.75rem)', paragraph: '1.05em' },
  motion: { duration: '.5s', easing: 'linear(0,.4 15%,1.15 35%,.94 55%,1.03 75%,.99 88%,1)' },
  paint,
  css,
};
