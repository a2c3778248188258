/**
 * Tables, quotations, code, sub-headings, the box of key points and the questions with their answers; `&` stands for the blog's element. The
 * passages of sources are quotations too, and the only ones without a paragraph in them. Lines take the colour of their
 * text, so that they show on every ground. A table that goes on beyond its frame fades out there.
 */
export const BLOCKS_CSS = `
&{--b-line:color-mix(in srgb,currentColor 24%,#0000)}
& h3{font-family:var(--b-heading-family);font-size:max(1.15rem,var(--b-heading-size)*.72);font-weight:var(--b-heading-weight);line-height:1.3;letter-spacing:var(--b-heading-tracking);color:var(--b-heading);text-wrap:balance;margin-bottom:.5em}
& *+h3{margin-top:1.4em}
& pre{white-space:pre-wrap}
& .blog-table{max-width:100%;overflow-x:auto;overscroll-behavior-x:contain;scrollbar-width:thin}
& table{width:100%;border-collapse:collapse;font-size:.9375em;font-weight:var(--b-body-weight);line-height:1.45;letter-spacing:0;font-variant-numeric:lining-nums tabular-nums}
& :is(th,td){min-width:9rem;padding:.7em 1em;text-align:start;vertical-align:top;font-weight:inherit;overflow-wrap:normal}
& thead :is(th,td){vertical-align:bottom;font-weight:700;line-height:1.3}
& tbody :is(th,td){border-top:1px solid var(--b-line)}
& :is(th,td):first-child{min-width:5.5rem}
& tbody th{font-weight:600}
& table .blog-figures{min-width:0;text-align:end;white-space:nowrap}
& blockquote:has(p){padding-inline-start:clamp(1rem,3cqi,1.75rem);border-inline-start:.25rem solid var(--b-accent);font-size:1.15em;line-height:1.5}
& :is(.blog-table,blockquote:has(p)){margin-block:var(--b-paragraph)}
& :is(.blog-table,blockquote:has(p)):first-child{margin-top:0}
& :is(.blog-table,blockquote:has(p)):last-child{margin-bottom:0}
& .blog-key-points h2{font-size:max(1.15rem,var(--b-heading-size)*.72)}
& .blog-key-points li{line-height:1.5}
& .blog-question+.blog-question{margin-top:calc(var(--b-paragraph)*1.6)}
& .blog-conclusion :is(h3,blockquote:has(p)){color:inherit;border-color:currentColor}
@media (prefers-reduced-motion:no-preference){
@supports (animation-timeline:scroll()){
& .blog-table:not(:focus-visible){animation:b-table-more linear both;animation-timeline:scroll(self inline)}
}
}
@keyframes b-table-more{0%,99%{mask-image:linear-gradient(90deg,#000 calc(100% - 2.5rem),#0000)}}
`;
