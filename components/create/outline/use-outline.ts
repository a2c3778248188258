import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { type GenerationFailure, generationFailure } from '@/components/generation/failure.ts';
import { tabRun } from '@/components/generation/stored-runs.ts';
import { useAwaitedWork } from '@/components/generation/use-awaited-work.ts';
import { writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_AUTHOR_QUESTIONS, MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { AuthorAnswer, Outline } from '@/lib/writing/outline-schema.ts';
import type { OutlineRequest, OutlineResponse } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import type { OutlineFault } from './outline-editor.tsx';

const sectionSchema = v.object({ heading: v.string(), covers: v.string() });

const foundSchema = v.object({
  url: v.pipe(v.string(), v.check(isHttpUrl)),
  title: v.string(),
  isKept: v.fallback(v.boolean(), true),
});

const answerSchema = v.object({ question: v.string(), answer: v.string() });

/** An outline as stored, maybe incomplete. */
export const outlineDraftSchema = v.object({
  basis: v.string(),
  topic: v.fallback(v.string(), ''),
  title: v.string(),
  angle: v.fallback(v.nullable(v.string()), null),
  /** `key` stays with a moved section. */
  sections: v.pipe(
    storedList(sectionSchema),
    v.transform((sections) => sections.map((section, key) => ({ key, ...section }))),
  ),
  /** Found pages; null without a search. */
  found: v.fallback(v.nullable(storedList(foundSchema)), null),
  /** Why it is less than what was asked for; else ''. */
  note: v.fallback(v.string(), ''),
  /** Questions that only the author can answer; '' until then. */
  answers: v.fallback(storedList(answerSchema), []),
});

export type OutlineDraft = v.InferOutput<typeof outlineDraftSchema>;

export type OutlineSection = OutlineDraft['sections'][number];

export type FoundSource = v.InferOutput<typeof foundSchema>;

const basisKey = (basis: OutlineRequest) => JSON.stringify(basis);

/** New questions below those that the author has answered for the same topic. */
function askedQuestions(questions: readonly string[], topic: string, before: OutlineDraft | null): AuthorAnswer[] {
  const answered = before?.topic === topic ? before.answers.filter(({ answer }) => answer.trim() !== '') : [];
  const others = [...new Set(questions)].filter((asked) => !answered.some(({ question }) => question === asked));
  return [...answered, ...others.map((question) => ({ question, answer: '' }))].slice(0, MAX_AUTHOR_QUESTIONS);
}

/** The draft of a planned outline, with as many found pages as a blog may have sources. */
export function outlineDraft(
  outline: Outline & Partial<OutlineResponse>,
  basis: OutlineRequest,
  before: OutlineDraft | null = null,
): OutlineDraft {
  const { title, angle = null, sections, foundSources = [], note = '', authorQuestions = [] } = outline;
  const room = MAX_SOURCE_URLS - basis.sourceUrls.length;
  const found = foundSources.slice(0, room).map((source) => ({ ...source, isKept: true }));
  return {
    basis: basisKey(basis),
    topic: basis.topic,
    title,
    angle,
    note,
    answers: askedQuestions(authorQuestions, basis.topic, before),
    sections: sections.map((section, key) => ({ ...section, key })),
    found: basis.findSources ? found : null,
  };
}

export function selectedUrls({ found }: OutlineDraft): string[] | null {
  return found?.filter(({ isKept }) => isKept).map(({ url }) => url) ?? null;
}

export function outlineSources(given: readonly string[], selected: readonly string[]): string[] {
  return [...new Set([...given, ...selected])].slice(0, MAX_SOURCE_URLS);
}

export function draftOutline({ title, angle, sections, answers }: OutlineDraft): Outline {
  return {
    title,
    sections: sections.map(({ heading, covers }) => ({ heading, covers })),
    ...(angle !== null && { angle }),
    ...(answers.length > 0 && { authorQuestions: answers.map(({ question }) => question) }),
  };
}

export function nextKey(sections: readonly OutlineSection[]): number {
  return Math.max(-1, ...sections.map(({ key }) => key)) + 1;
}

/** The sections with one moved; an impossible move is ignored. */
export function moved(sections: OutlineSection[], key: number, by: -1 | 1): OutlineSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const section = sections[from];
  const to = from + by;
  if (!section || to < 0 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}

const DRAFT_KEY = 'outline-draft';
const OPEN_KEY = 'outline-open';

export function forgetOutline(): void {
  writeStored(DRAFT_KEY, null);
  writeStored(OPEN_KEY, null);
}

/** Events of a person, not of a browser that restores the scroll position. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The draft and whether it is open, stored in this tab; `isShowing` a restored one until the user acts. */
function useStoredOutline() {
  const [draft, setDraft] = useStored<OutlineDraft | null>(DRAFT_KEY, outlineDraftSchema, null);
  const [isOpen, setIsOpen, isRestored] = useStored(OPEN_KEY, v.boolean(), false);
  const [isShowing, setIsShowing] = useState(false);
  const wasOpen = useEffectEvent(() => isOpen && draft !== null);
  useEffect(() => {
    // The preview of a running blog comes first.
    if (isRestored) setIsShowing(wasOpen() && tabRun() === null);
  }, [isRestored]);
  useEffect(() => {
    if (!isShowing) return;
    const acted = new AbortController();
    const options = { passive: true, signal: acted.signal };
    for (const act of USER_EVENTS) window.addEventListener(act, () => setIsShowing(false), options);
    return () => acted.abort();
  }, [isShowing]);
  return { draft, setDraft, isOpen: isOpen && draft !== null, setIsOpen, isShowing };
}

export function useOutline(onFailure: (failure: GenerationFailure) => void) {
  const { draft, setDraft, isOpen, setIsOpen, isShowing } = useStoredOutline();
  const [fault, setFault] = useState<OutlineFault | null>(null);
  const [wasOpenedHere, setWasOpenedHere] = useState(false);
  const { work: planned, run, stop } = useAwaitedWork<OutlineRequest>();

  function open(): void {
    setWasOpenedHere(true);
    setIsOpen(true);
  }

  function change(next: (draft: OutlineDraft) => OutlineDraft): void {
    setFault(null);
    setDraft((current) => current && next(current));
  }

  function show(outline: OutlineResponse, basis: OutlineRequest): void {
    const before = draft;
    const { unreadableSources } = outline;
    setDraft(outlineDraft(outline, basis, before));
    setFault(null);
    open();
    if (unreadableSources.length > 0) toast(CREATE_TEXTS.unreadForOutline(unreadableSources));
    else if (before) toastUndo(CREATE_TEXTS.newOutline, 'Restore the earlier outline', () => setDraft(before));
  }

  const plan = (basis: OutlineRequest) =>
    run(basis, async (signal) => {
      try {
        show(await requestJson<OutlineResponse>('/api/blogs/outline', { method: 'POST', body: basis, signal }), basis);
      } catch (error) {
        const failure = generationFailure(error, CREATE_TEXTS.outlineFailed);
        // The user canceled: no message.
        if (failure.kind !== 'canceled') onFailure(failure);
      }
    });

  /** The outline to send; undefined when closed, null when it has a fault, which is shown. */
  async function settle() {
    if (!isOpen || !draft) return undefined;
    const { outlineFault } = await import('./outline-editor.tsx');
    const [planned, { answers }] = [draftOutline(draft), draft];
    const found = outlineFault(planned, answers);
    setFault(found);
    const sent = { outline: planned, ...(answers.length > 0 && { authorAnswers: answers }) };
    return found ? null : { sent, selectedUrls: selectedUrls(draft) };
  }

  return {
    draft,
    isOpen,
    fault,
    isHeadingWanted: wasOpenedHere || isShowing,
    planned,
    selectedUrls: isOpen && draft ? selectedUrls(draft) : null,
    open,
    change,
    plan,
    settle,
    close: () => setIsOpen(false),
    cancel: stop,
    isStale: (basis: OutlineRequest) => draft !== null && draft.basis !== basisKey(basis),
  };
}

export type OutlineState = ReturnType<typeof useOutline>;
