import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { oncePerLanguage } from '@/lib/languages/words.ts';
import { LIBRARY_PATH, notePath } from '@/lib/routes.ts';
import { languageCode } from '@/lib/text/language-check.ts';
import { openLicense, readablePage } from '../pages/readable-text.ts';
import type { FoundPage } from '../types.ts';

/** Date of the last full review of the notes, for notes without a date. */
const EDITION = '2026-11-23';

const line = z.string().trim().min(1);

/** Front matter of a note: the topics it answers, as people type them; the headings a short article must have first. */
const frontMatterSchema = z.strictObject({
  title: line,
  date: z.iso.date().default(EDITION),
  answers: z.array(line).default([]),
  sections: z.array(line).default([]),
});

type FrontMatter = z.infer<typeof frontMatterSchema>;

/** A note of the library, written by the team and licensed CC BY 4.0, as a source page. */
export type Note = FoundPage & Pick<FrontMatter, 'answers' | 'sections'> & { slug: string; writtenIn: Language };

const FOLDER = path.resolve('lib/research/samples');
const LICENSE = openLicense('https://creativecommons.org/licenses/by/4.0/');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

function readFrontMatter(text: string, note: string): FrontMatter {
  const read = frontMatterSchema.safeParse(parse(FRONT_MATTER.exec(text)?.[1] ?? ''));
  // A copy: slices of the file would keep all of it in memory.
  if (read.success) return structuredClone(read.data);
  throw new Error(`Front matter of ${note}: ${z.prettifyError(read.error)}`);
}

async function readNote(language: Language, file: string): Promise<Note> {
  const slug = path.basename(file, '.md');
  const url = new URL(notePath(language, slug), siteUrl()).href;
  const body = await readFile(path.join(FOLDER, language, file));
  const { title, date, answers, sections } = readFrontMatter(body.toString(), `${language}/${file}`);
  return {
    ...readablePage({ url, contentType: 'text/markdown', body }),
    ...{ title, published: date, answers, sections, slug, url, writtenIn: language, language: languageCode(language) },
    ...(LICENSE && { license: LICENSE }),
  };
}

async function readNotes(language: Language): Promise<Note[]> {
  const files = existsSync(path.join(FOLDER, language)) ? await readdir(path.join(FOLDER, language)) : [];
  return Promise.all(files.sort().map((file) => readNote(language, file)));
}

export const libraryNotes = oncePerLanguage(readNotes);

const allNotes = async (): Promise<Note[]> => (await Promise.all(LANGUAGES.map(libraryNotes))).flat();

export const noteAt = async (url: string): Promise<Note | undefined> =>
  (await allNotes()).find((note) => note.url === url);

export async function findNote(language: string, slug: string): Promise<Note | undefined> {
  const known = LANGUAGES.find((each) => each === language);
  return known && (await libraryNotes(known)).find((note) => note.slug === slug);
}

export async function libraryPaths(): Promise<string[]> {
  return [LIBRARY_PATH, ...(await allNotes()).map(({ writtenIn, slug }) => notePath(writtenIn, slug))];
}
