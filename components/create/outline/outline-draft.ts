import * as v from 'valibot';
import { storedList } from '@/components/storage/stored-list.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import type { Outline, OutlineRequest, OutlineResponse } from '@/lib/writing/schema.ts';

const sectionSchema = v.object({ heading: v.string(), covers: v.string() });

const foundSchema = v.object({
  url: v.pipe(v.string(), v.check(isHttpUrl)),
  title: v.string(),
  isKept: v.fallback(v.boolean(), true),
});

const lines = v.array(v.string());

/** The editorial brief: shown to nobody, and sent back as it came. */
const briefSchema = v.object({
  reader: v.string(),
  wants: v.string(),
  questions: lines,
  terms: lines,
  pointOfView: v.string(),
  address: v.string(),
  helps: v.object({ table: v.boolean(), quotation: v.boolean(), keyPoints: v.boolean(), faq: v.boolean() }),
});

/** An outline as it is stored, in whatever state it was left. */
export const outlineDraftSchema = v.object({
  /** What it was planned for. */
  basis: v.string(),
  title: v.string(),
  /** Null where it came without one. */
  angle: v.fallback(v.nullable(v.string()), null),
  brief: v.fallback(v.nullable(briefSchema), null),
  /** `key` stays with a section wherever it goes. */
  sections: v.pipe(
    storedList(sectionSchema),
    v.transform((sections) => sections.map((section, key) => ({ key, ...section }))),
  ),
  /** The pages that were found; null where none were looked for. */
  found: v.fallback(v.nullable(storedList(foundSchema)), null),
  /** Why it is of a brief although sources were looked for; '' where there is nothing to say. */
  note: v.fallback(v.string(), ''),
});

/** An outline in the form, and what it was planned for. */
export type OutlineDraft = v.InferOutput<typeof outlineDraftSchema>;

/** A section of an outline in the form. */
export type OutlineSection = OutlineDraft['sections'][number];

/** A page that was found for an outline, and whether the blog is to be written from it. */
export type FoundSource = v.InferOutput<typeof foundSchema>;

/** A change of an outline. */
export type OutlineChange =
  | { kind: 'title'; title: string }
  | { kind: 'angle'; angle: string }
  | { kind: 'write'; key: number; field: 'heading' | 'covers'; text: string }
  | { kind: 'add' }
  | { kind: 'remove'; key: number }
  | { kind: 'insert'; section: OutlineSection; at: number }
  | { kind: 'move'; key: number; by: -1 | 1 }
  | { kind: 'keep'; url: string; isKept: boolean };

/** The form fields that an outline is planned for. */
export type OutlineBasis = OutlineRequest;

/** What an outline was planned for, to compare and to keep. */
export const basisKey = (basis: OutlineBasis) => JSON.stringify(basis);

/** The form's beginning: an outline as it was planned. Of the pages found, as many are selected as one blog may name. */
export function outlineDraft(outline: Outline & Partial<OutlineResponse>, basis: OutlineBasis): OutlineDraft {
  const { title, angle = null, brief = null, sections, foundSources = [], note = '' } = outline;
  const room = MAX_SOURCE_URLS - basis.sourceUrls.length;
  const found = foundSources.slice(0, room).map((source) => ({ ...source, isKept: true }));
  return {
    basis: basisKey(basis),
    title,
    angle,
    brief,
    note,
    sections: sections.map((section, key) => ({ ...section, key })),
    found: basis.findSources ? found : null,
  };
}

/** Addresses of the found pages that the blog is to be written from; null where none were looked for. */
export function selectedUrls({ found }: OutlineDraft): string[] | null {
  return found?.filter(({ isKept }) => isKept).map(({ url }) => url) ?? null;
}

/** Where to write from: the pages of the form and those that were selected, at most as many as one blog may name. */
export function outlineSources(given: readonly string[], selected: readonly string[]): string[] {
  return [...new Set([...given, ...selected])].slice(0, MAX_SOURCE_URLS);
}

/** A draft as the server takes it. */
export function outlineOf({ title, angle, brief, sections }: OutlineDraft): Outline {
  return {
    title,
    sections: sections.map(({ heading, covers }) => ({ heading, covers })),
    ...(angle !== null && { angle }),
    ...(brief && { brief }),
  };
}

/** The key that an added section gets. */
export function nextKey(sections: readonly OutlineSection[]): number {
  return Math.max(-1, ...sections.map(({ key }) => key)) + 1;
}

function moved(sections: OutlineSection[], key: number, by: -1 | 1): OutlineSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const section = sections[from];
  const to = from + by;
  if (!section || to < 0 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}

function changedSections(sections: OutlineSection[], change: OutlineChange): OutlineSection[] {
  switch (change.kind) {
    case 'write':
      return sections.map((section) =>
        section.key === change.key ? { ...section, [change.field]: change.text } : section,
      );
    case 'add':
      return [...sections, { key: nextKey(sections), heading: '', covers: '' }];
    case 'remove':
      return sections.filter(({ key }) => key !== change.key);
    case 'insert':
      return sections.toSpliced(change.at, 0, change.section);
    case 'move':
      return moved(sections, change.key, change.by);
    default:
      return sections;
  }
}

/** The draft after a change; one that is not possible changes nothing. */
export function changeOutline(draft: OutlineDraft, change: OutlineChange): OutlineDraft {
  if (change.kind === 'title') return { ...draft, title: change.title };
  if (change.kind === 'angle') return { ...draft, angle: change.angle };
  if (change.kind === 'keep') {
    const { url, isKept } = change;
    const found = draft.found?.map((page) => (page.url === url ? { ...page, isKept } : page));
    return { ...draft, found: found ?? null };
  }
  return { ...draft, sections: changedSections(draft.sections, change) };
}
