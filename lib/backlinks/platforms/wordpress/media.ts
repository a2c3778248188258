import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { CallAnswer } from '../shared/call.ts';
import { PlatformError } from '../shared/platform.ts';
import { type NamedPicture, type PlacedPicture, type Upload, uploadRefusal } from '../shared/post-pictures.ts';

/** Calls a route of a site's REST API as one user. */
export type RestCall = (
  route: string,
  options?: {
    query?: Record<string, string>;
    json?: unknown;
    body?: Uint8Array<ArrayBuffer>;
    headers?: Record<string, string>;
    method?: 'DELETE';
  },
) => Promise<CallAnswer>;

const mediaSchema = z.object({ id: z.number(), source_url: z.string().refine(isHttpUrl) });

const REASONS = { 403: 'the WordPress user may not upload files' };

const placeOf = (media: z.infer<typeof mediaSchema>): PlacedPicture => ({ id: media.id, url: media.source_url });

/** A picture that an earlier attempt uploaded. */
async function earlierUpload(call: RestCall, { name }: NamedPicture): Promise<PlacedPicture | undefined> {
  const { status, json } = await call('wp/v2/media', { query: { slug: name } });
  const [media] = z.array(mediaSchema).safeParse(json).data ?? [];
  return status === 200 && media ? placeOf(media) : undefined;
}

/**
 * Uploads a picture to a site's media library, once.
 * @param problem gives the error for an answer
 * @throws PlatformError for wrong credentials, a busy site, or no answer
 */
export async function uploadMedia(
  call: RestCall,
  picture: NamedPicture,
  problem: (answer: CallAnswer) => PlatformError | undefined,
): Promise<Upload> {
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
  return uploadRefusal('WordPress', answer.status, problem(answer), REASONS);
}

/** How many of the calls failed. */
async function countFailures(calls: Iterable<() => Promise<boolean>>): Promise<number> {
  let failures = 0;
  for (const call of calls) {
    const isDone = await call().catch((error: unknown) => {
      if (error instanceof PlatformError) return false;
      throw error;
    });
    if (!isDone) failures += 1;
  }
  return failures;
}

/**
 * Deletes pictures from the media library, which has no trash.
 * @returns how many remain
 */
export function deleteMedia(call: RestCall, ids: readonly number[]): Promise<number> {
  return countFailures(
    ids.map((id) => async () => {
      const { status } = await call(`wp/v2/media/${id}`, { method: 'DELETE', query: { force: 'true' } });
      return [200, 404, 410].includes(status);
    }),
  );
}

/**
 * Gives a post's pictures their alt texts, and attaches them to the post, in the media library.
 * @returns a warning for the owner when that failed; the post shows them all the same
 */
export async function describeMedia(
  call: RestCall,
  pictures: readonly (PlacedPicture & { alt: string })[],
  postId: number,
): Promise<string | undefined> {
  const failures = await countFailures(
    pictures.map(({ id, alt }) => async () => {
      const { status } = await call(`wp/v2/media/${id}`, { json: { alt_text: alt, post: postId } });
      return status === 200;
    }),
  );
  return failures > 0 ? 'Some pictures have no alt text in your media library.' : undefined;
}
