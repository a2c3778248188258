import type { Blog } from '@/lib/blogs/schema';
import { ARTICLE_LABELS } from './labels.ts';

/**
 * Who wrote an article, in its own language; of what a model wrote without sources also that it has none.
 * @returns one or more sentences, or '' for what a person wrote
 */
export function articleNote({ writer, sources, language }: Blog): string {
  const { modelNote, modelUngroundedNote, digestNote, briefNote } = ARTICLE_LABELS[language];
  const notes: Readonly<Record<Blog['writer'], string>> = {
    model: sources.length > 0 ? modelNote : modelUngroundedNote,
    digest: digestNote,
    brief: briefNote,
    person: '',
  };
  return notes[writer];
}
