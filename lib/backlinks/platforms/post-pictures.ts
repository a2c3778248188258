import type { Picture, Post } from './platform.ts';

/** A picture that is to be copied to another site. `name` is the same at every attempt. */
export type NamedPicture = Picture & { name: string; extension: string };

/** Where a picture is now, or why the site would not take it (the end of a sentence). */
export type Upload = { url: string } | { refused: string };

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

function ownPictures({ blog, canonicalUrl }: Post): string[] {
  const { origin } = new URL(canonicalUrl);
  const all = blog.content.sections.flatMap(({ images }) => images.map(({ url }) => url));
  return [...new Set(all)].filter((url) => URL.parse(url, canonicalUrl)?.origin === origin);
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
 * @returns what gives each picture's address, and a sentence about those that stayed behind
 */
export async function carryPictures(
  post: Post,
  upload: (picture: NamedPicture) => Promise<Upload>,
): Promise<{ pictureUrl: (url: string) => string; warning?: string }> {
  const places = new Map<string, string>();
  const reasons: string[] = [];
  const ours = absolutePictureUrl(post);
  for (const url of ownPictures(post)) {
    const stored = await post.readPicture(url);
    const picture = stored && named(stored, url);
    const done = picture
      ? await upload(picture)
      : { refused: 'it is of a kind that sites do not take' };
    const place = 'url' in done ? done.url : ours(url);
    places.set(url, stored ? place : '');
    if (stored && 'refused' in done) reasons.push(done.refused);
  }
  const warning = warningAbout(reasons);
  return { pictureUrl: (url) => places.get(url) ?? ours(url), ...(warning && { warning }) };
}
