import * as v from 'valibot';
import { storedList } from '@/components/storage/stored-list.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options.ts';
import { topicInLanguage } from '@/lib/languages/topics.ts';

/** The stored addresses of a form: at most as many as one blog may name. */
export const storedUrls = v.pipe(
  v.fallback(storedList(v.pipe(v.string(), v.check(isHttpUrl))), []),
  v.transform((urls) => urls.slice(0, MAX_SOURCE_URLS)),
);

/** The stored wishes of a form; what was typed is never cut. */
export const storedVoice = {
  tone: v.fallback(v.string(), ''),
  audience: v.fallback(v.string(), ''),
  pointOfView: v.fallback(v.string(), ''),
};

/**
 * What is stored of the form: all but the images, which would not fit, and what publishing on other sites takes.
 * Whatever is missing or makes no sense becomes the default.
 */
export const draftSchema = v.object({
  topic: v.fallback(v.string(), ''),
  length: v.fallback(v.picklist(LENGTHS), DEFAULT_LENGTH),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  sourceUrls: storedUrls,
  ...storedVoice,
  /** Whether pages about the topic are to be looked for, where that is possible. */
  findSources: v.fallback(v.boolean(), true),
  /** Whether pictures that suit the text are to be added. */
  includeImages: v.fallback(v.boolean(), false),
  /** Whether the blog is to be published on other sites. */
  hasBacklinks: v.fallback(v.boolean(), false),
});

/** The creation form's text and choices. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** The form as it is first shown. */
export const EMPTY_DRAFT: Draft = v.parse(draftSchema, {});

/** The draft after a change; a suggested topic goes into the language that is chosen. */
export function changedDraft(draft: Draft, changes: Partial<Draft>): Draft {
  const next = { ...draft, ...changes };
  return { ...next, topic: topicInLanguage(next.topic, draft.language, next.language) };
}
