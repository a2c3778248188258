import { hex, mix, naturalLightness, readable } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, StyleDefinition } from './types.ts';

/** Inks of the seventies: everything leans to brown, and the paper has yellowed. */
function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const paper = light ? 84 : 48;
  const page = hex({ l: light ? 0.945 : 0.215, c: light ? 0.038 : 0.028, h: paper });
  const ray = mix(page, hex({ l: light ? 0.78 : 0.45, c: 0.13 * tint, h: near }), light ? 0.4 : 0.3);
  const on = [page, ray];
  const brown = readable({ l: light ? 0.3 : 0.93, c: light ? 0.06 : 0.04, h: light ? 40 : 84 }, on, 7);
  const accent = readable({ l: light ? 0.55 : 0.74, c: 0.16, h: main }, on, 4.2);
  const panel = mix(page, hex({ l: light ? 0.76 : 0.5, c: 0.14 * tint, h: main }), light ? 0.38 : 0.24);
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text: brown,
      muted: readable({ l: light ? 0.45 : 0.78, c: 0.05, h: light ? 45 : 84 }, on, 4.7),
      heading: [readable({ l: light ? 0.45 : 0.82, c: 0.13, h: main }, on, 4.8)],
      link: readable({ l: light ? 0.46 : 0.82, c: 0.14, h: main }, on, 4.8),
      accent,
      accentText: readable({ l: light ? 0.98 : 0.2, c: 0.03, h: 84 }, [accent], 4.6),
      border: brown,
      control: brown,
      hero: [page, ray],
      heroText: brown,
      heroMuted: brown,
      panel: [panel],
      panelText: readable({ l: light ? 0.3 : 0.93, c: 0.05, h: light ? 40 : 84 }, [panel], 7),
      art: [
        hex({ l: naturalLightness(main) - 0.02, c: 0.165, h: main }),
        hex({ l: 0.76, c: 0.145, h: near }),
        hex({ l: light ? 0.6 : 0.62, c: 0.1, h: spark }),
        hex({ l: light ? 0.36 : 0.42, c: 0.09, h: main - 15 }),
      ],
    },
    shadows: { raised: 'none', small: 'none', pressed: 'none' },
  };
}

