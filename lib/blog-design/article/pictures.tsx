import { alternativeText, isHttpUrl, pictureCredit } from '@/lib/blogs/rules.ts';
import type { BlogImage } from '@/lib/blogs/schema.ts';
import { SMALL_COVER_WIDTH, smallCoverUrl } from '@/lib/images/rules.ts';
import type { ArticleData, PartProps } from './article-data.ts';

/** Narrower pictures are shown at their own size: enlarged they would blur. */
const SMALL_PX = 480;

/** A cover's place, whatever the picture's aspect ratio. Inline, as few blogs have one but all load the stylesheet. */
const COVER_PLACE = { width: '100%', aspectRatio: '2', objectFit: 'cover' } as const;

const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** Whether an address may be the source of an <img>: http(s), a path of this site, or a picture's data. */
export const isImageAddress = (address: string): boolean =>
  isHttpUrl(address) || /^\/(?![/\\])/.test(address) || DATA_IMAGE.test(address);

const imageSize = ({ width, height }: BlogImage) => (width > 0 && height > 0 ? { width, height } : undefined);

/** The picture at the top of an article with its credit; null without a cover. */
export function Cover({ article: { blog, assetUrl, outward } }: PartProps) {
  const { cover } = blog;
  const address = cover ? assetUrl(cover.url) : '';
  if (!cover || !isImageAddress(address)) return null;
  const small = smallCoverUrl(cover);
  // A file that stands alone carries the picture once.
  const isResponsive = small !== undefined && !address.startsWith('data:');
  const srcSet = isResponsive ? `${assetUrl(small)} ${SMALL_COVER_WIDTH}w, ${address} ${cover.width}w` : undefined;
  return (
    <figure className="blog-cover">
      {/* Of an image in a <picture> React makes no link that asks for it before the styles. */}
      <picture>
        <img
          src={address}
          alt={alternativeText(cover)}
          {...imageSize(cover)}
          {...(srcSet && { srcSet, sizes: '(min-width: 92rem) 92rem, 100vw' })}
          fetchPriority="high"
          style={COVER_PLACE}
        />
      </picture>
      <Caption image={cover} outward={outward} />
    </figure>
  );
}

type FiguresProps = { images: readonly BlogImage[]; article: Pick<ArticleData, 'assetUrl' | 'outward'> };

/** A section's pictures with captions that link to their pages (spec §2). */
export function Figures({ images, article: { assetUrl, outward } }: FiguresProps) {
  return images
    .map((image) => ({ image, address: assetUrl(image.url) }))
    .filter(({ address }) => isImageAddress(address))
    .map(({ image, address }, at) => {
      const size = imageSize(image);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and their order never changes.
        <figure key={at} className={size && size.width < SMALL_PX ? 'blog-small' : undefined}>
          <img src={address} alt={alternativeText(image)} {...size} loading="lazy" decoding="async" />
          <Caption image={image} outward={outward} />
        </figure>
      );
    });
}

function Caption({ image, outward }: { image: BlogImage; outward: ArticleData['outward'] }) {
  const credit = pictureCredit(image);
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
