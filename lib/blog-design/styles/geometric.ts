import { hex, naturalLightness, readable } from '../colors/color.ts';
import type { Palette } from '../colors/palettes.ts';
import { FONT_STACKS } from '../fonts/font-stacks.ts';
import type { Mode, Paint, StyleDefinition } from './types.ts';

/** Flat colour on paper, no shadow and no curve but the circle. */
function paint({ main, near, spark, tint }: Palette, mode: Mode): Paint {
  const light = mode === 'light';
  const page = hex({ l: light ? 0.962 : 0.185, c: (light ? 0.014 : 0.016) * tint, h: light ? 85 : main });
  const on = [page];
  const ink = readable({ l: light ? 0.2 : 0.95, c: 0.012 * tint, h: light ? main : 85 }, on, 9);
  const accent = readable({ l: light ? 0.58 : 0.72, c: 0.23, h: main }, on, 4.2);
  const panel = hex({ l: naturalLightness(main) - 0.05, c: 0.21, h: main });
  return {
    colors: {
      page: [page],
      surface: [page],
      popover: page,
      text: ink,
      muted: readable({ l: light ? 0.46 : 0.76, c: 0.02 * tint, h: main }, on, 4.7),
      heading: [ink],
      link: readable({ l: light ? 0.48 : 0.8, c: 0.2, h: main }, on, 4.8),
      accent,
      accentText: readable({ l: light ? 0.99 : 0.16, c: 0.01, h: main }, [accent], 4.6),
      border: ink,
      control: ink,
      hero: [page],
      heroText: ink,
      heroMuted: ink,
      panel: [panel],
      panelText: readable({ l: naturalLightness(main) > 0.7 ? 0.18 : 1, c: 0.02, h: main }, [panel], 4.7),
      art: [
        hex({ l: naturalLightness(main), c: 0.22, h: main }),
        hex({ l: naturalLightness(near) - (light ? 0.1 : 0.03), c: 0.18, h: near }),
        hex({ l: 0.83, c: 0.17, h: spark }),
        ink,
      ],
    },
    shadows: { raised: 'none', small: 'none', pressed: 'none' },
  };
}

