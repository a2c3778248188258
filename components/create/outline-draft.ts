import type { Outline } from '@/lib/writing/live/schema';

/** A section of an outline in the form. `key` stays with it wherever it goes. */
export type OutlineSection = { key: number; heading: string; covers: string };

/** An outline in the form, and what it was planned for. */
export type OutlineDraft = { basis: string; title: string; sections: OutlineSection[] };

/** A change of an outline. */
export type OutlineChange =
  | { kind: 'title'; title: string }
  | { kind: 'write'; key: number; field: 'heading' | 'covers'; text: string }
  | { kind: 'add' }
  | { kind: 'remove'; key: number }
  | { kind: 'insert'; section: OutlineSection; at: number }
  | { kind: 'move'; key: number; by: -1 | 1 };

/** The form's beginning: an outline as it was planned. */
export function outlineDraft({ title, sections }: Outline, basis: string): OutlineDraft {
  return { basis, title, sections: sections.map((section, key) => ({ ...section, key })) };
}

/** A draft as the server takes it. */
export function outlineOf({ title, sections }: OutlineDraft): Outline {
  return { title, sections: sections.map(({ heading, covers }) => ({ heading, covers })) };
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
  return { ...draft, sections: changedSections(draft.sections, change) };
}

function parsedSection(value: unknown, key: number): OutlineSection[] {
  const { heading, covers } = Object(value) as Record<string, unknown>;
  if (typeof heading !== 'string' || typeof covers !== 'string') return [];
  return [{ key, heading, covers }];
}

/** Reads a saved draft, in whatever state it was left; null for anything else. */
export function parseOutlineDraft(json: string | null): OutlineDraft | null {
  try {
    const { basis, title, sections } = Object(JSON.parse(json ?? '')) as Record<string, unknown>;
    if (typeof basis !== 'string' || typeof title !== 'string' || !Array.isArray(sections)) {
      return null;
    }
    return { basis, title, sections: sections.flatMap(parsedSection) };
  } catch {
    return null;
  }
}
