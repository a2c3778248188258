import { LANGUAGE_DETAILS, LANGUAGES } from '@/lib/constants/options.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import type { Topic } from './topic.ts';

/** Every note of the sample library as the one source of a small and a medium article about its subject. */
export async function sampleTopics(): Promise<Topic[]> {
  const topics = await Promise.all(
    LANGUAGES.map(async (language) => {
      const notes = await libraryNotes(language);
      const [tag] = LANGUAGE_DETAILS[language].tag.split('-');
      return notes.flatMap((note) =>
        (['small', 'medium'] as const).map((length) => ({
          id: `${tag}-${note.slug}-${length}`,
          topic: note.title,
          language,
          length,
          pages: [note],
        })),
      );
    }),
  );
  return topics.flat();
}
