import 'server-only';
import type { BlogImage } from '@/lib/blogs/schema.ts';
import { env } from '@/lib/env.ts';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { encodePicture, type StoredImage } from '@/lib/images/service.ts';
import { imagePath } from '@/lib/routes.ts';
import { type DrawingOptions, drawnPicture } from './drawings.ts';
import type { FoundPicture } from './providers/types.ts';

const MAX_FILE_BYTES = 15 * 1024 * 1024;
const FILE_TIMEOUT_MS = 15_000;

/** A picture of a blog, with its stored bytes unless its provider hosts it. */
export type Picture = { image: BlogImage; stored?: StoredImage };

/**
 * Has a picture that a provider offers: a copy, or its own file where its terms ask that this is shown.
 * @param requester who takes turns with others (requesterOf)
 * @throws Error when it cannot be had
 */
export async function fetchPicture(
  found: FoundPicture,
  { signal, requester }: { signal: AbortSignal; requester: string },
): Promise<Picture> {
  const { title } = found;
  const common = { source: found.credit, sourceUrl: found.pageUrl, title, ...(title && { alt: title }) };
  const allowHosts = env().OUTBOUND_ALLOW_HOSTS;
  if (found.shownFromProvider) {
    const { url, headers } = found.reportUse ?? { url: found.fileUrl, headers: {} };
    await safeFetch(url, { headers, signal, allowHosts });
    return { image: { ...common, ...found.shownFromProvider, url: found.fileUrl } };
  }
  const limits = { maxBytes: MAX_FILE_BYTES, timeoutMs: FILE_TIMEOUT_MS, allowHosts };
  const answer = await safeFetch(found.fileUrl, { signal, accept: 'image/*', ...limits });
  if (answer.status >= 300) throw new Error(`the picture's address answered ${answer.status}`);
  const stored = await encodePicture(Buffer.from(answer.body), requester);
  const { id, width, height } = stored;
  return { image: { ...common, url: imagePath(id), width, height }, stored };
}

/** Draws a picture. */
export async function draw(options: DrawingOptions): Promise<Picture & { stored: StoredImage }> {
  const stored = await drawnPicture(options);
  const { id, width, height } = stored;
  // A drawing is a composition of shapes: it shows nothing that the text would need.
  const unnamed = { title: '', alt: '', source: '', sourceUrl: '' };
  return { image: { ...unnamed, url: imagePath(id), width, height, drawing: options.number }, stored };
}
