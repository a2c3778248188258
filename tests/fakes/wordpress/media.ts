import type { IncomingHttpHeaders } from 'node:http';
import { fileTypeFromBuffer } from 'file-type';
import type { SiteCall } from '../site-server.ts';
import { RestError } from './rest-error.ts';
import { can, forbidden, type WordPressUser } from './users.ts';

export type StoredMedia = {
  id: number;
  slug: string;
  path: string;
  contentType: string;
  bytes: Buffer;
  altText: string;
  /** The post it belongs to; 0 for none. */
  post: number;
  /** Id of the user who uploaded it. */
  author: number;
};

const TAKEN_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

function fileNameOf(headers: IncomingHttpHeaders): string {
  const disposition = headers['content-disposition'];
  if (!disposition) {
    const message = 'No Content-Disposition supplied.';
    throw new RestError(400, 'rest_upload_no_content_disposition', message);
  }
  const [, name] = /filename="([^"]+)"/.exec(disposition) ?? [];
  if (name) return name;
  const message =
    'Invalid Content-Disposition supplied. Content-Disposition needs to be formatted as `attachment; filename="image.png"` or similar.';
  throw new RestError(400, 'rest_upload_invalid_disposition', message);
}

export function createMedia(siteUrl: () => string) {
  const media: StoredMedia[] = [];
  let lastId = 999;
  const described = ({ id, slug, path, contentType, altText, post }: StoredMedia) => ({
    id,
    slug,
    media_type: 'image',
    mime_type: contentType,
    source_url: siteUrl() + path,
    alt_text: altText,
    post: post || null,
  });
  return {
    all: media,
    at: (path: string) => media.find((each) => each.path === path),
    /** POST media: the body is the file. */
    create: async (user: WordPressUser | undefined, { headers, body }: SiteCall) => {
      if (!user || !can(user, 'upload_files')) {
        const message = 'Sorry, you are not allowed to create posts as this user.';
        throw forbidden(user, 'rest_cannot_create', message);
      }
      const name = fileNameOf(headers);
      // A file's type is determined by its content, never by its name.
      const type = (await fileTypeFromBuffer(body))?.mime ?? '';
      if (!TAKEN_TYPES.has(type)) {
        const message = 'Sorry, you are not allowed to upload this file type.';
        throw new RestError(500, 'rest_upload_sideload_error', message);
      }
      lastId += 1;
      const id = lastId;
      const slug = name.replace(/\.\w+$/, '').toLowerCase();
      const path = `/wp-content/uploads/2026/11/${id}-${name}`;
      media.push({ id, slug, path, contentType: type, bytes: body, altText: '', post: 0, author: user.id });
      return described(media.at(-1) as StoredMedia);
    },
    update: (user: WordPressUser | undefined, id: number, given: Record<string, unknown>) => {
      const found = media.find((each) => each.id === id);
      if (!found) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
      if (!can(user, 'upload_files')) {
        const message = 'Sorry, you are not allowed to edit this post.';
        throw forbidden(user, 'rest_cannot_edit', message);
      }
      if (typeof given.alt_text === 'string') found.altText = given.alt_text;
      if (typeof given.post === 'number') found.post = given.post;
      return described(found);
    },
    /** DELETE media/{id}: permanent, unless the site is set up with a trash. */
    remove: (user: WordPressUser | undefined, id: number, query: URLSearchParams) => {
      const at = media.findIndex((each) => each.id === id);
      if (at < 0) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
      const isTheirs = media[at]?.author === user?.id && can(user, 'publish_posts');
      if (!isTheirs && !can(user, 'edit_others_posts')) {
        const message = 'Sorry, you are not allowed to delete this post.';
        throw forbidden(user, 'rest_cannot_delete', message);
      }
      if (query.get('force') !== 'true') {
        const message = "The post does not support trashing. Set 'force=true' to delete.";
        throw new RestError(501, 'rest_trash_not_supported', message);
      }
      const [removed] = media.splice(at, 1);
      return { deleted: true, previous: described(removed as StoredMedia) };
    },
    /** GET media; slugs are sanitized before they are compared. */
    find: (query: URLSearchParams) =>
      media.filter(({ slug }) => slug === query.get('slug')?.toLowerCase()).map(described),
  };
}
