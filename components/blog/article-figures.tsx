import type { BlogImage } from '@/lib/blogs/schema';

/** A section's pictures; the caption links to where each comes from. */
export function ArticleFigures({ images }: { images: BlogImage[] }) {
  return images.map((image) => (
    <figure key={image.url}>
      <img
        src={image.url}
        alt={image.title}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
      />
      {image.sourceUrl && (
        <figcaption>
          <a href={image.sourceUrl} rel="noopener noreferrer nofollow ugc">
            {image.source}
          </a>
        </figcaption>
      )}
    </figure>
  ));
}
