import path from 'node:path';
import type { PictureRecord } from '@/lib/blogs/record.ts';
import { creditOf, isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import type { ArchivePlace, PictureLink } from './types.ts';

/** Where our own exports put pictures, beside the texts. */
const FOLDER = 'pictures';

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The name that a picture of a text has in the text's archive; undefined where it is not in there.
 * @param address as the text has it: a path from the text, or the address that one of our own pictures has on its site
 */
function pictureEntry(address: string, { folder, pictures }: ArchivePlace): string | undefined {
  if (isHttpUrl(address)) {
    const id = storedPictureId(new URL(address).pathname);
    const start = path.posix.join(folder, FOLDER, `${id}.`);
    return id && pictures.find((name) => name.startsWith(start));
  }
  const name = path.posix.join(folder, decoded(address.replace(/[?#].*$/s, '')));
  return pictures.includes(name) ? name : undefined;
}

/** A picture of the text with what only the record knows of it. What somebody changed in the text since stays changed. */
function withRecord(link: PictureLink, record: PictureRecord): PictureLink {
  const { title, alt, source, sourceUrl, drawing } = record;
  const isCreditSame = [creditOf(record).trim(), source.trim()].includes(link.source);
  return {
    ...link,
    title,
    isAltAbsent: alt === undefined && link.alt === title.trim(),
    ...(isCreditSame && { source, sourceUrl }),
    ...(drawing !== undefined && { drawing }),
  };
}

/**
 * Gives the pictures of a text what a record says of them.
 * @returns the function for each picture in order: of several with one address, each record serves once
 */
export function pictureRecords(records: readonly PictureRecord[]) {
  const left = [...records];
  return (link: PictureLink): PictureLink => {
    const at = left.findIndex(({ url }) => url === link.url);
    const [record] = at < 0 ? [] : left.splice(at, 1);
    return record ? withRecord(link, record) : link;
  };
}

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
