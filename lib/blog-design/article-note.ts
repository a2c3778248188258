import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { isSpaced } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';

/** The note under an article, in its language: writer, sources, checks, and no professional advice; or ''. */
export function articleNote(blog: Blog): string {
  const { writer, sources, language, advice, isUnchecked } = blog;
  const { modelNote, modelUncheckedNote, modelUngroundedNote, digestNote, closeNote, fromLibrary } =
    ARTICLE_LABELS[language];
  const citingNote = isUnchecked ? modelUncheckedNote : modelNote;
  const notes: Readonly<Record<Blog['writer'], string>> = {
    model: sources.length > 0 ? citingNote : modelUngroundedNote,
    digest: digestNote,
    library: fromLibrary,
    close: closeNote,
    person: '',
  };
  const adviceNote = advice && ARTICLE_LABELS[language][`${advice}Advice`];
  return [notes[isByModel(blog) ? 'model' : writer], adviceNote].filter(Boolean).join(isSpaced(language) ? ' ' : '');
}

/** The notes that an article of the library is taken from; none of any other. */
export function libraryNotes({ writer, sources, shareUrl }: Blog): BlogSource[] {
  const library = URL.parse(`${LIBRARY_PATH}/`, shareUrl)?.href;
  const isOfLibrary = writer === 'library' || (writer === 'digest' && sources.length > 0);
  if (!isOfLibrary || !library || !sources.every(({ url }) => url.startsWith(library))) return [];
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

const WRITERS = {
  modelUncheckedNote: 'model',
  modelNote: 'model',
  modelUngroundedNote: 'model',
  digestNote: 'digest',
  fromLibrary: 'library',
  closeNote: 'close',
} as const;

const NOTES = Object.keys(WRITERS) as (keyof typeof WRITERS)[];

/** The writer in a note of any language, and whether sentences are unchecked; undefined for any other text. */
export function readNote(note: string): Pick<Blog, 'writer' | 'isUnchecked'> | undefined {
  const labels = Object.values(ARTICLE_LABELS);
  const found = NOTES.find((name) => labels.some((each) => note.startsWith(each[name])));
  return found && { writer: WRITERS[found], ...(found === 'modelUncheckedNote' && { isUnchecked: true }) };
}
