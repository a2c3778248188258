import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules';
import type { CallAnswer } from './call.ts';
import type { NamedPicture, Upload } from './post-pictures.ts';
import { wordpressError } from './wordpress-errors.ts';

/** Calls a route of one site's REST API as one user. */
export type RestCall = (
  route: string,
  call?: {
    query?: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer>;
    headers?: Record<string, string>;
  },
) => Promise<CallAnswer>;

const mediaSchema = z.object({ source_url: z.string().refine(isHttpUrl) });

const REASONS: Readonly<Record<number, string>> = {
  403: 'the WordPress user may not upload files',
  413: 'it is larger than your web server takes',
};

/** The picture as an earlier attempt has left it: a picture is not uploaded twice. */
async function earlierUpload(call: RestCall, { name }: NamedPicture): Promise<string | undefined> {
  const { status, json } = await call('wp/v2/media', { query: { slug: name } });
  const found = z.array(mediaSchema).safeParse(json);
  return status === 200 && found.success ? found.data[0]?.source_url : undefined;
}

/**
 * Puts a picture into a site's media library.
 * @throws PlatformError where the credentials are wrong, the site is busy or nothing came back
 */
export async function uploadMedia(call: RestCall, picture: NamedPicture): Promise<Upload> {
  const earlier = await earlierUpload(call, picture);
  if (earlier) return { url: earlier };
  const answer = await call('wp/v2/media', {
    body: picture.bytes,
    headers: {
      'content-type': picture.contentType,
      'content-disposition': `attachment; filename="${picture.name}.${picture.extension}"`,
    },
  });
  const media = mediaSchema.safeParse(answer.json);
  if (answer.status === 201 && media.success) return { url: media.data.source_url };
  const error = wordpressError(answer);
  if (error && (error.kind === 'busy' || answer.status === 401)) throw error;
  return {
    refused: REASONS[answer.status] ?? `WordPress did not take it (${answer.status})`,
  };
}
