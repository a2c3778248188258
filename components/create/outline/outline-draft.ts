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

export type FoundSource = v.InferOutput<typeof foundSchema>;

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

/** The sections with one moved; an impossible move is ignored. */
export function moved(sections: OutlineSection[], key: number, by: -1 | 1): OutlineSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const section = sections[from];
  const to = from + by;
  if (!section || to < 0 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}
