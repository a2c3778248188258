import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { processWide } from '@/lib/process-wide.ts';

/** Loaded by Node itself: Next's bundle of server components contains React without its HTML renderer. */
const server: typeof import('react-dom/server') = createRequire(path.resolve('package.json'))('react-dom/server.node');

/** Components as HTML for use outside our pages; all text is escaped. */
export const staticMarkup = (node: ReactNode): string => server.renderToStaticMarkup(node);

/** The same for a whole document with <html> as its outermost element. */
export const staticDocument = (node: ReactNode): string => `<!doctype html>\n${staticMarkup(node)}`;

const latest = processWide(
  'markup',
  () => new LRUCache<string, string>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length + 1 }),
);

/** Markup from memory, keyed by its inputs: rendering a long blog takes half a second. */
export function storedMarkup(source: readonly unknown[], make: () => string): string {
  const key = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
  const markup = latest().get(key) ?? make();
  latest().set(key, markup);
  return markup;
}
