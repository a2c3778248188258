import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { stemsOf } from './stems.ts';

/** Stems that topics are worded with around any subject, before it and behind it. */
export type Wordings = { before: ReadonlySet<string>; after: ReadonlySet<string> };

const FILE = path.resolve('lib/research/samples/wordings.yaml');
const SUBJECT = '…';

const fileSchema = z.record(z.enum(LANGUAGES), z.array(z.string().refine((line) => line.split(SUBJECT).length === 2)));

let read: Promise<z.infer<typeof fileSchema>> | undefined;

/** How topics are worded in a language: `a guide to …`, `why … matters` (lib/research/samples/wordings.yaml). */
export async function wordingsIn(language: Language): Promise<Wordings> {
  read ??= readFile(FILE, 'utf8').then((text) => fileSchema.parse(parse(text)));
  const lines = (await read)[language].map((line) => line.split(SUBJECT));
  const stemsAt = (side: 0 | 1) => new Set(lines.flatMap((sides) => stemsOf(sides[side] ?? '', language)));
  return { before: stemsAt(0), after: stemsAt(1) };
}
