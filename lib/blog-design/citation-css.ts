/**
 * Marks in the text, the passages they open, and the sources; `&` stands for the blog's element. The passage stands by
 * its mark where browsers can place it there, and else, as on phones, at the foot of the screen. In a frame as tall as
 * the article that foot is out of sight, so no screen taller than a phone's counts as one.
 */
export const CITATION_CSS = `
& sup>button,& .blog-quote{display:none}
& .blog-quote,& .blog-quote *{scrollbar-width:thin}
& :is(sup,.blog-quote) button{margin:0;padding:0;border:0;border-radius:0;background:none;color:var(--b-link);font:inherit;line-height:1;letter-spacing:0;cursor:pointer}
& .blog-conclusion sup button{color:inherit}
@supports selector(:popover-open){
& sup:has(button) a{visibility:hidden}
& sup>button{display:grid;place-items:center;position:absolute;inset:-.5em -.34em}
& .blog-next{margin-inline-start:.7em}
& sup>button::before{content:"[" attr(value) "]"}
& .blog-quote:popover-open{display:block}
}
& .blog-quote{position:fixed;inset:auto 1rem 1rem;width:fit-content;min-width:min(17rem,100% - 2rem);max-width:26rem;height:fit-content;max-height:min(24rem,42dvh);margin:.35rem auto;padding:1.2rem 1.35rem;overflow:auto;overscroll-behavior:contain;border:1px solid var(--b-border);border-radius:var(--b-small-radius);background:var(--b-popover);color:var(--b-text);box-shadow:var(--b-raised);font-size:1rem;line-height:1.55}
@supports (position-area:block-end){& .blog-quote{inset-block:auto;position-area:block-end;position-try-fallbacks:flip-block}}
& .blog-quote blockquote{padding-right:1.6rem}
& .blog-quote p{margin:.8rem 0 0;font-size:var(--b-small);line-height:1.4}
& .blog-quote p a{font-weight:600}
& :is(.blog-quote,.blog-page) span{display:block;margin-top:.15rem;color:var(--b-muted);overflow-wrap:anywhere}
& .blog-quote>button{position:absolute;top:.3rem;right:.3rem;width:2.25rem;height:2.25rem;color:var(--b-muted);font-size:1.25rem}
& .blog-quote>button::before{content:"\\d7"}
& .blog-sources{font-size:.9375em}
& .blog-sources h2{font-size:calc(var(--b-heading-size)*.72)}
& .blog-sources li{scroll-margin-top:5rem}
& .blog-sources li:target{outline:2px solid var(--b-accent);outline-offset:.45rem;border-radius:calc(var(--b-small-radius)*.5)}
& .blog-sources li::marker{color:var(--b-link)}
& .blog-page+ol{margin-top:1.75rem}
& .blog-sources>ol span{color:var(--b-muted);overflow-wrap:anywhere}
& .blog-page+.blog-page{margin-top:1.75rem}
& .blog-sources .blog-license{display:block}
& .blog-page>p{margin-bottom:.85rem;line-height:1.4}
& .blog-page>p>a{font-weight:600}
& .blog-page span{font-size:.93em}
& .blog-sources .blog-page ol{list-style:none;padding:0}
& .blog-sources .blog-page li{position:relative;margin:0;padding-inline:2.4rem 2.1rem}
& .blog-sources .blog-page li+li{margin-top:1.15rem}
& .blog-page li::before{content:"[" counter(list-item) "]";position:absolute;inset-inline-start:0;color:var(--b-link);font-weight:600;font-variant-numeric:tabular-nums}
& .blog-page blockquote{padding-inline-start:.95rem;border-inline-start:2px solid var(--b-accent);line-height:1.6}
& .blog-sources .blog-page .blog-back{position:absolute;inset-block-end:0;inset-inline-end:0;width:1.75rem;height:1.75rem;padding:0;background:none;box-shadow:none;color:var(--b-link);font-size:0}
& .blog-back::before{content:"";position:absolute;inset:.45rem;background:currentColor;clip-path:polygon(50% 0,100% 50%,86% 64%,58% 36%,58% 100%,42% 100%,42% 36%,14% 64%,0 50%)}
@container (max-width:36rem){
& .blog-sources .blog-page li{min-height:3.5rem;padding-inline-end:0}
& .blog-sources .blog-page .blog-back{inset-inline:0 auto}
}
@media (max-width:40rem) and (max-height:64rem),(max-height:26rem){
& .blog-quote{inset:auto 0 0;width:auto;max-height:70dvh;padding-block:1.5rem;position-area:none}
&.blog.blog .blog-quote{max-width:none;margin:0;border-end-start-radius:0;border-end-end-radius:0}
}
@media (prefers-reduced-motion:no-preference){
& .blog-quote{transition:translate .18s ease-out}
@starting-style{& .blog-quote:popover-open{translate:0 .6rem}}
}
`;
