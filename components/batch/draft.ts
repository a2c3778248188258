import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules';
import {
  DEFAULT_BATCH_SIZE,
  MAX_BATCH_SIZE,
  MAX_INSTRUCTIONS_CHARACTERS,
  MIN_BATCH_SIZE,
} from '@/lib/constants/batch-limits';
import { MAX_SOURCE_URLS, MAX_TOPIC_CHARACTERS } from '@/lib/constants/limits';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options';

/** A text as far as it fits; '' for anything else. */
const textUpTo = (characters: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.slice(0, characters));

const draftSchema = z.object({
  topic: textUpTo(MAX_TOPIC_CHARACTERS),
  batchSize: z.number().int().min(MIN_BATCH_SIZE).max(MAX_BATCH_SIZE).catch(DEFAULT_BATCH_SIZE),
  length: z.enum(LENGTHS).catch(DEFAULT_LENGTH),
  language: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE),
  diversifyNiches: z.boolean().catch(true),
  includeImages: z.boolean().catch(true),
  advancedPrompting: textUpTo(MAX_INSTRUCTIONS_CHARACTERS),
  sourceUrls: z
    .array(z.string().refine(isHttpUrl))
    .catch([])
    .transform((urls) => urls.slice(0, MAX_SOURCE_URLS)),
});

/** What the form of /batch holds, but for the images: they would not fit where it is kept. */
export type BatchDraft = z.infer<typeof draftSchema>;

function parsedJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Reads a saved form; whatever is missing or makes no sense becomes the default. */
export function parseBatchDraft(json: string | null): BatchDraft {
  const result = draftSchema.safeParse(parsedJson(json));
  return result.success ? result.data : draftSchema.parse({});
}

/** The form as it is first shown. */
export const EMPTY_BATCH_DRAFT: BatchDraft = parseBatchDraft(null);
