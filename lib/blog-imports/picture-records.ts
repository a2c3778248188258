import type { PictureRecord } from '@/lib/blogs/record.ts';
import { creditOf } from '@/lib/blogs/rules.ts';
import type { PictureLink } from './types.ts';

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
