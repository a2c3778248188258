import { z } from 'zod';
import { MAX_LOOKED_UP_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { count, text } from '@/lib/http/answers.ts';
import { looseText } from '@/lib/http/bounds.ts';

export const libraryQuerySchema = z.object({
  topic: looseText(MAX_LOOKED_UP_CHARACTERS).trim().min(1).max(MAX_LOOKED_UP_CHARACTERS),
  language: z.enum(LANGUAGES),
});

const note = z.object({ title: text, url: text });

/** Answer of GET /api/library: what a form announces before anything is written. */
export const libraryAnswer = z.object({
  /** The article of the library on the topic, and the words of all notes that cover it. */
  article: note.extend({ words: count }).nullable(),
  batch: count.describe('How many articles a batch on the topic can have.'),
  close: z.array(note).describe('The closest notes where none covers the topic; none if none is close.'),
});

export type LibraryAnswer = z.infer<typeof libraryAnswer>;
