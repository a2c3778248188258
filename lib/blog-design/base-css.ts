import { CJK_STACKS } from './fonts/font-stacks.ts';

/** Rules that every style starts from; `&` stands for the blog's element. Lengths follow its width. */
export const BASE_CSS = `
&{display:block;position:relative;isolation:isolate;overflow:clip;container-type:inline-size;background:var(--b-page);color:var(--b-text);font-family:var(--b-body);font-size:var(--b-body-size);font-weight:var(--b-body-weight);line-height:var(--b-body-leading);letter-spacing:var(--b-body-tracking);text-align:start;overflow-wrap:break-word;-webkit-text-size-adjust:100%;text-size-adjust:100%;--b-cjk:system-ui;--b-cjk-serif:ui-serif}
&,& *,& ::before,& ::after{box-sizing:border-box}
& .blog-sheet{width:100%;max-width:calc(var(--b-measure) + 8rem);margin-inline:auto;padding:clamp(1.5rem,6cqi,5rem) clamp(1.25rem,5cqi,4rem)}
& :is(h1,h2,h3,p,ul,ol,li,figure,figcaption,blockquote){margin:0;padding:0}
& .blog-art{display:none}
& h1{font-family:var(--b-display);font-size:calc(var(--b-title-size)*var(--b-title-scale,1));font-weight:var(--b-title-weight);line-height:var(--b-title-leading);letter-spacing:var(--b-title-tracking);text-transform:var(--b-title-transform);color:var(--b-hero-text);text-wrap:balance}
& h2{font-family:var(--b-heading-family);font-size:var(--b-heading-size);font-weight:var(--b-heading-weight);line-height:var(--b-heading-leading);letter-spacing:var(--b-heading-tracking);text-transform:var(--b-heading-transform);color:var(--b-heading);text-wrap:balance;margin-bottom:.7em;scroll-margin-top:1.5rem}
& :is(h1,h2,h3,pre,code){overflow-wrap:anywhere}
&:is([lang=de],[lang=ru]) :is(h1,h2,h3){hyphens:auto;hyphenate-limit-chars:12 5 4}
@container (max-width:30rem){&:is([lang=de],[lang=ru]) h1{font-size:calc(var(--b-title-size)*.8)}}
& :is(p,ul,ol,figure){margin-bottom:var(--b-paragraph)}
& :is(p,ul,ol,figure):last-child{margin-bottom:0}
& p{text-wrap:pretty}
& ul{list-style:disc;padding-inline-start:1.3em}
& ol{list-style:decimal;padding-inline-start:1.6em}
& li+li{margin-top:.5em}
& li::marker{color:var(--b-accent)}
& a{color:var(--b-link);text-decoration:underline .08em;text-underline-offset:.22em}
& :is(a,button,.blog-table):focus-visible{outline:3px solid var(--b-control);outline-offset:3px}
& sup{position:relative;top:0;font-size:.72em;line-height:0;vertical-align:super;scroll-margin-top:5rem}
& .blog-sheet sup a{padding:.5em .1em;text-decoration:none}
& sup:target{outline:2px solid var(--b-accent);outline-offset:.2em}
& .blog-anchor{display:inline-block;width:0;white-space:nowrap;text-indent:.3em;color:var(--b-muted);text-decoration:none;visibility:hidden}
& .blog-anchor::before{content:"#"}
& h2:hover .blog-anchor{visibility:visible}
& .blog-byline{display:flex;flex-wrap:wrap;gap:.3rem 1.25rem;margin-top:1.25rem;font-family:var(--b-body);font-size:var(--b-small);font-weight:var(--b-body-weight);line-height:1.5;letter-spacing:0;color:var(--b-hero-muted)}
& .blog-languages a{display:inline-block;margin-block:-.2em;padding-block:.2em;color:inherit}
& :is(.blog-key-points,.blog-contents,.blog-intro,.blog-section,.blog-conclusion,.blog-questions,.blog-sources,.blog-foot){margin-top:var(--b-section)}
& .blog-contents ol{margin:0}
& .blog-contents li{margin:0}
& figure img{display:block;width:auto;max-width:100%;max-height:46rem;height:auto;object-fit:contain;margin-inline:auto;border-radius:var(--b-small-radius)}
& figure.blog-small{width:fit-content;max-width:100%}
& figure.blog-small img{width:auto!important}
& figcaption{margin-top:.6rem;font-size:var(--b-small);line-height:1.45;color:var(--b-muted)}
& figcaption a{color:inherit}
& .blog-conclusion :is(h2,a,li::marker){color:inherit}
& .blog-foot{font-size:var(--b-small);line-height:1.55;color:var(--b-muted)}
& .blog-creator{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 1.5rem;color:var(--b-text)}
& .blog-creator strong{font-size:1.2em}
& .blog-creator>a{display:inline-block;padding:.65rem 1.25rem;border-radius:var(--b-small-radius);background:var(--b-accent);color:var(--b-accent-text);font-weight:600;text-decoration:none}
& .blog-foot>*+*{margin-top:1.25rem}
& .blog-avatar{display:inline-block;width:2em;height:2em;margin-inline-end:.6em;border-radius:50%;object-fit:cover;vertical-align:middle}
& .blog-about{display:flex;flex:1 1 18rem;align-items:flex-start;gap:1rem;min-width:0}
& .blog-about .blog-avatar{flex:none;width:4.5rem;height:4.5rem;margin:0}
& .blog-about>div{min-width:0;max-width:38rem}
@container (max-width:30rem){& .blog-about .blog-avatar{width:3.25rem;height:3.25rem}}
& .blog-about p{margin:0}
& .blog-about p+p{margin-top:.35rem}
& .blog-links{display:flex;flex-wrap:wrap;gap:0 1.25rem}
& .blog-links a{min-width:0;padding-block:.25rem;overflow-wrap:anywhere}
`;

