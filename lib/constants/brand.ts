/** In the browser, the value that the server put into the page's head (app/layout.tsx). */
const nameOnPage = () => document.querySelector('meta[name="application-name"]')?.getAttribute('content');

/** The product's name. `BRAND_NAME` overrides it at run time, not at build time. */
export const BRAND_NAME = (typeof document === 'undefined' ? process.env.BRAND_NAME : nameOnPage()) || 'Quillcast';
