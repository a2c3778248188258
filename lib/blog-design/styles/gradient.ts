import { hex, mix, naturalLightness, readable, readableUnder } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Colors, Mode, Paint, StyleDefinition } from './types.ts';

/** Hues that are only themselves when bright: they carry dark text, the others white. */
const isBright = (hue: number) => hue > 20 && hue < 215;

/** Beyond the neighbour, in the direction it lies. */
const third = (main: number, near: number) => near + 0.7 * (near - main);

/** Every colour a gradient through the stops can show, sampled between each pair. */
function blends(stops: readonly string[]): string[] {
  return stops.flatMap((from) => stops.flatMap((to) => [0, 0.25, 0.5, 0.75].map((share) => mix(from, to, share))));
}

/** The hero's text and three stops that all carry it; deep ones at night. */
function hero({ main, near }: Palette, mode: Mode): { text: string; stops: Colors } {
  const dark = mode === 'dark';
  const bright = isBright(main) && !dark;
  const text = bright ? hex({ l: 0.22, c: 0.06, h: main }) : '#ffffff';
  const stop = (h: number) => {
    const l = bright ? Math.min(0.83, naturalLightness(h) + 0.06) : dark ? 0.5 : 0.57;
    return readableUnder({ l, c: bright ? 0.2 : 0.24, h }, text, bright ? 6 : 5.2);
  };
  return { text, stops: [stop(main), stop(near), stop(third(main, near))] };
}

function paint(palette: Palette, mode: Mode): Paint {
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
    colors: {
      page: [page],
      surface: [page, card],
      popover: page,
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
    },
    shadows: {
      raised: `0 1.5rem 3rem -1.25rem ${shade}66`,
      small: `0 .5rem 1.25rem -.5rem ${shade}59`,
      pressed: `inset 0 0 0 2px ${accent}`,
    },
  };
}

