import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { pictureEntry } from './archive-place.ts';
import type { ArchivePlace, PictureLink } from './types.ts';

/** The words about a picture, no longer than they may be. */
const shortened = (text: string) => withoutControls(text.slice(0, MAX_ALTERNATIVE_TEXT_CHARACTERS)).trim();

/**
 * A picture that a file names; undefined where it is neither on the web nor in the file's archive.
 * @param place where the file stands in an archive
 */
export function pictureLink(
  { url, alt = '', source = '' }: { url: string; alt?: string; source?: string },
  place?: ArchivePlace,
): PictureLink | undefined {
  const entry = place && pictureEntry(url, place);
  if (!entry && (!isHttpUrl(url) || url.length > MAX_URL_CHARACTERS)) return undefined;
  return { url, alt: shortened(alt), source: shortened(source), sourceUrl: '', ...(entry && { entry }) };
}
