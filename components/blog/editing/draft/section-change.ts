import type { SectionDraft } from './text-draft.ts';

/** A change of the sections other than writing in them. */
export type SectionChange =
  | { kind: 'insert'; section: SectionDraft; at: number }
  | { kind: 'remove'; key: number }
  | { kind: 'move'; key: number; to: number }
  | { kind: 'pictures'; key: number; images: string[] };

/** The sections after a change, and the change that takes it back. */
export type Changed = { sections: SectionDraft[]; inverse: SectionChange };

const without = (sections: readonly SectionDraft[], key: number) =>
  sections.filter((section) => section.key !== key);

/**
 * Makes a change. What was written meanwhile survives its inverse too: that one removes, moves and inserts single
 * sections and never puts an old state back.
 * @returns null where the change says nothing: its section is gone, or is there already
 */
export function changeSections(
  sections: readonly SectionDraft[],
  change: SectionChange,
): Changed | null {
  if (change.kind === 'insert') return insert(sections, change.section, change.at);
  const at = sections.findIndex((section) => section.key === change.key);
  const section = sections[at];
  if (!section) return null;
  switch (change.kind) {
    case 'remove':
      return {
        sections: without(sections, change.key),
        inverse: { kind: 'insert', section, at },
      };
    case 'move':
      return move(sections, section, at, change.to);
    case 'pictures':
      return {
        sections: sections.map((each) =>
          each === section ? { ...each, images: change.images } : each,
        ),
        inverse: { kind: 'pictures', key: change.key, images: section.images },
      };
  }
}

function insert(
  sections: readonly SectionDraft[],
  section: SectionDraft,
  at: number,
): Changed | null {
  if (sections.some(({ key }) => key === section.key)) return null;
  return {
    sections: sections.toSpliced(at, 0, section),
    inverse: { kind: 'remove', key: section.key },
  };
}

function move(
  sections: readonly SectionDraft[],
  section: SectionDraft,
  from: number,
  to: number,
): Changed | null {
  if (to === from || to < 0 || to >= sections.length) return null;
  return {
    sections: without(sections, section.key).toSpliced(to, 0, section),
    inverse: { kind: 'move', key: section.key, to: from },
  };
}
