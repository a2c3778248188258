import { alternativeText, creditOf, isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogImage } from '@/lib/blogs/schema.ts';
import type { ArticleData } from './article-data.ts';

/** Narrower pictures are shown at their own size: enlarged they would blur. */
const SMALL_PX = 480;

const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** Whether an address may be the source of an <img>: http(s), a path of this site, or a picture's data. */
export function isImageAddress(address: string): boolean {
  return isHttpUrl(address) || /^\/(?![/\\])/.test(address) || DATA_IMAGE.test(address);
}

type Options = Pick<ArticleData, 'assetUrl' | 'outward'>;

/** A section's pictures; each caption links to where the picture comes from (spec §2). */
export function Figures({ images, article }: { images: readonly BlogImage[]; article: Options }) {
  return images
    .map((image) => ({ image, address: article.assetUrl(image.url) }))
    .filter(({ address }) => isImageAddress(address))
    .map(({ image, address }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and their order never changes.
      <Figure key={at} image={image} address={address} outward={article.outward} />
    ));
}

type FigureProps = { image: BlogImage; address: string; outward: Options['outward'] };

function Figure({ image, address, outward }: FigureProps) {
  const { width, height } = image;
  const isSized = width > 0 && height > 0;
  return (
    <figure className={isSized && width < SMALL_PX ? 'blog-small' : undefined}>
      <img
        src={address}
        alt={alternativeText(image)}
        {...(isSized && { width, height })}
        loading="lazy"
        decoding="async"
      />
      <Caption image={image} outward={outward} />
    </figure>
  );
}

/** Credit of a picture; null without one. */
export function Caption({ image, outward }: Omit<FigureProps, 'address'>) {
  const credit = creditOf(image);
  if (!credit) return null;
  const name = <bdi>{credit}</bdi>;
  return (
    <figcaption>
      {isHttpUrl(image.sourceUrl) ? (
        <a href={image.sourceUrl} {...outward}>
          {name}
        </a>
      ) : (
        name
      )}
    </figcaption>
  );
}
