import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules';
import { DEFAULT_BATCH_SIZE, MAX_BATCH_SIZE, MIN_BATCH_SIZE } from '@/lib/constants/batch-limits';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options';

const draftSchema = z.object({
  /** Also a text that is too long: what was typed is never cut. */
  topic: z.string().catch(''),
  batchSize: z.number().int().min(MIN_BATCH_SIZE).max(MAX_BATCH_SIZE).catch(DEFAULT_BATCH_SIZE),
  length: z.enum(LENGTHS).catch(DEFAULT_LENGTH),
  language: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE),
  diversifyNiches: z.boolean().catch(true),
  includeImages: z.boolean().catch(true),
  findSources: z.boolean().catch(true),
  advancedPrompting: z.string().catch(''),
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
