/**
 * Invisible image that counts a view of its page, even if a cache served the page (docs/decisions/0074).
 */
export function ViewImage({ src }: { src: string }) {
  // React would have the browser fetch an image of ordinary priority before the page's own.
  return <img hidden src={src} alt="" fetchPriority="low" />;
}
