import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';

/** Loaded by Node itself: Next's bundle of server components contains React without its HTML renderer. */
const { renderToStaticMarkup }: typeof import('react-dom/server') = createRequire(path.resolve('package.json'))(
  'react-dom/server.node',
);

/** Components as HTML for use outside our pages; all text is escaped. */
export function staticMarkup(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** The same for a whole document with <html> as its outermost element. */
export function staticDocument(node: ReactNode): string {
  return `<!doctype html>\n${staticMarkup(node)}`;
}