const css = `
&{counter-reset:b-section}
& .blog-sheet{max-width:76rem}
& .blog-head{display:grid;gap:clamp(1.75rem,4cqi,3.5rem);align-items:end}
& .blog-art{display:grid;grid-template-columns:repeat(4,1fr);background:var(--b-art-4)}
& .blog-art span{position:relative;overflow:clip;aspect-ratio:1;background:var(--b-page)}
& .blog-art span::before{content:"";position:absolute;inset:0}
& .blog-art span:nth-child(1){background:var(--b-art-3)}
& .blog-art span:nth-child(1)::before{background:var(--b-art-1);border-radius:100% 0 0}
& .blog-art span:nth-child(2){background:var(--b-art-2)}
& .blog-art span:nth-child(2)::before{background:radial-gradient(circle,var(--b-art-2) 34%,var(--b-page) 34.6% 68%,#0000 68.6%)}
& .blog-art span:nth-child(3)::before{background:var(--b-art-4);clip-path:polygon(0 100%,100% 0,100% 100%)}
& .blog-art span:nth-child(4){background:var(--b-art-1)}
& .blog-art span:nth-child(4)::before{background:radial-gradient(circle at 50% 0,var(--b-art-3) 49.6%,#0000 50.2%) 0 0/100% 50%,radial-gradient(circle at 50% 0,var(--b-art-4) 49.6%,#0000 50.2%) 0 100%/100% 50%;background-repeat:no-repeat}
& .blog-art span:nth-child(5)::before{background:repeating-linear-gradient(90deg,var(--b-art-2) 0 12.5%,#0000 12.5% 25%)}
& .blog-art span:nth-child(6){background:var(--b-art-3)}
& .blog-art span:nth-child(6)::before{inset:22%;border-radius:50%;background:var(--b-art-4)}
& .blog-art span:nth-child(9){display:none}
& .blog-art span:nth-child(7)::before{background:linear-gradient(var(--b-art-4),var(--b-art-4)) 50%/100% 18%,linear-gradient(var(--b-art-1),var(--b-art-1)) 50%/18% 100%;background-repeat:no-repeat}
& .blog-art span:nth-child(8){background:var(--b-art-3)}
& .blog-art span:nth-child(8)::before{background:var(--b-art-2);clip-path:polygon(0 0,100% 0,50% 50%,100% 100%,0 100%,50% 50%)}
& .blog-art span:nth-child(9){background:var(--b-art-4)}
& .blog-art span:nth-child(9)::before{border-radius:0 0 100%;background:var(--b-art-1)}
& .blog-byline{gap:.25rem 0;margin-top:clamp(1.25rem,3cqi,2.25rem);padding-top:.85rem;border-top:.3rem solid var(--b-border);font-weight:500}
& .blog-byline>*+*::before{content:"";display:inline-block;width:.55rem;height:.55rem;margin-inline:.8rem;background:var(--b-art-1)}
& .blog-byline>:nth-child(3)::before{border-radius:50%;background:var(--b-art-2)}
& .blog-intro{font-size:clamp(1.25rem,1.1rem + .8cqi,1.6rem);font-weight:500;line-height:1.42;letter-spacing:-.01em}
& .blog-intro p+p{font-size:.82em;font-weight:400;line-height:1.6}
& :is(.blog-contents,.blog-section,.blog-questions,.blog-sources,.blog-foot){border-top:.3rem solid var(--b-border);padding-top:1.25rem}
& .blog-contents h2{font-size:1.15rem}
& .blog-contents ol{list-style:none;padding:0;columns:16rem;column-gap:2.5rem;counter-reset:b-item}
& .blog-contents li{counter-increment:b-item;break-inside:avoid;border-bottom:1px solid var(--b-border)}
& .blog-contents a{display:flex;gap:1rem;padding:.6rem 0;color:var(--b-text);font-weight:500;line-height:1.35;text-decoration:none}
& .blog-contents a::before{content:counter(b-item);min-width:1.3em;color:var(--b-link);font-weight:700}
& .blog-contents a:hover{background:linear-gradient(var(--b-border),var(--b-border)) no-repeat 0 100%/100% .25rem}
& .blog-section{counter-increment:b-section}
& .blog-section h2{display:flex;align-items:center;gap:1rem}
& .blog-section h2::before{content:"";flex:none;width:1.15em;height:1.15em;background:var(--b-art-1);border-radius:50%}
& .blog-section:nth-of-type(4n+2) h2::before{border-radius:0;background:var(--b-art-2)}
& .blog-section:nth-of-type(4n+3) h2::before{border-radius:0;background:var(--b-art-3);clip-path:polygon(50% 4%,100% 96%,0 96%)}
& .blog-section:nth-of-type(4n) h2::before{border-radius:100% 0 0;background:var(--b-art-4)}
& ul{list-style:none;padding:0}
& ul>li{position:relative;padding-inline-start:1.9rem}
& ul>li::before{content:"";position:absolute;inset-inline-start:0;top:.42em;width:.8em;height:.8em;background:var(--b-art-1)}
& ul>li:nth-child(3n+2)::before{border-radius:50%;background:var(--b-art-2)}
& ul>li:nth-child(3n)::before{background:var(--b-art-3);clip-path:polygon(50% 0,100% 100%,0 100%)}
& li::marker{font-weight:700}
& :is(p,.blog-sources) a{color:inherit;font-weight:500;text-decoration:none;box-shadow:inset 0 -.22em var(--b-art-3)}
& :is(p,.blog-sources) a:hover{box-shadow:inset 0 -.22em var(--b-accent)}
& .blog-sheet sup a{color:var(--b-link);box-shadow:none}
& .blog-key-points{position:relative;padding:1.5rem clamp(1.25rem,4cqi,2.25rem) 1.75rem;border:.3rem solid var(--b-border)}
& .blog-key-points::before{content:"";position:absolute;top:0;inset-inline-end:0;width:3.5rem;height:3.5rem;background:var(--b-art-1);border-radius:0 0 0 100%}
& .blog-key-points h2{padding-inline-end:3rem}
& .blog-key-points li{font-weight:500}
& :is(th,td):first-child{padding-inline-start:0}
& thead :is(th,td){border-bottom:.3rem solid var(--b-border)}
& tbody :is(th,td){border-top:0;border-bottom:1px solid var(--b-border)}
& blockquote:has(p){position:relative;padding-inline-start:clamp(3.25rem,9cqi,4.75rem);border:0;font-size:clamp(1.2rem,1.1rem + .8cqi,1.5rem);font-weight:500;line-height:1.4;letter-spacing:-.01em}
& blockquote:has(p)::before,& blockquote:has(p)::after{content:"";position:absolute;inset-inline-start:0;width:2.15em;height:2.15em}
& blockquote:has(p)::before{top:.2em;background:var(--b-art-1);border-radius:100% 0 0}
& blockquote:has(p)::after{top:2.35em;height:1.07em;background:var(--b-art-3)}
& .blog-question{padding-block:1.25rem;border-bottom:1px solid var(--b-border)}
& .blog-question+.blog-question{margin:0}
& .blog-questions>.blog-question:first-of-type{padding-top:0}
& figure{position:relative;isolation:isolate;margin:2.5rem 0;padding:0 0 1.25rem 1.25rem}
& figure::before{content:"";position:absolute;z-index:-1;inset:2.5rem 2.5rem 0 0;background:var(--b-art-3)}
& .blog-section:nth-of-type(even) figure::before{background:radial-gradient(circle,var(--b-art-2) 20%,#0000 22%) 0 0/1rem 1rem}
& figure img{width:100%;border-radius:0}
& figcaption{padding:.15rem .6rem;background:var(--b-page);width:fit-content;font-weight:500}
& .blog-conclusion{position:relative;isolation:isolate;overflow:clip;padding:clamp(1.75rem,5cqi,3.75rem);padding-inline-end:clamp(1.75rem,16cqi,14rem);background:var(--b-panel);color:var(--b-panel-text);font-size:1.1em;font-weight:500}
& .blog-conclusion::before,& .blog-conclusion::after{content:"";position:absolute;z-index:-1;width:clamp(5rem,13cqi,11rem);aspect-ratio:1}
& .blog-conclusion::before{inset-inline-end:0;bottom:0;background:var(--b-art-3);border-radius:100% 0 0}
& .blog-conclusion::after{inset-inline-end:0;bottom:clamp(5rem,13cqi,11rem);background:var(--b-page);border-radius:0 0 0 100%}
& .blog-quote{padding-bottom:1.5rem;border:.3rem solid var(--b-border);font-size:1.0625rem}
& .blog-quote::after{content:"";position:absolute;inset-inline-end:0;bottom:0;width:2.5rem;height:2.5rem;border-radius:100% 0 0;background:var(--b-art-1)}
& .blog-quote p{padding-inline-end:2.5rem}
& .blog-page blockquote{border-inline-start:.3rem solid var(--b-art-1)}
& .blog-page:nth-of-type(even) blockquote{border-color:var(--b-art-3)}
& :is(.blog-avatar,.blog-creator>a){border-radius:0}
& .blog-creator>a:hover{box-shadow:inset 0 -.3rem var(--b-art-3)}
@container (min-width:38rem){& .blog-art{grid-template-columns:repeat(8,1fr)}}
@container (max-width:30rem){& .blog-byline{gap:.25rem 1.25rem}& .blog-byline>*+*::before{display:none}}
@container (max-width:38rem){& .blog-conclusion{padding-bottom:7.5rem;padding-inline-end:1.75rem}& .blog-conclusion::after{bottom:0;inset-inline-end:5rem;border-radius:0 100% 0 0}}
@container (min-width:58rem){
& .blog-head{grid-template-columns:minmax(0,1fr) min(37cqi,28rem)}
& .blog-art{order:2;grid-template-columns:repeat(3,1fr);align-self:end}
& .blog-art span:nth-child(n){display:block}
& .blog-sheet{display:grid;grid-template-columns:minmax(9rem,1fr) minmax(0,46rem)}
& .blog-sheet>*{grid-column:2}
& :is(.blog-sheet>.blog-head,.blog-sheet>.blog-contents,.blog-conclusion){grid-column:1/-1}
& .blog-section{grid-column:1/-1;display:grid;grid-template-columns:subgrid}
& .blog-section>*{grid-column:2}
& .blog-section h2{position:relative}
& .blog-section::before{content:counter(b-section);grid-column:1;grid-row:1/span 40;font-family:var(--b-display);font-weight:700;font-size:6.5rem;line-height:.8;letter-spacing:-.05em;color:var(--b-heading)}
}
@media (prefers-reduced-motion:no-preference){
& .blog-art span::before{transition:transform .6s cubic-bezier(.7,0,.2,1)}
& .blog-art:hover span:nth-child(odd)::before{transform:rotate(90deg)}
& .blog-art:hover span:nth-child(even)::before{transform:rotate(-90deg)}
& .blog-art span::before{animation:b-geo-turn .9s cubic-bezier(.7,0,.2,1) both}
& .blog-art span:nth-child(2)::before{animation-delay:.1s}
& .blog-art span:nth-child(3)::before{animation-delay:.2s}
& .blog-art span:nth-child(4)::before{animation-delay:.3s}
& .blog-art span:nth-child(5)::before{animation-delay:.4s}
& .blog-art span:nth-child(6)::before{animation-delay:.5s}
@supports (animation-timeline:view()){
& .blog-section h2::before{animation:b-geo-roll linear both;animation-timeline:view();animation-range:entry 0% cover 60%}
}
}
@keyframes b-geo-turn{from{transform:rotate(-180deg)}}
@keyframes b-geo-roll{from{transform:rotate(-270deg)}}
`;

