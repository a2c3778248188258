import { Parser } from 'htmlparser2';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ImportError } from './errors.ts';
import { PartCollector } from './part-collector.ts';
import type { ArchivePlace, Losses, Part } from './types.ts';

/** More than any article can hold: what is longer is refused before all of it is read. */
const MOST_CHARACTERS = 4_000_000;

/** What a post's markup says, part by part. */
export type HtmlParts = {
  parts: Part[];
  sources: BlogSource[];
  losses: Losses;
  /** The line that says who wrote it, as our posts on other sites have it. */
  note?: string | undefined;
};

/**
 * The parts of a post's markup, with the sources it lists. Safe for whatever is given: nothing of the
 * markup itself is taken over, and time and memory grow with its length alone.
 * @param given sources that the text cites by number already
 * @param place where it stands in an archive
 * @throws ImportError where it is too long
 */
export function htmlParts(html: string, given: readonly BlogSource[], place?: ArchivePlace): HtmlParts {
  const collector = new PartCollector(given, place);
  let characters = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      ontext: (text) => {
        characters += text.length;
        if (characters > MOST_CHARACTERS) throw new ImportError(IMPORT_MESSAGES.tooLong);
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
