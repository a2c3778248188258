import type { ReactNode } from 'react';
// Not `react-dom/server`, which Next refuses wherever a page may import it; of the same package, and the same functions.
import { renderToStaticMarkup } from 'react-dom/server.node';

/** Components as HTML, for whatever is no page of ours: every text in them is escaped. */
export function staticMarkup(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** The same for a whole document, whose outermost element is <html>. */
export function staticDocument(node: ReactNode): string {
  return `<!doctype html>\n${staticMarkup(node)}`;
}