/** Geometric: a Bauhaus sheet, three pure colours, heavy rules and shapes that count the sections. */
export const GEOMETRIC: StyleDefinition = {
  palette: { main: 28, near: 262, spark: 88, tint: 1 },
  typography: {
    title: {
      family: FONT_STACKS.jost,
      weight: 700,
      size: 'clamp(2.4rem,1.2rem + 5cqi,5rem)',
      lineHeight: 0.98,
      letterSpacing: '-.035em',
      transform: 'none',
    },
    heading: {
      family: FONT_STACKS.jost,
      weight: 700,
      size: 'clamp(1.6rem,1.3rem + 1.3cqi,2.25rem)',
      lineHeight: 1.08,
      letterSpacing: '-.02em',
      transform: 'none',
    },
    body: {
      family: FONT_STACKS.jost,
      weight: 400,
      size: '1.1875rem',
      lineHeight: 1.6,
      letterSpacing: '0',
      transform: 'none',
    },
    small: '1rem',
    measure: '46rem',
  },
  shape: { radius: '0px', smallRadius: '0px', borderWidth: '.3rem' },
  spacing: { section: 'clamp(2.5rem,6cqi,4.5rem)', paragraph: '1em' },
  motion: { duration: '.6s', easing: 'cubic-bezier(.7,0,.2,1)' },
  paint,
  css,
};
