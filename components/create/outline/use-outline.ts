import { useState } from 'react';
import * as v from 'valibot';
import { useTranslations } from '#translations';
import { type GenerationFailure, generationFailure, unreadSources } from '@/components/generation/failure.ts';
import { useAwaitedWork } from '@/components/generation/use-awaited-work.ts';
import { type StoredSchema, writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Outline } from '@/lib/writing/outline-schema.ts';
import type { FormRequest, OutlineRequest, OutlineResponse } from '@/lib/writing/schema.ts';
import type { OutlineFault } from './outline-editor.tsx';

const foundSchema = v.object({
  url: v.pipe(v.string(), v.check(isHttpUrl)),
  title: v.string(),
  isKept: v.fallback(v.boolean(), true),
});

/** An outline as stored, maybe incomplete. */
export const outlineDraftSchema = v.object({
  basis: v.string(),
  title: v.string(),
  angle: v.fallback(v.nullable(v.string()), null),
  /** `key` stays with a moved section. */
  sections: v.pipe(
    storedList(v.object({ heading: v.string(), covers: v.string() })),
    v.transform((sections) => sections.map((section, key) => ({ key, ...section }))),
  ),
  /** Found pages; null without a search. */
  found: v.fallback(v.nullable(storedList(foundSchema)), null),
  /** Why it is less than what was asked for; else ''. */
  note: v.fallback(v.string(), ''),
});

export type OutlineDraft = v.InferOutput<typeof outlineDraftSchema>;

export type OutlineSection = OutlineDraft['sections'][number];

export type FoundSource = v.InferOutput<typeof foundSchema>;

const basisKey = (basis: FormRequest) => JSON.stringify(basis);

/** The draft of a planned outline, with as many found pages as a blog may have sources. */
export function outlineDraft(outline: Outline & Partial<OutlineResponse>, basis: FormRequest): OutlineDraft {
  const { title, angle = null, sections, foundSources = [], note = '' } = outline;
  const room = MAX_SOURCE_URLS - basis.sourceUrls.length;
  const found = foundSources.slice(0, room).map((source) => ({ ...source, isKept: true }));
  return {
    basis: basisKey(basis),
    title,
    angle,
    note,
    sections: sections.map((section, key) => ({ ...section, key })),
    found: basis.findSources ? found : null,
  };
}

export const selectedUrls = ({ found }: OutlineDraft): string[] | null =>
  found?.filter(({ isKept }) => isKept).map(({ url }) => url) ?? null;

export const outlineSources = (given: readonly string[], selected: readonly string[]): string[] =>
  [...new Set([...given, ...selected])].slice(0, MAX_SOURCE_URLS);

export const draftOutline = ({ title, angle, sections }: OutlineDraft): Outline => ({
  title,
  sections: sections.map(({ heading, covers }) => ({ heading, covers })),
  ...(angle !== null && { angle }),
});

export const nextKey = (sections: readonly OutlineSection[]): number =>
  Math.max(-1, ...sections.map(({ key }) => key)) + 1;

const PANELS = ['outline', 'interview'] as const;

export function forgetPanels(): void {
  for (const name of PANELS) {
    writeStored(`${name}-draft`, null);
    writeStored(`${name}-open`, null);
  }
}

export type OnFailure = (failure: GenerationFailure) => void;

/**
 * A panel of the form: its draft and whether it is open, stored in this tab, and the request for its content, one at a
 * time. Its heading is wanted once it is opened, not where it was restored.
 */
export function usePanel<Panel extends [draft: unknown, body: object, content: unknown]>(
  name: (typeof PANELS)[number],
  schema: StoredSchema<Panel[0] | null>,
  onFailure: OnFailure,
) {
  const t = useTranslations('create');
  const failures = useTranslations('generation');
  const [draft, setDraft] = useStored<Panel[0] | null>(`${name}-draft`, schema, null);
  const [isOpen, setIsOpen] = useStored(`${name}-open`, v.boolean(), false);
  const { work, run, stop: cancel } = useAwaitedWork<Panel[1]>();
  const [wasOpenedHere, setWasOpenedHere] = useState(false);

  function open(isWanted = true): void {
    setWasOpenedHere(isWanted);
    setIsOpen(true);
  }
  const request = (body: Panel[1], show: (content: Panel[2]) => void) =>
    run(body, async (signal) => {
      try {
        show(await requestJson<Panel[2]>(`/api/blogs/${name}`, { method: 'POST', body, signal }));
      } catch (error) {
        const failure = generationFailure(error, failures, t.titled(`${name}.failed`));
        // The user canceled: no message.
        if (failure.kind !== 'canceled') onFailure(failure);
      }
    });
  const shown = { draft, isOpen: isOpen && draft !== null, isHeadingWanted: wasOpenedHere };
  return { ...shown, setDraft, open, close: () => setIsOpen(false), work, request, cancel };
}

type Outlining = [OutlineDraft, OutlineRequest, OutlineResponse];

/** `onQuestions` takes the questions for the author that come with an outline. */
export function useOutline(onFailure: OnFailure, onQuestions: (questions: string[], basis: FormRequest) => void) {
  const { setDraft, work, request, ...panel } = usePanel<Outlining>('outline', outlineDraftSchema, onFailure);
  const { draft, isOpen, open } = panel;
  const t = useTranslations('create.outline');
  const generation = useTranslations('generation');
  const [fault, setFault] = useState<OutlineFault | null>(null);

  function change(next: (draft: OutlineDraft) => OutlineDraft): void {
    setFault(null);
    setDraft((current) => current && next(current));
  }

  function show(outline: OutlineResponse, basis: FormRequest): void {
    const before = draft;
    const { unreadableSources, authorQuestions } = outline;
    setDraft(outlineDraft(outline, basis));
    setFault(null);
    if (authorQuestions) onQuestions(authorQuestions, basis);
    open();
    if (unreadableSources.length > 0) toast(t.titled('unread', unreadSources(unreadableSources, generation)));
    else if (before) toastUndo({ title: t('new') }, t('restore'), () => setDraft(before));
  }

  /** The outline to send; undefined when closed, null when it has a fault, which is shown. */
  async function settle() {
    if (!isOpen || !draft) return undefined;
    const { outlineFault } = await import('./outline-editor.tsx');
    const planned = draftOutline(draft);
    const found = outlineFault(planned);
    setFault(found);
    return found ? null : { sent: { outline: planned }, selectedUrls: selectedUrls(draft) };
  }

  return {
    ...panel,
    fault,
    planned: work,
    selectedUrls: isOpen && draft ? selectedUrls(draft) : null,
    change,
    plan: (basis: FormRequest, answered: Pick<OutlineRequest, 'authorAnswers'>) =>
      request({ ...basis, ...answered }, (outline) => show(outline, basis)),
    settle,
    isStale: (basis: FormRequest) => draft !== null && draft.basis !== basisKey(basis),
  };
}

export type OutlineState = ReturnType<typeof useOutline>;
