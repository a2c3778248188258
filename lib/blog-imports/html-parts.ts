import { Parser } from 'htmlparser2';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ImportError } from './errors.ts';
import { PartCollector } from './part-collector.ts';
import type { ArchivePlace, Losses, Part } from './types.ts';

/** More than any article; stops parsing early. */
const MAX_CHARACTERS = 4_000_000;

export type HtmlParts = {
  parts: Part[];
  sources: BlogSource[];
  losses: Losses;
  /** The line on who wrote it, as in our posts on other sites. */
  note?: string | undefined;
};

/**
 * Reads a post's markup, trusted or not: nothing of the markup itself is kept, in linear time and memory.
 * @param given sources already cited by number
 * @param place the file's place in an archive
 * @throws ImportError if it is too long
 */
export function htmlParts(html: string, given: readonly BlogSource[], place?: ArchivePlace): HtmlParts {
  const collector = new PartCollector(given, place);
  let characters = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      ontext: (text) => {
        characters += text.length;
        if (characters > MAX_CHARACTERS) throw new ImportError(IMPORT_MESSAGES.tooLong);
        collector.text(text);
      },
      onclosetag: (name) => collector.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  collector.end();
  const { parts, sources, losses, note } = collector;
  return { parts, sources, losses, note };
}