const css = `
&{--b-stripes:linear-gradient(var(--b-art-4) 25%,var(--b-art-1) 25% 50%,var(--b-art-2) 50% 75%,var(--b-art-3) 75%)}
& .blog-sheet{max-width:none;word-spacing:.05em;padding:0 0 clamp(2.5rem,7cqi,5rem)}
& .blog-sheet>*{width:min(100% - 2*clamp(1.25rem,5cqi,4rem),var(--b-measure));margin-inline:auto}
& .blog-sheet>.blog-head{position:relative;isolation:isolate;width:100%;overflow:clip;padding:clamp(3rem,8cqi,6.5rem) clamp(1.25rem,5cqi,4rem) clamp(9rem,25cqi,21rem);text-align:center}
& .blog-head::before{content:"";position:absolute;z-index:-2;left:50%;bottom:0;width:220cqi;aspect-ratio:1;min-height:220%;translate:-50% 50%;border-radius:50%;background:repeating-conic-gradient(var(--b-hero-2) 0 7.5deg,var(--b-page) 7.5deg 15deg)}
& .blog-head::after{content:"";position:absolute;z-index:-1;left:50%;bottom:0;width:clamp(15rem,42cqi,36rem);aspect-ratio:2/1;translate:-50% 0;background:radial-gradient(circle at 50% 100%,var(--b-hero) 30%,var(--b-art-3) 30.3% 41%,var(--b-art-2) 41.3% 52%,var(--b-art-1) 52.3% 63%,var(--b-art-4) 63.3% 70.2%,#0000 70.5%)}
& .blog-art{display:block;position:absolute;z-index:-1;inset-inline:0;bottom:0;height:clamp(.9rem,2cqi,1.6rem);background:var(--b-stripes)}
& h1{max-width:18ch;margin-inline:auto;text-shadow:.035em .035em 0 var(--b-page),.075em .075em 0 var(--b-art-1)}
& .blog-byline{display:inline-flex;justify-content:center;margin-top:clamp(1.5rem,3.5cqi,2.5rem);gap:.1rem 1.1rem;padding:.6rem 1.25rem;border:2px solid var(--b-border);border-radius:2rem;outline:1px solid var(--b-border);outline-offset:.25rem;background:var(--b-page);font-weight:600}
& .blog-intro{display:flow-root;font-size:1.18em;line-height:1.58}
& .blog-intro>p:first-child::first-letter{float:left;margin:.05em .1em 0 0;font-family:var(--b-display);font-size:3.45em;font-weight:900;line-height:.8;color:var(--b-heading)}
&:is([lang|=zh],[lang|=ja]) .blog-intro>p:first-child::first-letter{float:none;margin:0;font-size:1.5em;font-weight:inherit;line-height:1}
& .blog-contents{padding:clamp(1.5rem,4cqi,2.5rem) clamp(1.25rem,4cqi,2.75rem);border:2px solid var(--b-border);border-radius:1.75rem;outline:1px solid var(--b-border);outline-offset:-.55rem}
& .blog-contents h2{text-align:center}
& .blog-contents ol{list-style:none;padding:0;counter-reset:b-item}
& .blog-contents li{counter-increment:b-item}
& .blog-contents a{display:flex;align-items:baseline;gap:.6rem;padding:.3rem 0;color:var(--b-text);font-weight:600;line-height:1.35;text-decoration:none}
& .blog-contents a::before{content:"";order:1;flex:1 0 1.5rem;border-bottom:.2rem dotted var(--b-art-2);translate:0 -.2em}
& .blog-contents a::after{content:counter(b-item);order:2;font-family:var(--b-display);color:var(--b-heading)}
& .blog-contents a:hover{color:var(--b-link)}
& .blog-section h2::before{content:"";display:block;width:5.5rem;height:1.25rem;margin-bottom:1.1rem;border-radius:0 1.25rem 1.25rem 0;background:var(--b-stripes)}
& ul{list-style:none;padding:0}
& ul>li{position:relative;padding-inline-start:2rem}
& ul>li::before{content:"";position:absolute;inset-inline-start:.1rem;top:.22em;width:1.15em;height:1.15em;background:var(--b-accent);clip-path:polygon(50% 0,61% 34%,97% 34%,68% 56%,79% 91%,50% 70%,21% 91%,32% 56%,3% 34%,39% 34%)}
& li::marker{font-family:var(--b-display)}
& :is(p,.blog-sources) a{text-decoration:underline wavy .07em var(--b-art-1);text-underline-offset:.25em}
& .blog-sheet sup a{text-decoration:none}
& .blog-key-points{padding:0 clamp(1.25rem,4cqi,2.5rem) clamp(1.5rem,4cqi,2.25rem);border:2px solid var(--b-border);border-radius:1.75rem;overflow:clip;background:var(--b-stripes) 0 0/100% 1.1rem no-repeat,var(--b-panel);color:var(--b-panel-text)}
& .blog-key-points h2{margin:0;padding:2.1rem 0 .9rem;color:inherit;font-size:calc(var(--b-heading-size)*.85)}
& .blog-key-points :is(sup a,sup>button){color:inherit}
& .blog-table{border:2px solid var(--b-border);border-radius:1.25rem}
& thead :is(th,td){background:var(--b-panel);color:var(--b-panel-text);border-bottom:2px solid var(--b-border);font-family:var(--b-display);font-weight:900}
& thead :is(sup a,sup>button){color:inherit}
& tbody tr:first-child :is(th,td){border-top:0}
& tbody tr+tr :is(th,td){border-top:.2rem dotted var(--b-art-2)}
& blockquote:has(p){margin-block:1.75rem;padding-inline:clamp(1.1rem,4cqi,2rem);border-image:var(--b-stripes) 1;border-width:0;border-inline-start-width:.55rem;font-family:var(--b-display);font-size:1.3em;line-height:1.3;color:var(--b-heading)}
& .blog-question+.blog-question{padding-top:calc(var(--b-paragraph)*1.6);border-top:.2rem dotted var(--b-art-2)}
& figure{margin-block:2.25rem;padding:.75rem .75rem .65rem;border:2px solid var(--b-border);border-radius:12rem 12rem 1.25rem 1.25rem;background:var(--b-panel)}
& figure img{width:100%;border-radius:11.3rem 11.3rem .6rem .6rem;border:2px solid var(--b-border)}
& figcaption{text-align:center;color:var(--b-panel-text)}
& .blog-conclusion{position:relative;padding:clamp(3.25rem,7cqi,4.5rem) clamp(1.5rem,6cqi,3.75rem) clamp(2rem,5cqi,3.25rem);background:var(--b-panel);color:var(--b-panel-text);mask:radial-gradient(circle 1.6rem at 0 0,#0000 98%,#000) 0 0/51% 51% no-repeat,radial-gradient(circle 1.6rem at 100% 0,#0000 98%,#000) 100% 0/51% 51% no-repeat,radial-gradient(circle 1.6rem at 0 100%,#0000 98%,#000) 0 100%/51% 51% no-repeat,radial-gradient(circle 1.6rem at 100% 100%,#0000 98%,#000) 100% 100%/51% 51% no-repeat}
& .blog-conclusion::before{content:"";position:absolute;inset:1.4rem 2.4rem auto;height:1rem;background:var(--b-stripes)}
& .blog-conclusion h2{text-align:center;font-size:calc(var(--b-heading-size)*1.15)}
& .blog-sources h2{font-size:1.3rem}
& .blog-foot{padding-top:1.5rem;border-top:.5rem double var(--b-border)}
& .blog-quote{padding:2.1rem 1.6rem 1.5rem;border:2px solid var(--b-border);border-radius:1.5rem;background:var(--b-stripes) 0 0/100% .85rem no-repeat,var(--b-popover)}
& .blog-quote>button{top:1rem}
& .blog-page blockquote{border-image:var(--b-stripes) 1;border-width:0;border-inline-start-width:.4rem}
& .blog-creator>a{border-radius:2rem;font-weight:700}
@media (prefers-reduced-motion:no-preference){
& .blog-head::before{animation:b-retro-spin 240s linear infinite}
& .blog-creator>a{transition:translate .2s,box-shadow .2s}
& .blog-creator>a:hover{translate:-.15rem -.15rem;box-shadow:.3rem .3rem 0 var(--b-art-2)}
@supports (animation-timeline:view()){
& .blog-head::before{animation-timeline:auto}
& .blog-section h2::before{animation:b-retro-run linear both;animation-timeline:view();animation-range:entry 0% cover 35%}
}
}
@keyframes b-retro-spin{to{rotate:360deg}}
@keyframes b-retro-run{from{width:1.5rem}}
`;

