import type { Language } from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';
import { MOST_CLOSE, matchLibrary } from './answering.ts';
import type { Note } from './notes.ts';
import type { LibraryAnswer } from './schema.ts';

const linkOf = ({ title, url }: Note) => ({ title, url });

/** What the library has on a topic, for forms. */
export async function describeLibrary(topic: string, language: Language): Promise<LibraryAnswer> {
  const { covering, neighbors, others, close } = await matchLibrary(topic, language);
  const [best] = covering;
  const words = covering.reduce((sum, { text }) => sum + countWords(text, language), 0);
  return {
    article: best ? { ...linkOf(best), words } : null,
    batch: covering.length + neighbors.length,
    close: best ? [] : others.slice(0, Math.min(close, MOST_CLOSE)).map(linkOf),
  };
}
