import path from 'node:path';
import { alternativeText, picturesOf } from '@/lib/blogs/rules.ts';
import type { BlogImage } from '@/lib/blogs/schema.ts';
import type { Picture, PlatformError, Post } from './platform.ts';

/** A picture to copy to another site; `name` is the same at every attempt. */
export type NamedPicture = Picture & { name: string; extension: string };

/** A picture on another site: its address, and its id where the site has one. */
export type PlacedPicture = { url: string; id?: number };

/** An uploaded picture, or why the site rejected it (the end of a sentence). */
export type Upload = PlacedPicture | { refused: string };

export type CarriedPictures = {
  pictureUrl: (url: string) => string;
  /** The copied ones with their alt texts, the cover first, then in the order of the article. */
  placed: readonly (PlacedPicture & { alt: string; ourUrl: string })[];
  warning?: string;
};

const FORMAT = /^image\/(png|jpeg|webp|gif|avif)$/;

/** Our own pictures in a post, each once, the cover first. */
function ownPictures({ blog, canonicalUrl }: Post): BlogImage[] {
  const { origin } = new URL(canonicalUrl);
  const byUrl = Map.groupBy(picturesOf(blog), ({ url }) => url);
  const each = [...byUrl.values()].flatMap(([first]) => first ?? []);
  return each.filter(({ url }) => URL.parse(url, canonicalUrl)?.origin === origin);
}

function named(picture: Picture, url: string): NamedPicture | undefined {
  const extension = FORMAT.exec(picture.contentType)?.[1]?.replace('jpeg', 'jpg');
  const id = path.posix.basename(url.replace(/[?#].*/s, '')).replace(/[^\w-]+/g, '');
  return extension ? { ...picture, name: `picture-${id}`, extension } : undefined;
}

function warningAbout(reasons: readonly string[]): string | undefined {
  const [reason] = reasons;
  if (reason === undefined) return undefined;
  const [which, them] = reasons.length === 1 ? ['An image', 'it'] : [`${reasons.length} images`, 'them'];
  return `${which} could not be copied to your site: ${reason}. The post loads ${them} from our site.`;
}

/** Why a site rejected a picture; throws for a wrong key or a busy site. `reasons` are ends of sentences by status. */
export function uploadRefusal(
  platform: string,
  status: number,
  error: PlatformError | undefined,
  reasons: Readonly<Record<number, string>> = {},
): Upload {
  if (error && (error.kind === 'busy' || status === 401)) throw error;
  const tooLarge = status === 413 && 'it is larger than your web server accepts';
  return { refused: reasons[status] ?? (tooLarge || `${platform} rejected it (${status})`) };
}

/** A picture's address on our site, for use on other sites. */
export function absolutePictureUrl(post: Post): (url: string) => string {
  return (url) => URL.parse(url, post.canonicalUrl)?.href ?? '';
}

/** Copies a post's stored pictures to another site, in turn; a rejected one is loaded from our site. */
export async function carryPictures(
  post: Post,
  upload: (picture: NamedPicture) => Promise<Upload>,
): Promise<CarriedPictures> {
  const places = new Map<string, string>();
  const placed: (PlacedPicture & { alt: string; ourUrl: string })[] = [];
  const reasons: string[] = [];
  const ours = absolutePictureUrl(post);
  for (const image of ownPictures(post)) {
    const { url } = image;
    const stored = await post.readPicture(url);
    const picture = stored && named(stored, url);
    const done = picture ? await upload(picture) : { refused: 'sites do not accept its format' };
    if ('url' in done) placed.push({ ...done, alt: alternativeText(image), ourUrl: url });
    else if (stored) reasons.push(done.refused);
    const place = 'url' in done ? done.url : ours(url);
    places.set(url, stored ? place : '');
  }
  const warning = warningAbout(reasons);
  return { pictureUrl: (url) => places.get(url) ?? ours(url), placed, ...(warning && { warning }) };
}
