import { MAX_IMPORT_PICTURES_AT_ONCE } from '@/lib/constants/limits.ts';
import { htmlText } from './html-text.ts';
import type { PictureLink } from './types.ts';
import type { Fields } from './wxr.ts';

/** The pictures of a WordPress export. */
export type Attachments = {
  byId: ReadonlyMap<string, PictureLink>;
  /** Those that a gallery shows, by its attributes and the post it stands in. */
  ofGallery: (attributes: string, postId: string) => PictureLink[];
};

const linkOf = (fields: Fields): PictureLink => ({
  url: fields.get('wp:attachment_url') ?? '',
  alt: htmlText(fields.get('_wp_attachment_image_alt') ?? ''),
  source: htmlText(fields.get('excerpt:encoded') ?? ''),
  sourceUrl: '',
});

/** Finds the pictures among the attachments of an export. */
export function attachmentsOf(items: readonly Fields[]): Attachments {
  const byId = new Map<string, PictureLink>();
  const byPost = new Map<string, PictureLink[]>();
  for (const item of items) {
    const link = linkOf(item);
    const parent = item.get('wp:post_parent') ?? '';
    byId.set(item.get('wp:post_id') ?? '', link);
    const ofParent = byPost.get(parent);
    if (ofParent) ofParent.push(link);
    else byPost.set(parent, [link]);
  }
  function ofGallery(attributes: string, postId: string): PictureLink[] {
    const ids = /\bids=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',');
    const pictures = ids ? ids.flatMap((id) => byId.get(id.trim()) ?? []) : (byPost.get(postId) ?? []);
    return pictures.slice(0, MAX_IMPORT_PICTURES_AT_ONCE);
  }
  return { byId, ofGallery };
}
