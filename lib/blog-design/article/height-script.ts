/**
 * Tells the page that frames the document how tall it is, now and whenever that changes, as
 * `{type: 'blog:height', height}` in CSS pixels.
 */
export const HEIGHT_SCRIPT = `(()=>{const r=document.documentElement,s=()=>parent.postMessage({type:'blog:height',height:Math.ceil(r.getBoundingClientRect().height)},'*');new ResizeObserver(s).observe(r);s()})()`;
