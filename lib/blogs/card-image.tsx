import 'server-only';
import { ImageResponse } from '@vercel/og';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { authorLine } from '@/lib/blog-design/byline';
import { Card } from '@/lib/blog-design/card/card';
import { cardFamily, cardFonts, printable } from '@/lib/blog-design/card/fonts';
import { designTokens } from '@/lib/blog-design/tokens';
import { BRAND_NAME } from '@/lib/constants/brand';
import { LANGUAGE_DETAILS } from '@/lib/constants/options';
import type { Blog } from './schema';
import { getBlog } from './service';

/** More renders at once only make each of them slower and the process larger. */
const renderOneOfTwo = pLimit(2);

/** Finished cards, about 60 KB each. */
const cards = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (png) => png.byteLength,
});

const rendering = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function render(blog: Blog): Promise<Uint8Array<ArrayBuffer>> {
  const title = printable(blog.content.title) || BRAND_NAME;
  const byline = printable(authorLine(blog));
  const tokens = designTokens(blog.style, blog.colorTheme, 'light');
  const fonts = await cardFonts(blog.style, blog.language, `${title}${byline}${BRAND_NAME}…`);
  const image = new ImageResponse(
    <Card
      title={title}
      tag={LANGUAGE_DETAILS[blog.language].tag}
      byline={byline}
      brand={BRAND_NAME}
      family={cardFamily(fonts)}
      tokens={tokens}
    />,
    { width: 1200, height: 630, fonts },
  );
  return new Uint8Array(await image.arrayBuffer());
}

/** One render for all who ask at the same time. */
function renderOnce(key: string, blog: Blog): Promise<Uint8Array<ArrayBuffer>> {
  const running = rendering.get(key);
  if (running) return running;
  const started = renderOneOfTwo(() => render(blog)).finally(() => rendering.delete(key));
  rendering.set(key, started);
  return started;
}

/**
 * A blog's social preview image as PNG; its ETag changes with the blog.
 * @throws AppError not-found
 */
export async function cardImage(
  id: string,
): Promise<{ png: Uint8Array<ArrayBuffer>; etag: string }> {
  const blog = await getBlog(id);
  const key = `${blog.id}-${Date.parse(blog.updatedAt)}`;
  const known = cards.get(key);
  if (known) return { png: known, etag: `"${key}"` };
  const png = await renderOnce(key, blog);
  cards.set(key, png);
  return { png, etag: `"${key}"` };
}
