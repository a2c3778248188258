import type { SourceRecord } from '@/lib/blogs/record.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { escapeLinkTarget } from '@/lib/blogs/text/link-address.ts';
import { tidy } from './line.ts';

/** An address as our exports write it. */
const written = (url: string) => (isHttpUrl(url) ? escapeLinkTarget(url) : '');

const isSame = (source: BlogSource, { url, title }: SourceRecord) =>
  [url, written(url)].includes(source.url) && [tidy(title), '', url].includes(tidy(source.title));

/** The sources of a text with what a record says of those that nobody changed in the text. */
export function withSourceRecords(sources: readonly BlogSource[], records: readonly SourceRecord[]): BlogSource[] {
  const known = new Map(records.map((record) => [record.number, record]));
  return sources.map((source) => {
    const record = known.get(source.number);
    if (!record || !isSame(source, record)) return source;
    const { quote, license, ...rest } = record;
    return { ...rest, ...(quote && { quote }), ...(license && { license }) };
  });
}
