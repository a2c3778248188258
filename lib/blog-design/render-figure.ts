import { isHttpUrl } from '@/lib/blogs/rules';
import type { BlogImage } from '@/lib/blogs/schema';
import { html, type SafeHtml } from './html.ts';

/** Narrower pictures are shown at their own size: enlarged they would blur. */
const SMALL_PX = 480;

const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** Whether an address may be the source of an <img>: http(s), a path of this site, or a picture's data. */
function isImageAddress(address: string): boolean {
  return isHttpUrl(address) || /^\/(?![/\\])/.test(address) || DATA_IMAGE.test(address);
}

type Options = {
  assetUrl: (address: string) => string;
  /** Attributes of links that leave the site. */
  outward: SafeHtml;
};

/** A section's pictures; each caption links to where the picture comes from (spec §2). */
export function renderFigures(images: readonly BlogImage[], options: Options): SafeHtml[] {
  return images.flatMap((image) => {
    const address = options.assetUrl(image.url);
    return isImageAddress(address) ? [renderFigure(image, address, options.outward)] : [];
  });
}

function renderFigure(image: BlogImage, address: string, outward: SafeHtml): SafeHtml {
  const sized = image.width > 0 && image.height > 0;
  const small = sized && image.width < SMALL_PX;
  const size = sized && html` width="${image.width}" height="${image.height}"`;
  return html`<figure${small && html` class="blog-small"`}><img src="${address}" alt="${image.title}"${size} loading="lazy" decoding="async">${renderCaption(image, outward)}</figure>`;
}

function renderCaption({ source, sourceUrl, title }: BlogImage, outward: SafeHtml): SafeHtml {
  if (isHttpUrl(sourceUrl)) {
    const name = source || title || new URL(sourceUrl).hostname;
    return html`<figcaption><a href="${sourceUrl}"${outward}><bdi>${name}</bdi></a></figcaption>`;
  }
  return source ? html`<figcaption><bdi>${source}</bdi></figcaption>` : html``;
}
