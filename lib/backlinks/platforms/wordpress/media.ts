import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { CallAnswer } from '../shared/call.ts';
import { PlatformError } from '../shared/platform.ts';
import type { NamedPicture, PlacedPicture, Upload } from '../shared/post-pictures.ts';
import { wordpressError } from './errors.ts';

/** Calls a route of one site's REST API as one user. */
export type RestCall = (
  route: string,
  call?: {
    query?: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer>;
    headers?: Record<string, string>;
    /** GET unless given, POST with a body. */
    method?: 'DELETE';
  },
) => Promise<CallAnswer>;

const mediaSchema = z.object({ id: z.number(), source_url: z.string().refine(isHttpUrl) });

const REASONS: Readonly<Record<number, string>> = {
  403: 'the WordPress user may not upload files',
  413: 'it is larger than your web server takes',
};

const placeOf = (media: z.infer<typeof mediaSchema>): PlacedPicture => ({ id: media.id, url: media.source_url });

/** The picture as an earlier attempt has left it: a picture is not uploaded twice. */
async function earlierUpload(call: RestCall, { name }: NamedPicture): Promise<PlacedPicture | undefined> {
  const { status, json } = await call('wp/v2/media', { query: { slug: name } });
  const found = z.array(mediaSchema).safeParse(json);
  const [media] = found.data ?? [];
  return status === 200 && media ? placeOf(media) : undefined;
}

/**
 * Puts a picture into a site's media library.
 * @throws PlatformError where the credentials are wrong, the site is busy or nothing came back
 */
export async function uploadMedia(call: RestCall, picture: NamedPicture): Promise<Upload> {
  const earlier = await earlierUpload(call, picture);
  if (earlier) return earlier;
  const answer = await call('wp/v2/media', {
    body: picture.bytes,
    headers: {
      'content-type': picture.contentType,
      'content-disposition': `attachment; filename="${picture.name}.${picture.extension}"`,
    },
  });
  const media = mediaSchema.safeParse(answer.json);
  if (answer.status === 201 && media.success) return placeOf(media.data);
  const error = wordpressError(answer);
  if (error && (error.kind === 'busy' || answer.status === 401)) throw error;
  return { refused: REASONS[answer.status] ?? `WordPress did not take it (${answer.status})` };
}

/**
 * Deletes pictures from the media library, which has no bin for them.
 * @returns how many the site keeps
 */
export async function deleteMedia(call: RestCall, ids: readonly number[]): Promise<number> {
  let kept = 0;
  for (const id of ids) {
    try {
      const { status } = await call(`wp/v2/media/${id}`, { method: 'DELETE', query: { force: 'true' } });
      // One that its owner has deleted is gone.
      if (status !== 200 && status !== 404 && status !== 410) kept += 1;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      kept += 1;
    }
  }
  return kept;
}

/**
 * Gives the pictures of a post their alternative text in the media library, and the post as the place they belong to.
 * @returns a sentence for the owner where the site did not take that; the post shows them all the same
 */
export async function describeMedia(
  call: RestCall,
  pictures: readonly (PlacedPicture & { alt: string })[],
  postId: number,
): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  let failed = 0;
  for (const { id, alt } of pictures) {
    const body = JSON.stringify({ alt_text: alt, post: postId });
    try {
      const { status } = await call(`wp/v2/media/${id}`, { body, headers });
      if (status !== 200) failed += 1;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      failed += 1;
    }
  }
  return failed > 0 ? 'Your media library did not take the descriptions of all pictures.' : undefined;
}
