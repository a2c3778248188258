import { expect, test } from 'vitest';
import { changeGrouped, mergeNames, partName, renameGrouped, suggestTags } from '@/lib/blogs/groups/rules.ts';
import type { Grouped, GroupRename, GroupsChange } from '@/lib/blogs/groups/schema.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { SAMPLE_BLOG } from '../blog-screens/sample-blog.ts';

const t = translatorFor('en', 'blogs.series');

test.each([
  [['Slow cooking', 'slow-cooking', 'Tea'], [], ['Slow cooking', 'Tea']],
  [['slow COOKING'], ['Slow Cooking'], ['Slow Cooking']],
  [['C', 'C++', 'C#'], ['c'], ['c', 'C++', 'C#']],
  [['Café', 'cafe'], [], ['Café']],
  [['…', '', '茶'], [], ['茶']],
])('%j beside the known %j are %j', (names, known, merged) => {
  expect(mergeNames(names, known)).toEqual(merged);
});

const blog = (id: string, tags: string[] = [], series: string | null = null, part: number | null = null): Grouped => ({
  ...{ id, tags, series, part },
});

const ALL = [
  blog('a', ['Tea', 'Water'], 'Leaves', 0),
  blog('b', ['Tea'], 'Leaves', 1),
  blog('c', [], 'Stones', 1),
  blog('d'),
];

const CHANGES: [string, Partial<GroupsChange> & { ids: string[] }, Grouped[]][] = [
  ['adds a tag as it is spelled already', { ids: ['d'], addTags: ['tea'] }, [blog('d', ['Tea'])]],
  ['removes a tag by any spelling', { ids: ['a'], removeTags: ['WATER'] }, [blog('a', ['Tea'], 'Leaves', 0)]],
  ['replaces all tags', { ids: ['a'], tags: ['Fire'] }, [blog('a', ['Fire'], 'Leaves', 0)]],
  [
    'appends to a series',
    { ids: ['d', 'c'], series: { name: 'leaves' } },
    [blog('d', [], 'Leaves', 2), blog('c', [], 'Leaves', 3)],
  ],
  ['takes a part', { ids: ['d'], series: { name: 'Leaves', part: 0 } }, [blog('d', [], 'Leaves', 0)]],
  [
    'orders a whole series, whose overview stays one',
    { ids: ['a', 'b'], series: { name: 'Leaves' } },
    [blog('a', ['Tea', 'Water'], 'Leaves', 0), blog('b', ['Tea'], 'Leaves', 1)],
  ],
  [
    'reverses a series',
    { ids: ['b', 'a'], series: { name: 'Leaves' } },
    [blog('b', ['Tea'], 'Leaves', 1), blog('a', ['Tea', 'Water'], 'Leaves', 2)],
  ],
  ['takes a blog out of its series', { ids: ['c'], series: null }, [blog('c')]],
];

test.each(CHANGES)('%s', (_, change, expected) => {
  expect(changeGrouped(ALL, { addTags: [], removeTags: [], ...change })).toEqual(expected);
});

test('refuses a sixth tag', () => {
  const change = { ids: ['a'], addTags: ['1', '2', '3', '4'], removeTags: [] };
  expect(() => changeGrouped(ALL, change)).toThrow('up to 5 tags');
});

const RENAMES: [string, GroupRename, Grouped[]][] = [
  [
    'a tag',
    { kind: 'tags', from: 'tea', to: 'Green tea' },
    [blog('a', ['Water', 'Green tea'], 'Leaves', 0), blog('b', ['Green tea'], 'Leaves', 1)],
  ],
  [
    'the spelling of a tag',
    { kind: 'tags', from: 'Tea', to: 'TEA' },
    [blog('a', ['Water', 'TEA'], 'Leaves', 0), blog('b', ['TEA'], 'Leaves', 1)],
  ],
  [
    'a tag into another',
    { kind: 'tags', from: 'Tea', to: 'water' },
    [blog('a', ['Water'], 'Leaves', 0), blog('b', ['Water'], 'Leaves', 1)],
  ],
  [
    'a series',
    { kind: 'series', from: 'leaves', to: 'Green leaves' },
    [blog('a', ['Tea', 'Water'], 'Green leaves', 0), blog('b', ['Tea'], 'Green leaves', 1)],
  ],
  ['a series into another', { kind: 'series', from: 'Stones', to: 'leaves' }, [blog('c', [], 'Leaves', 2)]],
  ['nothing where nothing has the name', { kind: 'tags', from: 'Fire', to: 'Tea' }, []],
];

test.each(RENAMES)('renames %s', (_, rename, expected) => {
  expect(renameGrouped(ALL, rename)).toEqual(expected);
});

test('counts the public parts of a series after its overview', () => {
  const parts = [0, 1, 3].map((part) => ({ series: { name: 'Leaves', part } }));
  expect(parts.map((_, at) => partName(t, parts, at))).toEqual(['Overview', 'Part 1', 'Part 2']);
  expect(partName(t, parts.slice(1), 1)).toBe('Part 2');
});

test('suggests the words of title and headings that the text uses most', () => {
  const content = {
    ...SAMPLE_BLOG.content,
    title: 'The Best Green Tea',
    intro: 'Green tea is a tea. Cups matter.',
    sections: [{ heading: 'Kettles', content: 'A kettle and tea, and cups.', images: [] }],
    conclusion: 'Tea.',
    keyPoints: [],
    questions: [],
  };
  expect(suggestTags({ ...SAMPLE_BLOG, content, tags: ['Kettle'] })).toEqual(['tea', 'Green']);
});
