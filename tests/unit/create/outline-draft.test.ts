import { describe, expect, it } from 'vitest';
import {
  changeOutline,
  nextKey,
  type OutlineChange,
  outlineDraft,
  outlineDraftSchema,
  outlineOf,
  outlineSources,
  selectedUrls,
} from '@/components/create/outline/outline-draft.ts';
import { outlineFault } from '@/components/create/outline/outline-editor.tsx';
import { parseStored } from '@/components/storage/stored.ts';
import { type OutlineRequest, outlineRequestSchema } from '@/lib/writing/schema.ts';

const OUTLINE = {
  title: 'Tea',
  sections: [
    { heading: 'Leaf', covers: 'Where it grows' },
    { heading: 'Water', covers: '' },
    { heading: 'Cup', covers: '' },
  ],
};
const BRIEF = {
  reader: 'Beginners',
  wants: 'A good cup',
  questions: ['How hot?'],
  terms: ['leaf'],
  pointOfView: 'A waiter',
  address: 'you',
  helps: { table: true, quotation: false, keyPoints: true, faq: false },
};
const BASIS = {
  ...({ topic: 'Tea', length: 'small', language: 'english' } as const),
  sourceUrls: ['https://given.org/1', 'https://given.org/2'],
  findSources: true,
  tone: 'Dry',
  audience: 'Beginners',
  pointOfView: 'A waiter',
  advancedPrompting: 'Be kind',
} as const;
const basisOf = (changes: Partial<OutlineRequest> = {}) => outlineRequestSchema.parse({ ...BASIS, ...changes });
const found = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://found.org/${at}`, title: `${at}` }));
const DRAFT = outlineDraft({ ...OUTLINE, foundSources: found(3) }, basisOf());
const headings = (draft: typeof DRAFT) => draft.sections.map(({ heading }) => heading);

describe('an outline in the form', () => {
  it('is sent unchanged', () => {
    expect(outlineOf(DRAFT)).toEqual(OUTLINE);
  });

  it.each<[string, OutlineChange, string[]]>([
    ['moves a section up', { kind: 'move', key: 1, by: -1 }, ['Water', 'Leaf', 'Cup']],
    ['moves a section down', { kind: 'move', key: 1, by: 1 }, ['Leaf', 'Cup', 'Water']],
    ['leaves the first where it is', { kind: 'move', key: 0, by: -1 }, ['Leaf', 'Water', 'Cup']],
    ['leaves the last where it is', { kind: 'move', key: 2, by: 1 }, ['Leaf', 'Water', 'Cup']],
    ['moves nothing that is not there', { kind: 'move', key: 9, by: 1 }, ['Leaf', 'Water', 'Cup']],
    ['removes a section', { kind: 'remove', key: 1 }, ['Leaf', 'Cup']],
    ['adds an empty section', { kind: 'add' }, ['Leaf', 'Water', 'Cup', '']],
    [
      'brings a section back to its place',
      { kind: 'insert', section: { key: 9, heading: 'Fire', covers: '' }, at: 1 },
      ['Leaf', 'Fire', 'Water', 'Cup'],
    ],
    ['takes another heading', { kind: 'write', key: 2, field: 'heading', text: 'Pot' }, ['Leaf', 'Water', 'Pot']],
  ])('%s', (_, change, expected) => {
    expect(headings(changeOutline(DRAFT, change))).toEqual(expected);
  });

  it('takes another title and other notes', () => {
    const titled = changeOutline(DRAFT, { kind: 'title', title: 'On tea' });
    const noted = changeOutline(titled, { kind: 'write', key: 1, field: 'covers', text: 'Soft' });
    expect(outlineOf(noted)).toMatchObject({ title: 'On tea', sections: [{}, { covers: 'Soft' }, {}] });
  });

  it('keeps its brief and its angle, which can be changed', () => {
    const planned = outlineDraft({ ...OUTLINE, angle: 'Tea is work.', brief: BRIEF }, basisOf());
    const stored = parseStored(JSON.stringify(planned), outlineDraftSchema);
    expect(stored).toEqual(planned);
    const written = changeOutline(planned, { kind: 'write', key: 0, field: 'heading', text: 'Pot' });
    const angled = changeOutline(written, { kind: 'angle', angle: 'Tea is rest.' });
    expect(outlineOf(angled)).toMatchObject({ angle: 'Tea is rest.', brief: BRIEF });
  });

  it('gives an added section a key that no other has', () => {
    const moved = changeOutline(DRAFT, { kind: 'move', key: 2, by: -1 });
    expect(nextKey(moved.sections)).toBe(3);
    expect(nextKey([])).toBe(0);
  });
});

