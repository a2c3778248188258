'use client';

import { useCallback } from 'react';
import * as v from 'valibot';
import type { StoredSchema } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options.ts';
import type { OutlineRequest } from '@/lib/writing/schema.ts';

const text = v.fallback(v.string(), '');

/**
 * The fields that both forms store, in their request's names; invalid values become defaults, long texts are never cut.
 * Images are too large to store.
 */
export const storedFields = {
  topic: text,
  length: v.fallback(v.picklist(LENGTHS), DEFAULT_LENGTH),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  sourceUrls: v.pipe(
    v.fallback(storedList(v.pipe(v.string(), v.check(isHttpUrl))), []),
    v.transform((urls) => urls.slice(0, MAX_SOURCE_URLS)),
  ),
  findSources: v.fallback(v.boolean(), true),
  tone: text,
  audience: text,
  pointOfView: text,
  advancedPrompting: text,
} satisfies Record<keyof OutlineRequest, v.GenericSchema>;

/** The fields of both forms, as they are stored. */
export type FormDraft = { [Name in keyof typeof storedFields]: v.InferOutput<(typeof storedFields)[Name]> };

type Options<Draft> = {
  /** Maps the stored draft to the first one. */
  restore?: (stored: Draft) => Draft;
  changed?: (draft: Draft, changes: Partial<Draft>) => Draft;
};

const merge = <Draft>(draft: Draft, changes: Partial<Draft>): Draft => ({ ...draft, ...changes });

/** A form's texts and choices, stored in this tab under `key`. `changed` must stay the same. */
export function useFormDraft<Draft extends FormDraft>(
  key: string,
  schema: StoredSchema<Draft>,
  empty: Draft,
  { restore, changed = merge }: Options<Draft> = {},
) {
  const [draft, setDraft] = useStored(key, schema, empty, restore && { restore });
  const change = useCallback(
    (changes: Partial<Draft>) => setDraft((current) => changed(current, changes)),
    [setDraft, changed],
  );
  const changeSourceUrls = useCallback(
    (next: (urls: string[]) => string[]) =>
      setDraft((current) => ({ ...current, sourceUrls: next(current.sourceUrls) })),
    [setDraft],
  );
  return { draft, change, changeSourceUrls };
}
