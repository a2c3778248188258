import { z } from 'zod';
import { MAX_LOOKED_UP_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { looseText } from '@/lib/http/bounds.ts';

export const libraryQuerySchema = z.object({
  topic: looseText(MAX_LOOKED_UP_CHARACTERS).trim().min(1).max(MAX_LOOKED_UP_CHARACTERS),
  language: z.enum(LANGUAGES),
});

type NoteLink = { title: string; url: string };

/** Answer of GET /api/library: what a form announces before anything is written. */
export type LibraryAnswer = {
  /** The article of the library on the topic, and the words of all notes that cover it. */
  article: (NoteLink & { words: number }) | null;
  /** How many articles a batch on the topic can have. */
  batch: number;
  /** The closest notes where none covers the topic; none if none is close. */
  close: NoteLink[];
};
