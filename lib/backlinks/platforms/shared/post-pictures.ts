import { alternativeText, picturesOf } from '@/lib/blogs/rules.ts';
import type { BlogImage } from '@/lib/blogs/schema.ts';
import type { Picture, Post } from './platform.ts';

/** A picture that is to be copied to another site. `name` is the same at every attempt. */
export type NamedPicture = Picture & { name: string; extension: string };

/** A picture as another site has it: its address, and its number where the site counts them. */
export type PlacedPicture = { url: string; id?: number };

/** Where a picture is now, or why the site would not take it (the end of a sentence). */
export type Upload = PlacedPicture | { refused: string };

/** A post's pictures on another site. */
type CarriedPictures = {
  /** Gives each picture's address there. */
  pictureUrl: (url: string) => string;
  /** Those that the site has taken, in the order of the article and the cover first, with their alternative texts. */
  placed: readonly (PlacedPicture & { alt: string; ourUrl: string })[];
  /** A sentence about those that stayed behind. */
  warning?: string;
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** Our own pictures in a post, each once, the cover first. */
function ownPictures({ blog, canonicalUrl }: Post): BlogImage[] {
  const { origin } = new URL(canonicalUrl);
  const all = picturesOf(blog);
  const each = new Map(all.toReversed().map((image) => [image.url, image]));
  return [...each.values()].toReversed().filter(({ url }) => URL.parse(url, canonicalUrl)?.origin === origin);
}

function named(picture: Picture, url: string): NamedPicture | undefined {
  const extension = EXTENSIONS[picture.contentType];
  if (!extension) return undefined;
  const id =
    url
      .split(/[?#]/)[0]
      ?.split('/')
      .at(-1)
      ?.replace(/[^\w-]+/g, '') ?? '';
  return { ...picture, name: `picture-${id}`, extension };
}

function warningAbout(reasons: readonly string[]): string | undefined {
  const [reason] = reasons;
  if (reason === undefined) return undefined;
  const which = reasons.length === 1 ? 'A picture' : `${reasons.length} pictures`;
  return `${which} could not be copied to your site: ${reason}. The post shows ${reasons.length === 1 ? 'it' : 'them'} from ours.`;
}

/** A picture's address on our site, for a copy of the blog that is read elsewhere. */
export function absolutePictureUrl(post: Post): (url: string) => string {
  return (url) => URL.parse(url, post.canonicalUrl)?.href ?? '';
}

/**
 * Copies a post's stored pictures to another site, one after another. One that the site does not take is shown from
 * ours; one that is gone is left out.
 * @param upload copies one; throws what is to end the attempt
 */
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
    const done = picture ? await upload(picture) : { refused: 'it is of a kind that sites do not take' };
    const place = 'url' in done ? done.url : ours(url);
    places.set(url, stored ? place : '');
    if ('url' in done) placed.push({ ...done, alt: alternativeText(image), ourUrl: url });
    if (stored && 'refused' in done) reasons.push(done.refused);
  }
  const warning = warningAbout(reasons);
  const pictureUrl = (url: string) => places.get(url) ?? ours(url);
  return { pictureUrl, placed, ...(warning && { warning }) };
}