describe('the pages found for an outline', () => {
  it('are selected until they are dropped, and can be selected again', () => {
    expect(selectedUrls(DRAFT)).toEqual(['https://found.org/0', 'https://found.org/1', 'https://found.org/2']);
    const dropped = changeOutline(DRAFT, { kind: 'keep', url: 'https://found.org/1', isKept: false });
    expect(selectedUrls(dropped)).toEqual(['https://found.org/0', 'https://found.org/2']);
    const again = changeOutline(dropped, { kind: 'keep', url: 'https://found.org/1', isKept: true });
    expect(again).toEqual(DRAFT);
  });

  it('fill up the sources of the form', () => {
    expect(selectedUrls(outlineDraft({ ...OUTLINE, foundSources: found(9) }, basisOf()))).toHaveLength(8);
    const given = Array.from({ length: 10 }, (_, at) => `https://given.org/${at}`);
    expect(outlineSources(given, ['https://found.org/0'])).toEqual(given);
    expect(outlineSources(['https://a.org'], ['https://a.org', 'https://b.org'])).toEqual([
      'https://a.org',
      'https://b.org',
    ]);
  });

  it('are unknown without a search', () => {
    expect(selectedUrls(outlineDraft(OUTLINE, basisOf({ findSources: false })))).toBeNull();
  });
});

describe('a saved outline', () => {
  it('is restored with its empty fields', () => {
    const added = changeOutline(DRAFT, { kind: 'add' });
    const left = changeOutline(added, { kind: 'keep', url: 'https://found.org/2', isKept: false });
    expect(parseStored(JSON.stringify(left), outlineDraftSchema)).toEqual(left);
  });

  it.each([null, '', 'nonsense', 'null', '[]', '{"title":"Tea","sections":[]}'])(
    'is none when %j was saved',
    (json) => {
      expect(parseStored(json, outlineDraftSchema)).toBeNull();
    },
  );
});

describe('an outline’s fault', () => {
  const section = { heading: 'Leaf', covers: '' };
  it.each([
    [{ title: ' ', sections: [section, section] }, 'title', 'The title cannot be empty'],
    [{ title: 'a'.repeat(201), sections: [section, section] }, 'title', 'The title is too long'],
    [
      { title: 'Tea', sections: [section, { heading: '', covers: '' }] },
      'sections.1.heading',
      'A heading cannot be empty',
    ],
    [
      { title: 'Tea', sections: [{ ...section, covers: 'a'.repeat(601) }, section] },
      'sections.0.covers',
      'A section’s notes are too long',
    ],
    [
      { title: 'Tea', sections: [section, { heading: 'Cup', covers: '' }, section] },
      'sections.2.heading',
      'Two sections have the same heading. Change one of them.',
    ],
    [
      { title: 'Tea', sections: [section, { heading: ' LEAF ', covers: 'Green' }] },
      'sections.1.heading',
      'Two sections have the same heading. Change one of them.',
    ],
    [{ title: 'Tea', sections: [section] }, 'sections', 'An outline needs at least two sections'],
    [
      { title: 'Tea', sections: Array.from({ length: 25 }, () => section) },
      'sections',
      'An outline can have up to 24 sections',
    ],
  ])('%# is reported with its field', (outline, path, message) => {
    expect(outlineFault(outline)).toEqual({ path, message });
  });

  it('is none for a valid outline', () => {
    expect(outlineFault(OUTLINE)).toBeNull();
  });
});
