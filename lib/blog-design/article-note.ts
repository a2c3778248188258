import type { Blog } from '@/lib/blogs/schema.ts';
import { isByModel } from '@/lib/blogs/source-type.ts';
import { isSpaced } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';

/** The note under an article, in its language: writer, sources, checks, and no professional advice; or ''. */
export function articleNote(blog: Blog): string {
  const { writer, sources, language, advice, isUnchecked } = blog;
  const { modelNote, modelUncheckedNote, modelUngroundedNote, digestNote, briefNote } = ARTICLE_LABELS[language];
  const citingNote = isUnchecked ? modelUncheckedNote : modelNote;
  const notes: Readonly<Record<Blog['writer'], string>> = {
    model: sources.length > 0 ? citingNote : modelUngroundedNote,
    digest: digestNote,
    brief: briefNote,
    person: '',
  };
  const adviceNote = advice && ARTICLE_LABELS[language][`${advice}Advice`];
  return [notes[isByModel(blog) ? 'model' : writer], adviceNote].filter(Boolean).join(isSpaced(language) ? ' ' : '');
}

/** Address of the library note behind a digest; undefined if it has other sources. */
export function libraryAddress({ writer, sources, shareUrl }: Blog): string | undefined {
  const library = URL.parse(`${LIBRARY_PATH}/`, shareUrl)?.href;
  const [first] = sources;
  if (writer !== 'digest' || !library || !first) return undefined;
  return sources.every(({ url }) => url.startsWith(library)) ? first.url : undefined;
}

const WRITERS = {
  modelUncheckedNote: 'model',
  modelNote: 'model',
  modelUngroundedNote: 'model',
  digestNote: 'digest',
  briefNote: 'brief',
} as const;

const NOTES = Object.keys(WRITERS) as (keyof typeof WRITERS)[];

/** The writer in a note of any language, and whether sentences are unchecked; undefined for any other text. */
export function readNote(note: string): Pick<Blog, 'writer' | 'isUnchecked'> | undefined {
  const labels = Object.values(ARTICLE_LABELS);
  const found = NOTES.find((name) => labels.some((each) => note.startsWith(each[name])));
  return found && { writer: WRITERS[found], ...(found === 'modelUncheckedNote' && { isUnchecked: true }) };
}
