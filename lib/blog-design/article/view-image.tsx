/**
 * Counts a view of the page that it stands in: the browser asks for it, whoever keeps a copy of the page
 * (docs/decisions/0074). Nobody sees it.
 */
export function ViewImage({ src }: { src: string }) {
  // React would have the browser fetch an image of ordinary priority before the page's own.
  return <img hidden src={src} alt="" fetchPriority="low" />;
}