/** Retro: a seventies record sleeve, with sunburst, rainbow arch and a fat soft serif. */
export const RETRO: StyleDefinition = {
  palette: { main: 42, near: 76, spark: 188, tint: 1 },
  typography: {
    title: {
      family: FONT_STACKS.caprasimo,
      weight: 900,
      size: 'clamp(2.4rem,1.1rem + 5.4cqi,5.25rem)',
      lineHeight: 1,
      letterSpacing: '-.018em',
      transform: 'none',
    },
    heading: {
      family: FONT_STACKS.caprasimo,
      weight: 900,
      size: 'clamp(1.65rem,1.35rem + 1.3cqi,2.3rem)',
      lineHeight: 1.1,
      letterSpacing: '-.01em',
      transform: 'none',
    },
    body: {
      family: FONT_STACKS.vollkorn,
      weight: 440,
      size: '1.1875rem',
      lineHeight: 1.62,
      letterSpacing: '.002em',
      transform: 'none',
    },
    small: '1rem',
    measure: '42rem',
  },
  shape: { radius: '1.75rem', smallRadius: '.6rem', borderWidth: '2px' },
  spacing: { section: 'clamp(2.75rem,6.5cqi,4.25rem)', paragraph: '1em' },
  motion: { duration: '.2s', easing: 'ease-out' },
  paint,
  css,
};
