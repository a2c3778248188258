import type { IncomingHttpHeaders } from 'node:http';
import { fileTypeFromBuffer } from 'file-type';
import type { SiteCall } from '../site-server.ts';
import { RestError } from './rest-error.ts';
import { can, forbidden, type WordPressUser } from './users.ts';

/** A file of the media library. */
export type StoredMedia = {
  id: number;
  slug: string;
  path: string;
  contentType: string;
  bytes: Buffer;
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

/** The media library of a site. */
export function createMedia(siteUrl: () => string) {
  const media: StoredMedia[] = [];
  const described = ({ id, slug, path, contentType }: StoredMedia) => ({
    ...{ id, slug, media_type: 'image', mime_type: contentType, source_url: siteUrl() + path },
  });
  return {
    all: media,
    at: (path: string) => media.find((each) => each.path === path),
    /** POST media: the body is the file. */
    create: async (user: WordPressUser | undefined, { headers, body }: SiteCall) => {
      if (!can(user, 'upload_files')) {
        const message = 'Sorry, you are not allowed to create posts as this user.';
        throw forbidden(user, 'rest_cannot_create', message);
      }
      const name = fileNameOf(headers);
      // What a file is decides its content, never its name.
      const type = (await fileTypeFromBuffer(body))?.mime ?? '';
      if (!TAKEN_TYPES.has(type)) {
        const message = 'Sorry, you are not allowed to upload this file type.';
        throw new RestError(500, 'rest_upload_sideload_error', message);
      }
      const id = 1000 + media.length;
      const slug = name.replace(/\.\w+$/, '').toLowerCase();
      const path = `/wp-content/uploads/2026/11/${media.length}-${name}`;
      media.push({ id, slug, path, contentType: type, bytes: body });
      return described(media.at(-1) as StoredMedia);
    },
    /** GET media. */
    find: (query: URLSearchParams) =>
      media.filter(({ slug }) => slug === query.get('slug')).map(described),
  };
}
