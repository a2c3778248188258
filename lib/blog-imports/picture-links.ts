import path from 'node:path';
import type { PictureRecord } from '@/lib/blogs/record.ts';
import { isHttpUrl, pictureCredit, withoutControls } from '@/lib/blogs/rules.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { percentDecoded } from '@/lib/lenient.ts';
import type { PictureLink, PostPlace } from './schema.ts';

/** The archive entry of a picture, which a text names by a relative path or by its URL on our site. */
function pictureEntry(address: string, { folder = '', pictures = [] }: PostPlace): string | undefined {
  if (isHttpUrl(address)) {
    const id = storedPictureId(new URL(address).pathname);
    const start = path.posix.join(folder, 'pictures', `${id}.`);
    return id && pictures.find((name) => name.startsWith(start));
  }
  const name = path.posix.join(folder, percentDecoded(address.replace(/[?#].*$/s, '')).normalize('NFC'));
  return pictures.includes(name) ? name : undefined;
}

/** Adds the record's fields that the text does not contradict. */
function withRecord(link: PictureLink, record: PictureRecord): PictureLink {
  const { title, alt, source, sourceUrl, drawing } = record;
  const isCreditSame = [pictureCredit(record).trim(), source.trim()].includes(link.source);
  return {
    ...link,
    title,
    // Earlier files have the title in its place.
    isAltAbsent: alt === undefined && ['', title.trim()].includes(link.alt),
    ...(isCreditSame && { source, sourceUrl }),
    ...(drawing !== undefined && { drawing }),
  };
}

/** Matches pictures to records by URL, using each record once. */
export function pictureRecords(records: readonly PictureRecord[]) {
  const left = [...records];
  return (link: PictureLink): PictureLink => {
    const at = left.findIndex(({ url }) => url === link.url);
    const [record] = at < 0 ? [] : left.splice(at, 1);
    return record ? withRecord(link, record) : link;
  };
}

const shortened = (text: string) => withoutControls(text.slice(0, MAX_ALTERNATIVE_TEXT_CHARACTERS)).trim();

export function pictureLink(
  { url, alt = '', source = '' }: { url: string; alt?: string; source?: string },
  place: PostPlace = {},
): PictureLink | undefined {
  const entry = pictureEntry(url, place);
  if (!entry && (!isHttpUrl(url) || url.length > MAX_URL_CHARACTERS)) return undefined;
  return { url, alt: shortened(alt), source: shortened(source), sourceUrl: '', ...(entry && { entry }) };
}
