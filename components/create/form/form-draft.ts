import { type RefObject, useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { useLanguage } from '@/components/messages/client.tsx';
import { DRAFT_KEY } from '@/components/storage/keys.ts';
import { createStore } from '@/components/storage/store.ts';
import { type StoredSchema, writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import {
  COLOR_THEMES,
  DEFAULT_LANGUAGE,
  DEFAULT_LENGTH,
  LANGUAGES,
  LENGTHS,
  languageOfTag,
  STYLES,
  type Style,
} from '@/lib/constants/options.ts';
import { topicInLanguage } from '@/lib/languages/topics.ts';
import type { FormRequest } from '@/lib/writing/schema.ts';

const text = v.fallback(v.string(), '');

/** Fields of both forms, stored but for images; invalid values become defaults, long texts are never cut. */
export const storedFields = {
  topic: text,
  length: v.fallback(v.picklist(LENGTHS), DEFAULT_LENGTH),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  sourceUrls: v.pipe(
    v.fallback(storedList(v.pipe(v.string(), v.check(isHttpUrl))), []),
    v.transform((urls) => urls.slice(0, MAX_SOURCE_URLS)),
  ),
  findSources: v.fallback(v.boolean(), true),
  useVoice: v.fallback(v.boolean(), true),
  tone: text,
  audience: text,
  pointOfView: text,
  advancedPrompting: text,
  style: v.fallback(v.optional(v.picklist(STYLES)), undefined),
  colorTheme: v.fallback(v.optional(v.picklist(COLOR_THEMES)), undefined),
} satisfies Record<keyof FormRequest | 'useVoice', v.GenericSchema>;

export type FormDraft = v.InferOutput<v.ObjectSchema<typeof storedFields, undefined>>;

/** The chosen style and color theme; undefined is “Surprise me”. */
export type DesignChoice = Pick<FormDraft, 'style' | 'colorTheme'>;

/** The choice with another style. A style brings its own colors, as its preview shows them, unless a theme is chosen. */
export function withStyle({ colorTheme }: DesignChoice, style: Style | undefined): DesignChoice {
  if (style) return { style, colorTheme: colorTheme ?? 'default' };
  return { style, colorTheme: colorTheme === 'default' ? undefined : colorTheme };
}

type Options<Draft> = {
  restore?: (stored: Draft) => Draft;
  changed?: (draft: Draft, changes: Partial<Draft>) => Draft;
};

const merge = <Draft>(draft: Draft, changes: Partial<Draft>): Draft => ({ ...draft, ...changes });

type Changes<Draft> = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export type FormDraftState<Draft> = { draft: Draft; change: (changes: Changes<Draft>) => void };

/** A form's texts and choices, stored in this tab under `key`; at first in the page's language. `changed` must stay the same. */
export function useFormDraft<Draft extends FormDraft>(
  key: string,
  schema: StoredSchema<Draft>,
  empty: Draft,
  { restore, changed = merge }: Options<Draft> = {},
): FormDraftState<Draft> {
  const language = languageOfTag(useLanguage());
  const inLanguage = useMemo(() => ({ ...empty, language }), [empty, language]);
  // A draft without a topic follows the reader to another language.
  const [draft, setDraft] = useStored(key, schema, inLanguage, {
    restore: (stored) => {
      const followed = stored.topic === '' ? { ...stored, language } : stored;
      return restore ? restore(followed) : followed;
    },
  });
  const change = useCallback(
    (changes: Changes<Draft>) =>
      setDraft((now) => changed(now, typeof changes === 'function' ? changes(now) : changes)),
    [setDraft, changed],
  );
  return { draft, change };
}

export const draftSchema = v.object({
  ...storedFields,
  includeImages: v.fallback(v.boolean(), false),
  hasBacklinks: v.fallback(v.boolean(), false),
});

export type Draft = v.InferOutput<typeof draftSchema>;

export const EMPTY_DRAFT: Draft = v.parse(draftSchema, {});

/** The draft after a change; a suggested topic follows the language. */
export function changedDraft(draft: Draft, changes: Partial<Draft>): Draft {
  const next = { ...draft, ...changes };
  return { ...next, topic: topicInLanguage(next.topic, draft.language, next.language) };
}

export const IMAGES_KEY = 'creation-images';

export function forgetDraft(): void {
  writeStored(DRAFT_KEY, null);
  writeStored(IMAGES_KEY, null);
}

/** Takes over the fields of a form that was sent before its script loaded, and removes them from the address. */
function takeFieldsFromAddress(): Partial<Draft> {
  const fields = Object.fromEntries(new URLSearchParams(window.location.search));
  const { topic, length, language, style, colorTheme } = v.parse(draftSchema, fields);
  if (topic === '') return {};
  // Keeps the router's state, which the Back button needs.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { topic, length, language, ...(style && { style }), ...(colorTheme && { colorTheme }) };
}

/** The stored creation form. `topicBox` is read once, for what was typed before the script ran. */
export const useDraft = (topicBox: RefObject<HTMLTextAreaElement | null>) =>
  useFormDraft(DRAFT_KEY, draftSchema, EMPTY_DRAFT, {
    changed: changedDraft,
    restore: (stored) => {
      const restored = { ...stored, ...takeFieldsFromAddress() };
      return { ...restored, topic: topicBox.current?.value || restored.topic };
    },
  });

/** The creation form's draft, for what stands beside the form; empty until the form has shared it. */
export const sharedDraft = createStore<FormDraftState<Draft>>({ draft: EMPTY_DRAFT, change: () => undefined });

export const useSharedDraft = sharedDraft.use;
