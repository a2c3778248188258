import { alternativeText } from '@/lib/blogs/rules.ts';
import { SMALL_COVER_WIDTH, smallCoverUrl } from '@/lib/images/rules.ts';
import type { ArticleData } from './article-data.ts';
import { Caption, isImageAddress } from './figures.tsx';

/** Maximum width of a cover in any style. */
const SIZES = '(min-width: 92rem) 92rem, 100vw';

/** Its place, whatever the picture's aspect ratio. Inline, because few blogs have a cover but all load the stylesheet. */
const PLACE = { width: '100%', aspectRatio: '2', objectFit: 'cover' } as const;

/** The picture at the top of an article with its credit; null without a cover. */
export function Cover({ article: { blog, assetUrl, outward } }: { article: ArticleData }) {
  const { cover } = blog;
  const address = cover ? assetUrl(cover.url) : '';
  if (!cover || !isImageAddress(address)) return null;
  const { width, height } = cover;
  const small = smallCoverUrl(cover);
  // A file that stands alone carries the picture once.
  const isResponsive = small !== undefined && !address.startsWith('data:');
  return (
    <figure className="blog-cover">
      {/* Of an image in a <picture> React makes no link that asks for it before the styles. */}
      <picture>
        <img
          src={address}
          alt={alternativeText(cover)}
          {...(width > 0 && height > 0 && { width, height })}
          {...(isResponsive && {
            srcSet: `${assetUrl(small)} ${SMALL_COVER_WIDTH}w, ${address} ${width}w`,
            sizes: SIZES,
          })}
          fetchPriority="high"
          style={PLACE}
        />
      </picture>
      <Caption image={cover} outward={outward} />
    </figure>
  );
}
