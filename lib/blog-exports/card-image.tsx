import 'server-only';
import { ImageResponse } from '@vercel/og';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Actor } from '@/lib/auth/actor.ts';
import { authorLine } from '@/lib/blog-design/byline.ts';
import { Card } from '@/lib/blog-design/card/card.tsx';
import { cardFamily, cardFonts, printable } from '@/lib/blog-design/card/fonts.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { getBlog, getImage } from '@/lib/blogs/service.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { imagePath } from '@/lib/routes.ts';

/** More renders at once only make each of them slower and the process larger. */
const renderOneOfTwo = pLimit(2);

/** The author's picture in a format that the renderer reads. Errors: unavailable. */
async function avatarOf({ author }: Blog): Promise<string | undefined> {
  if (!author?.thumbnailURL) return undefined;
  const { bytes } = await getImage(author.thumbnailURL.slice(imagePath('').length));
  const png = await sharp(bytes).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function render(blog: Blog): Promise<Uint8Array<ArrayBuffer>> {
  const brand = blog.isUnbranded ? '' : BRAND_NAME;
  const title = printable(blog.content.title) || brand;
  const byline = printable(authorLine(blog));
  const tokens = designTokens(blog.style, blog.colorTheme, 'light');
  const fonts = await cardFonts(blog.style, blog.language, `${title}${byline}${brand}…`);
  const image = new ImageResponse(
    <Card
      title={title}
      tag={LANGUAGE_DETAILS[blog.language].tag}
      byline={byline}
      avatar={await avatarOf(blog)}
      brand={brand}
      family={cardFamily(fonts)}
      tokens={tokens}
    />,
    { width: 1200, height: 630, fonts },
  );
  return new Uint8Array(await image.arrayBuffer());
}

/**
 * A blog's social preview image as PNG.
 * @throws AppError not-found, gone, unavailable when the author's picture cannot be had
 */
export async function cardImage(id: string, actor: Actor): Promise<Uint8Array<ArrayBuffer>> {
  const blog = await getBlog(id, actor);
  return renderOneOfTwo(() => render(blog));
}
