import type { IncomingHttpHeaders } from 'node:http';
import { fileTypeFromBuffer } from 'file-type';
import type { Call } from '../local-server.ts';
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

function readFileName(headers: IncomingHttpHeaders): string {
  const disposition = headers['content-disposition'];
  if (!disposition) throw new RestError(400, 'rest_upload_no_content_disposition');
  const [, name] = /filename="([^"]+)"/.exec(disposition) ?? [];
  if (name) return name;
  throw new RestError(400, 'rest_upload_invalid_disposition');
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
    create: async (user: WordPressUser | undefined, { headers, bytes }: Call) => {
      if (!user || !can(user, 'upload_files')) throw forbidden(user, 'rest_cannot_create');
      const name = readFileName(headers);
      // A file's type is determined by its content, never by its name.
      const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
      if (!TAKEN_TYPES.has(type)) throw new RestError(500, 'rest_upload_sideload_error');
      lastId += 1;
      const id = lastId;
      const slug = name.replace(/\.\w+$/, '').toLowerCase();
      const path = `/wp-content/uploads/2026/11/${id}-${name}`;
      media.push({ id, slug, path, contentType: type, bytes, altText: '', post: 0, author: user.id });
      return described(media.at(-1) as StoredMedia);
    },
    update: (user: WordPressUser | undefined, id: number, given: Record<string, unknown>) => {
      const found = media.find((each) => each.id === id);
      if (!found) throw new RestError(404, 'rest_post_invalid_id');
      if (!can(user, 'upload_files')) throw forbidden(user, 'rest_cannot_edit');
      if (typeof given.alt_text === 'string') found.altText = given.alt_text;
      if (typeof given.post === 'number') found.post = given.post;
      return described(found);
    },
    /** GET media; slugs are sanitized before they are compared. */
    find: (query: URLSearchParams) =>
      media.filter(({ slug }) => slug === query.get('slug')?.toLowerCase()).map(described),
  };
}
