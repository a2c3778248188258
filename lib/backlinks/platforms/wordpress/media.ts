import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { CallAnswer, PlatformRequest } from '../shared/api-client.ts';
import { PlatformError } from '../shared/platform.ts';
import { type NamedPicture, type PlacedPicture, type Upload, uploadRefusal } from '../shared/post.ts';

export type RestCall = (
  route: string,
  options?: PlatformRequest & { query?: Record<string, string> },
) => Promise<CallAnswer>;

const mediaSchema = z
  .object({ id: z.number(), source_url: z.string().refine(isHttpUrl) })
  .transform(({ id, source_url: url }) => ({ id, url }));

const REASONS = { 403: 'the WordPress user may not upload files' };

/** Uploads a picture to the media library, once. Errors: PlatformError for wrong credentials or a busy site. */
export async function uploadMedia(
  call: RestCall,
  picture: NamedPicture,
  problem: (answer: CallAnswer) => PlatformError | undefined,
): Promise<Upload> {
  const { status, json } = await call('wp/v2/media', { query: { slug: picture.name } });
  const [earlier] = z.array(mediaSchema).safeParse(json).data ?? [];
  if (status === 200 && earlier) return earlier;
  const answer = await call('wp/v2/media', {
    body: picture.bytes,
    headers: {
      'content-type': picture.contentType,
      'content-disposition': `attachment; filename="${picture.name}.${picture.extension}"`,
    },
  });
  const media = mediaSchema.safeParse(answer.json);
  if (answer.status === 201 && media.success) return media.data;
  return uploadRefusal('WordPress', answer.status, problem(answer), REASONS);
}

async function countFailures<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<CallAnswer>,
  accepted: readonly number[],
): Promise<number> {
  let failures = 0;
  for (const item of items) {
    const answer = await call(item).catch((error: unknown) => {
      if (!(error instanceof PlatformError)) throw error;
    });
    if (!answer || !accepted.includes(answer.status)) failures += 1;
  }
  return failures;
}

/** Deletes pictures from the media library, which has no trash. @returns how many remain */
export function deleteMedia(call: RestCall, ids: readonly number[]): Promise<number> {
  const options = { method: 'DELETE', query: { force: 'true' } } as const;
  return countFailures(ids, (id) => call(`wp/v2/media/${id}`, options), [200, 404, 410]);
}

/** Gives pictures their alt texts and their post. @returns a warning for the owner when that failed */
export async function describeMedia(
  call: RestCall,
  pictures: readonly (PlacedPicture & { alt: string })[],
  postId: number,
): Promise<string | undefined> {
  const describe = ({ id, alt }: (typeof pictures)[number]) =>
    call(`wp/v2/media/${id}`, { json: { alt_text: alt, post: postId } });
  const failures = await countFailures(pictures, describe, [200]);
  return failures > 0 ? 'Some images have no alt text in your media library.' : undefined;
}
