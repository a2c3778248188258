import { describe, expect, it } from 'vitest';
import { moveItem } from '@/components/blog/editing/draft/text-state.ts';
import { outlineFault } from '@/components/create/outline/outline-editor.tsx';
import {
  draftOutline,
  nextKey,
  outlineDraft,
  outlineDraftSchema,
  outlineSources,
  selectedUrls,
} from '@/components/create/outline/use-outline.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { type OutlineRequest, outlineRequestSchema } from '@/lib/writing/schema.ts';

const OUTLINE = {
  title: 'Tea',
  sections: [
    { heading: 'Leaf', covers: 'Where it grows' },
    { heading: 'Water', covers: '' },
    { heading: 'Cup', covers: '' },
  ],
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
const makeBasis = (changes: Partial<OutlineRequest> = {}) => outlineRequestSchema.parse({ ...BASIS, ...changes });
const found = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://found.org/${at}`, title: `${at}` }));
const DRAFT = outlineDraft({ ...OUTLINE, foundSources: found(3) }, makeBasis());

describe('an outline in the form', () => {
  it('is sent unchanged', () => {
    expect(draftOutline(DRAFT)).toEqual(OUTLINE);
  });

  it.each<[string, number, -1 | 1, string[]]>([
    ['moves a section up', 1, -1, ['Water', 'Leaf', 'Cup']],
    ['moves a section down', 1, 1, ['Leaf', 'Cup', 'Water']],
    ['leaves the first where it is', 0, -1, ['Leaf', 'Water', 'Cup']],
    ['leaves the last where it is', 2, 1, ['Leaf', 'Water', 'Cup']],
    ['moves nothing that is not there', 9, 1, ['Leaf', 'Water', 'Cup']],
  ])('%s', (_, key, by, expected) => {
    expect(moveItem(DRAFT.sections, { key }, by).map(({ heading }) => heading)).toEqual(expected);
  });

  it('keeps its angle', () => {
    const given = { ...OUTLINE, angle: 'Tea is work.' };
    const planned = outlineDraft(given, makeBasis());
    expect(parseStored(JSON.stringify(planned), outlineDraftSchema)).toEqual(planned);
    expect(draftOutline(planned)).toEqual(given);
  });

  it('gives an added section a key that no other has', () => {
    expect(nextKey(moveItem(DRAFT.sections, { key: 2 }, -1))).toBe(3);
    expect(nextKey([])).toBe(0);
  });
});

describe('the pages found for an outline', () => {
  it('are selected until they are dropped', () => {
    expect(selectedUrls(DRAFT)).toEqual(['https://found.org/0', 'https://found.org/1', 'https://found.org/2']);
    const dropped = DRAFT.found?.map((page, at) => ({ ...page, isKept: at !== 1 })) ?? null;
    expect(selectedUrls({ ...DRAFT, found: dropped })).toEqual(['https://found.org/0', 'https://found.org/2']);
  });

  it('fill up the sources of the form', () => {
    expect(selectedUrls(outlineDraft({ ...OUTLINE, foundSources: found(9) }, makeBasis()))).toHaveLength(8);
    const given = Array.from({ length: 10 }, (_, at) => `https://given.org/${at}`);
    expect(outlineSources(given, ['https://found.org/0'])).toEqual(given);
    expect(outlineSources(['https://a.org'], ['https://a.org', 'https://b.org'])).toEqual([
      'https://a.org',
      'https://b.org',
    ]);
  });

  it('are unknown without a search', () => {
    expect(selectedUrls(outlineDraft(OUTLINE, makeBasis({ findSources: false })))).toBeNull();
  });
});

describe('a saved outline', () => {
  it('is restored with its empty fields', () => {
    const left = { ...DRAFT, sections: [...DRAFT.sections, { key: 3, heading: '', covers: '' }] };
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
  const section = (heading = 'Leaf', covers = '') => ({ heading, covers });
  const REPEATED = 'Two sections have the same heading. Change one of them.';
  it.each([
    ['title', 'The title cannot be empty', [section(), section()], ' '],
    ['title', 'The title is too long', [section(), section()], 'a'.repeat(201)],
    ['sections.1.heading', 'A heading cannot be empty', [section(), section('')], 'Tea'],
    ['sections.0.covers', 'A section’s notes are too long', [section('Leaf', 'a'.repeat(601)), section()], 'Tea'],
    ['sections.2.heading', REPEATED, [section(), section('Cup'), section()], 'Tea'],
    ['sections.1.heading', REPEATED, [section(), section(' LEAF ', 'Green')], 'Tea'],
    ['sections', 'An outline needs at least two sections', [section()], 'Tea'],
    ['sections', 'An outline can have up to 24 sections', Array.from({ length: 25 }, () => section()), 'Tea'],
  ])('at %s is: %s', (path, message, sections, title) => {
    const fault = outlineFault({ title, sections });
    expect(fault && { ...fault, message: translatorFor('en', 'outline')(fault.message) }).toEqual({ path, message });
  });

  it('is none for a valid outline', () => {
    expect(outlineFault(OUTLINE)).toBeNull();
  });
});
