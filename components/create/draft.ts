import { isHttpUrl } from '@/lib/blogs/rules';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LENGTH,
  LANGUAGES,
  type Language,
  LENGTHS,
  type Length,
} from '@/lib/constants/options';
import { topicInLanguage } from '@/lib/constants/suggested-topics';

/** What is kept of the form over a reload: all but the images, which would not fit. */
export type Draft = {
  topic: string;
  length: Length;
  language: Language;
  sourceUrls: string[];
  /** Whether pages about the topic are to be looked for, where that is possible. */
  findSources: boolean;
  /** Whether pictures that suit the text are to be added. */
  includeImages: boolean;
  /** Whether the blog is to be published on other sites; what that takes is never kept. */
  hasBacklinks: boolean;
};

/** The form as it is first shown. */
export const EMPTY_DRAFT: Draft = {
  topic: '',
  length: DEFAULT_LENGTH,
  language: DEFAULT_LANGUAGE,
  sourceUrls: [],
  findSources: true,
  includeImages: false,
  hasBacklinks: false,
};

/** The draft after a change; a suggested topic goes into the language that is chosen. */
export function changedDraft(draft: Draft, changes: Partial<Draft>): Draft {
  const next = { ...draft, ...changes };
  return { ...next, topic: topicInLanguage(next.topic, draft.language, next.language) };
}

function oneOf<Value extends string>(
  list: readonly Value[],
  value: unknown,
  fallback: Value,
): Value {
  return list.find((entry) => entry === value) ?? fallback;
}

function parsedObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads a saved draft; whatever is missing or makes no sense becomes the default. */
export function parseDraft(json: string | null): Draft {
  const fields = parsedObject(json);
  const { topic, length, language, sourceUrls, findSources, includeImages, hasBacklinks } = fields;
  return {
    topic: typeof topic === 'string' ? topic : '',
    length: oneOf(LENGTHS, length, DEFAULT_LENGTH),
    language: oneOf(LANGUAGES, language, DEFAULT_LANGUAGE),
    sourceUrls: (Array.isArray(sourceUrls) ? sourceUrls : [])
      .filter((url) => typeof url === 'string' && isHttpUrl(url))
      .slice(0, MAX_SOURCE_URLS),
    findSources: findSources !== false,
    includeImages: includeImages === true,
    hasBacklinks: hasBacklinks === true,
  };
}
