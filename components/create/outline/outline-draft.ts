import * as v from 'valibot';
import { storedList } from '@/components/storage/stored-list.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import type { EditorialBrief, Outline } from '@/lib/writing/outline-schema.ts';
import type { OutlineRequest, OutlineResponse } from '@/lib/writing/schema.ts';

const sectionSchema = v.object({ heading: v.string(), covers: v.string() });

const foundSchema = v.object({
  url: v.pipe(v.string(), v.check(isHttpUrl)),
  title: v.string(),
  isKept: v.fallback(v.boolean(), true),
});

/** The editorial brief: not shown, and sent back unchanged. */
const briefSchema = v.custom<EditorialBrief>((brief) => typeof brief === 'object' && brief !== null);

/** An outline as stored, maybe incomplete. */
export const outlineDraftSchema = v.object({
  basis: v.string(),
  title: v.string(),
  angle: v.fallback(v.nullable(v.string()), null),
  brief: v.fallback(v.nullable(briefSchema), null),
  /** `key` stays with a moved section. */
  sections: v.pipe(
    storedList(sectionSchema),
    v.transform((sections) => sections.map((section, key) => ({ key, ...section }))),
  ),
  /** Found pages; null without a search. */
  found: v.fallback(v.nullable(storedList(foundSchema)), null),
  /** Why it is less than what was asked for; else ''. */
  note: v.fallback(v.string(), ''),
});

export type OutlineDraft = v.InferOutput<typeof outlineDraftSchema>;

export type OutlineSection = OutlineDraft['sections'][number];

/** A found page, and whether to write from it. */
export type FoundSource = v.InferOutput<typeof foundSchema>;

export type OutlineChange =
  | { kind: 'title'; title: string }
  | { kind: 'angle'; angle: string }
  | { kind: 'write'; key: number; field: 'heading' | 'covers'; text: string }
  | { kind: 'add' }
  | { kind: 'remove'; key: number }
  | { kind: 'insert'; section: OutlineSection; at: number }
  | { kind: 'move'; key: number; by: -1 | 1 }
  | { kind: 'keep'; url: string; isKept: boolean };

/** The basis as a comparable text. */
export const basisKey = (basis: OutlineRequest) => JSON.stringify(basis);

/** The draft of a planned outline, with as many found pages as a blog may have sources. */
export function outlineDraft(outline: Outline & Partial<OutlineResponse>, basis: OutlineRequest): OutlineDraft {
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

/** URLs of the found pages to write from; null without a search. */
export function selectedUrls({ found }: OutlineDraft): string[] | null {
  return found?.filter(({ isKept }) => isKept).map(({ url }) => url) ?? null;
}

/** Given and selected sources, up to the maximum of a blog. */
export function outlineSources(given: readonly string[], selected: readonly string[]): string[] {
  return [...new Set([...given, ...selected])].slice(0, MAX_SOURCE_URLS);
}

export function outlineOf({ title, angle, brief, sections }: OutlineDraft): Outline {
  return {
    title,
    sections: sections.map(({ heading, covers }) => ({ heading, covers })),
    ...(angle !== null && { angle }),
    ...(brief && { brief }),
  };
}

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

/** The draft after a change; an impossible one is ignored. */
export function changeOutline(draft: OutlineDraft, change: OutlineChange): OutlineDraft {
  const { sections, found } = draft;
  const withSections = (next: OutlineSection[]) => ({ ...draft, sections: next });
  switch (change.kind) {
    case 'title':
      return { ...draft, title: change.title };
    case 'angle':
      return { ...draft, angle: change.angle };
    case 'keep': {
      const { url, isKept } = change;
      return { ...draft, found: found?.map((page) => (page.url === url ? { ...page, isKept } : page)) ?? null };
    }
    case 'write': {
      const { key, field, text } = change;
      return withSections(sections.map((each) => (each.key === key ? { ...each, [field]: text } : each)));
    }
    case 'add':
      return withSections([...sections, { key: nextKey(sections), heading: '', covers: '' }]);
    case 'remove':
      return withSections(sections.filter(({ key }) => key !== change.key));
    case 'insert':
      return withSections(sections.toSpliced(change.at, 0, change.section));
    case 'move':
      return withSections(moved(sections, change.key, change.by));
  }
}