const css = `
&{--b-sweep:linear-gradient(100deg,var(--b-heading),var(--b-heading-2) 55%,var(--b-heading-3));--b-mesh:radial-gradient(ellipse 60% 90% at 88% 8%,var(--b-hero-3),#0000),radial-gradient(ellipse 70% 90% at 62% 108%,var(--b-hero-2),#0000),linear-gradient(115deg,var(--b-hero),var(--b-hero) 30%,var(--b-hero-2))}
& .blog-sheet{max-width:none;padding:0 0 clamp(2.5rem,7cqi,5rem)}
& .blog-sheet>*{width:min(100% - 2*clamp(1.25rem,5cqi,4rem),var(--b-measure));margin-inline:auto}
& .blog-sheet>.blog-head{position:relative;isolation:isolate;width:100%;display:grid;align-items:end;min-height:min(46cqi,38rem);padding:clamp(4.5rem,13cqi,11rem) clamp(1.25rem,5cqi,4rem) clamp(4rem,11cqi,8rem);overflow:clip;clip-path:polygon(0 0,100% 0,100% calc(100% - 5cqi),0 100%)}
& .blog-head::before{content:"";position:absolute;inset:-25%;z-index:-1;background:var(--b-mesh)}
& .blog-title{width:100%;max-width:66rem;margin-inline:auto}
& h1{max-width:18ch;word-spacing:.09em}
&:is([lang|=zh],[lang|=ja]) h1{font-size:calc(var(--b-title-size)*1.05);max-width:16em}
& h2{word-spacing:.07em}
& .blog-byline{font-weight:500;margin-top:1.75rem}
& .blog-intro{font-size:clamp(1.2rem,1.05rem + .7cqi,1.45rem);line-height:1.55;letter-spacing:-.012em}
& :is(.blog-section,.blog-questions,.blog-sources) h2{width:fit-content;padding-bottom:.12em;background:var(--b-sweep);-webkit-background-clip:text;background-clip:text;color:#0000}
& .blog-section{position:relative}
& .blog-section::before{content:"";display:block;width:4.5rem;height:.4rem;margin-bottom:1.25rem;border-radius:1rem;background:var(--b-sweep)}
& .blog-contents{padding:clamp(1.25rem,3.5cqi,2rem);border:2px solid #0000;border-radius:var(--b-radius);background:linear-gradient(var(--b-surface-2),var(--b-surface-2)) padding-box,var(--b-sweep) border-box;counter-reset:b-item}
& .blog-contents h2{font-size:1rem;margin-bottom:.75rem}
& .blog-contents ol{list-style:none;padding:0;columns:17rem;column-gap:2rem}
& .blog-contents li{counter-increment:b-item;break-inside:avoid}
& .blog-contents a{display:flex;gap:.9rem;padding:.45rem 0;font-size:.9688rem;line-height:1.4;color:var(--b-text);text-decoration:none}
& .blog-contents a::before{content:counter(b-item);flex:none;min-width:1.1em;font-family:var(--b-display);font-size:.85em;font-weight:700;color:var(--b-link)}
& .blog-contents a:hover{color:var(--b-link)}
& :is(p,.blog-sources) a{text-decoration:none;background:var(--b-sweep) no-repeat 0 100%/100% 2px;padding-bottom:.1em}
& .blog-sheet sup a{background:none}
& :is(p,.blog-sources) a:hover{background-size:100% 4px}
& ul{list-style:none;padding:0}
& ul>li{position:relative;padding-inline-start:1.9rem}
& ul>li::before{content:"";position:absolute;inset-inline-start:0;top:.68em;width:1.15rem;height:.32rem;border-radius:1rem;background:var(--b-sweep)}
& li::marker{font-family:var(--b-display);font-weight:700;font-size:.85em}
& .blog-key-points{padding:clamp(1.4rem,4cqi,2.25rem);border:2px solid #0000;border-radius:var(--b-radius);background:linear-gradient(var(--b-surface-2),var(--b-surface-2)) padding-box,var(--b-sweep) border-box}
& .blog-key-points+.blog-contents{margin-top:1.5rem}
& thead{background:var(--b-sweep) no-repeat 0 100%/100% 3px}
& thead :is(th,td){padding-bottom:.9em;font-family:var(--b-display);font-size:.9em}
& tbody tr:first-child :is(th,td){border:0}
& blockquote:has(p){border-image:linear-gradient(var(--b-heading),var(--b-heading-2) 55%,var(--b-heading-3)) 1;border-width:0;border-inline-start-width:4px;font-size:clamp(1.2rem,1.05rem + .7cqi,1.45rem);font-weight:500;letter-spacing:-.012em}
& .blog-conclusion blockquote:has(p){border-image:none}
& .blog-conclusion thead{background:linear-gradient(currentColor,currentColor) no-repeat 0 100%/100% 3px}
& .blog-question{padding-inline-start:1.4rem;background:var(--b-sweep) no-repeat 0 .15em/4px calc(100% - .3em)}
& figure{position:relative;isolation:isolate;margin-block:2.5rem;padding-block:.01px}
& figure::before{content:"";position:absolute;z-index:-1;inset:1.5rem -1rem 4.5rem;border-radius:3rem;background:var(--b-mesh);filter:blur(2rem);opacity:.5}
& figcaption{color:var(--b-text)}
& .blog-sheet>.blog-cover{z-index:1;width:min(100% - 2*clamp(1.25rem,5cqi,4rem),66rem);margin-top:calc(clamp(2.5rem,8cqi,6rem)*-1)}
& figure img{border-radius:var(--b-radius)}
& .blog-conclusion{position:relative;isolation:isolate;overflow:clip;padding:clamp(2rem,6cqi,4rem) clamp(1.5rem,5.5cqi,3.75rem);border-radius:calc(var(--b-radius)*1.5);color:var(--b-panel-text);box-shadow:var(--b-raised);font-size:1.1em}
& .blog-conclusion::before{content:"";position:absolute;inset:-25%;z-index:-1;background:var(--b-mesh)}
& .blog-conclusion a{background:none;text-decoration:underline}
& .blog-sources h2{font-size:1.1rem}
& .blog-foot{padding-top:1.75rem;border-top:2px solid;border-image:var(--b-sweep) 1}
& .blog-quote{border:2px solid #0000;border-radius:var(--b-radius);background:linear-gradient(var(--b-popover),var(--b-popover)) padding-box,var(--b-sweep) border-box}
& .blog-page blockquote{border-image:linear-gradient(var(--b-heading),var(--b-heading-2) 55%,var(--b-heading-3)) 1;border-width:0;border-inline-start-width:3px}
& .blog-creator>a{border-radius:99px;background:var(--b-accent)}
@container (min-width:60rem){& .blog-conclusion{width:min(100% - 8rem,58rem)}}
@media (prefers-reduced-motion:no-preference){
& :is(.blog-head,.blog-conclusion)::before{animation:b-gradient-flow 16s ease-in-out infinite alternate}
& :is(p,.blog-sources) a{transition:background-size .2s}
@supports (animation-timeline:view()){
& .blog-section::before{transform-origin:0 50%;animation:b-gradient-draw linear both;animation-timeline:view();animation-range:entry 20% cover 35%}
}
}
@keyframes b-gradient-flow{from{transform:translate(-4%,-3%) scale(1.02)}to{transform:translate(9%,6%) rotate(7deg) scale(1.15)}}
@keyframes b-gradient-draw{from{transform:scaleX(.12)}}
`;

/** Gradient: a full-width mesh of moving colour, wide letters, and colour poured into every heading. */
export const GRADIENT: StyleDefinition = {
  palette: { main: 285, near: 328, spark: 38, tint: 1 },
  typography: {
    title: {
      family: FONT_STACKS.unbounded,
      weight: 700,
      size: 'clamp(1.6rem,.75rem + 4.1cqi,4rem)',
      lineHeight: 1.12,
      letterSpacing: '-.035em',
      transform: 'none',
    },
    heading: {
      family: FONT_STACKS.unbounded,
      weight: 600,
      size: 'clamp(1.2rem,1rem + 1.1cqi,1.75rem)',
      lineHeight: 1.25,
      letterSpacing: '-.03em',
      transform: 'none',
    },
    body: {
      family: FONT_STACKS.golos,
      weight: 400,
      size: '1.0938rem',
      lineHeight: 1.72,
      letterSpacing: '0',
      transform: 'none',
    },
    small: '.9rem',
    measure: '43rem',
  },
  shape: { radius: '1.25rem', smallRadius: '.75rem', borderWidth: '2px' },
  spacing: { section: 'clamp(3rem,7.5cqi,4.75rem)', paragraph: '1.15em' },
  motion: { duration: '.3s', easing: 'ease' },
  paint,
  css,
};
