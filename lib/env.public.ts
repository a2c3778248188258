/** In the browser, what the server has put into the head of the page (app/layout.tsx). */
const nameOnPage = () =>
  document.querySelector('meta[name="application-name"]')?.getAttribute('content');

/** Settings the browser may know, read when the product runs and not when it is built. */
export const publicEnv = {
  brandName:
    (typeof document === 'undefined' ? process.env.BRAND_NAME : nameOnPage()) || 'Quillcast',
} as const;
