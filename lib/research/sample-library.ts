import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { samplePath } from '@/lib/routes.ts';
import { openLicense } from './pages/page-facts.ts';
import { readablePage } from './pages/readable-text.ts';
import type { FoundPage } from './types.ts';

/** A note of the sample library, written by the team and licensed CC BY 4.0, as a source page. */
export type SampleNote = FoundPage & { slug: string; writtenIn: Language };

const FOLDER = path.resolve('lib/research/samples');
const LICENSE = openLicense('https://creativecommons.org/licenses/by/4.0/');

const loaded = new Map<Language, Promise<SampleNote[]>>();

async function readNote(language: Language, file: string): Promise<SampleNote> {
  const slug = path.basename(file, '.md');
  const url = new URL(samplePath(language, slug), siteUrl()).href;
  const body = await readFile(path.join(FOLDER, language, file));
  const page = readablePage({ url, contentType: 'text/markdown', body });
  const [tag = ''] = LANGUAGE_DETAILS[language].tag.split('-');
  return {
    ...page,
    slug,
    url,
    writtenIn: language,
    language: tag,
    ...(LICENSE && { license: LICENSE }),
  };
}

async function readNotes(language: Language): Promise<SampleNote[]> {
  const files = await readdir(path.join(FOLDER, language));
  return Promise.all(files.sort().map((file) => readNote(language, file)));
}

/** The notes in a language, read once for the process. */
export function sampleNotes(language: Language): Promise<SampleNote[]> {
  const known = loaded.get(language);
  if (known) return known;
  const reading = readNotes(language);
  loaded.set(language, reading);
  return reading;
}

/** The note that an address of ours leads to, if it is one's. */
export async function sampleAt(url: string): Promise<SampleNote | undefined> {
  const notes = await Promise.all(LANGUAGES.map(sampleNotes));
  return notes.flat().find((note) => note.url === url);
}

/** A note by its address's parts. */
export async function findSample(language: string, slug: string): Promise<SampleNote | undefined> {
  const known = LANGUAGES.find((each) => each === language);
  return known && (await sampleNotes(known)).find((note) => note.slug === slug);
}
