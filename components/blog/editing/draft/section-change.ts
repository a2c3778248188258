import type { SectionDraft } from './text-draft.ts';

/** A change of the sections other than writing in them. */
export type SectionChange =
  | { kind: 'insert'; section: SectionDraft; at: number }
  | { kind: 'remove'; key: number }
  | { kind: 'move'; key: number; to: number }
  | {
      kind: 'picture';
      url: string;
      /** Keys of the sections that it leaves and comes to; null where it is in none. */
      from: number | null;
      to: number | null;
      /** Its place there. */
      at: number;
    };

/** The sections after a change, and the change that takes it back. */
export type Changed = { sections: SectionDraft[]; inverse: SectionChange };

const without = (sections: readonly SectionDraft[], key: number) => sections.filter((section) => section.key !== key);

/**
 * Makes a change. What was written meanwhile survives its inverse too: that one removes, moves and inserts single
 * sections and never puts an old state back.
 * @returns null where the change says nothing: its section is gone, or is there already
 */
export function changeSections(sections: readonly SectionDraft[], change: SectionChange): Changed | null {
  if (change.kind === 'insert') return insert(sections, change.section, change.at);
  if (change.kind === 'picture') return placePicture(sections, change);
  const at = sections.findIndex((section) => section.key === change.key);
  const section = sections[at];
  if (!section) return null;
  switch (change.kind) {
    case 'remove':
      return { sections: without(sections, change.key), inverse: { kind: 'insert', section, at } };
    case 'move':
      return move(sections, section, at, change.to);
  }
}

function insert(sections: readonly SectionDraft[], section: SectionDraft, at: number): Changed | null {
  if (sections.some(({ key }) => key === section.key)) return null;
  return { sections: sections.toSpliced(at, 0, section), inverse: { kind: 'remove', key: section.key } };
}

function move(sections: readonly SectionDraft[], section: SectionDraft, from: number, to: number): Changed | null {
  if (to === from || to < 0 || to >= sections.length) return null;
  return {
    sections: without(sections, section.key).toSpliced(to, 0, section),
    inverse: { kind: 'move', key: section.key, to: from },
  };
}

type PicturePlace = Extract<SectionChange, { kind: 'picture' }>;

/** Adds, removes or moves one picture, within its section or to another. */
function placePicture(sections: readonly SectionDraft[], { url, from, to, at }: PicturePlace): Changed | null {
  const before = sections.find(({ key }) => key === from)?.images.indexOf(url) ?? 0;
  const isThere = from === null || before >= 0;
  const hasPlace = to === null || sections.some(({ key }) => key === to);
  if (!isThere || !hasPlace || (from === to && before === at)) return null;
  return {
    sections: sections.map((section) => {
      const { key } = section;
      if (key !== from && key !== to) return section;
      const rest = key === from ? section.images.toSpliced(before, 1) : section.images;
      return { ...section, images: key === to ? rest.toSpliced(at, 0, url) : rest };
    }),
    inverse: { kind: 'picture', url, from: to, to: from, at: before },
  };
}