/** Chinese and Japanese: system faces first, ours for readers who have none, and looser lines. */
export const CJK_CSS = `
&[lang|=zh]{--b-cjk:${CJK_STACKS.chinese.sans};--b-cjk-serif:${CJK_STACKS.chinese.serif}}
&[lang|=ja]{--b-cjk:${CJK_STACKS.japanese.sans};--b-cjk-serif:${CJK_STACKS.japanese.serif}}
&:is([lang|=zh],[lang|=ja]){--b-title-scale:.8;--b-title-leading:1.28;--b-title-tracking:0;--b-heading-leading:1.4;--b-heading-tracking:0;--b-body-leading:1.9;--b-body-tracking:0;line-break:strict;text-spacing-trim:normal}
&[lang|=ja] :is(h1,h2,h3){word-break:auto-phrase}
`;

/** On paper: black on white, nothing drawn, addresses written out. */
export const PRINT_CSS = `
@media print{
&,& *,& ::before,& ::after,& ::first-letter,& ::marker{background:none!important;color:#000!important;border:0!important;outline:0!important;box-shadow:none!important;text-shadow:none!important;animation:none!important;transform:none!important;mask:none!important;clip-path:none!important;backdrop-filter:none!important;-webkit-backdrop-filter:none!important}
&{color-scheme:light!important;background:#fff!important;font-size:11pt!important;line-height:1.5!important;container-type:normal!important}
&::before,&::after,& ::before,& ::after,& :is(.blog-art,.blog-anchor,.blog-back,.blog-quote){display:none!important}
& sup a{visibility:visible!important}
& .blog-sheet,& .blog-sheet>*,& .blog-title,& .blog-question,& .blog-section>:not(ul,ol){display:block!important;position:static!important;width:auto!important;max-width:none!important;min-height:0!important;margin-inline:0!important;padding:0!important;text-align:start!important}
& .blog-sheet>*{margin-block:1.25em 0!important;border-radius:0!important;overflow:visible!important}
& :is(h1,h2,h3){break-after:avoid;margin-block:0 .5em!important;padding:0!important;font-size:1.4em!important;line-height:1.2!important}
& h1{font-size:2em!important}
& h3{font-size:1.1em!important}
& p::first-letter{float:none!important;margin:0!important;font:inherit!important}
& ul{list-style:disc!important;padding:0 0 0 1.4em!important}
& ol{list-style:decimal!important;padding:0 0 0 1.6em!important;columns:auto!important}
& li{padding:0!important}
& :is(figure,li,tr,.blog-key-points){break-inside:avoid}
& .blog-table{overflow:visible!important}
& table{width:100%!important;font-size:.9em!important;border-collapse:collapse!important}
& thead{display:table-header-group}
& :is(th,td){padding:.35em .6em!important;border-bottom:1px solid #999!important}
& blockquote:has(p){margin:1em 0 1em 1.4em!important;padding:0!important;font-size:1em!important;font-style:italic!important}
& figure{margin:1em 0!important;padding:0!important}
& figure img{max-height:12cm!important;width:auto!important;border-radius:0!important;margin:0!important}
& :is(p,figcaption,.blog-sources) a[href^=http]::after{display:inline!important;content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
}
`;
