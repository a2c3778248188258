import { expect, test } from 'vitest';
import { draftChangeSchema } from '@/lib/blogs/editing/schema.ts';
import { parseInput } from '@/lib/http/input.ts';
import { profileChangeSchema } from '@/lib/users/schema.ts';
import { generateRequestSchema } from '@/lib/writing/schema.ts';

const OPTIONAL = [
  ...['length', 'language', 'sourceUrls', 'findSources', 'userImages', 'imageLinks'],
  ...['imageAlternativeTexts', 'userId', 'platforms', 'outline', 'withoutModel', 'tone', 'audience'],
  ...['pointOfView', 'batchId', 'batchIndex', 'batchSize', 'diversifyNiches', 'includeImages'],
  ...['advancedPrompting', 'authorAnswers'],
];

test('takes optional fields of null as left out, also inside of others', () => {
  const nulls = Object.fromEntries(OPTIONAL.map((name) => [name, null]));
  const request = parseInput(generateRequestSchema, { ...nulls, topic: 'Tea' });
  expect(request).toEqual(parseInput(generateRequestSchema, { topic: 'Tea' }));
  expect(request).toMatchObject({ length: 'medium', language: 'english', platforms: [] });
  const withCovers = (covers: string | null) => ['Water', 'Leaves'].map((heading) => ({ heading, covers }));
  const outline = { title: 'Tea', sections: withCovers(null) };
  expect(parseInput(generateRequestSchema, { topic: 'Tea', outline }).outline?.sections).toEqual(withCovers(''));
});

test('keeps a null that means something', () => {
  const change = { displayName: 'Ada', avatar: null };
  expect(parseInput(profileChangeSchema, { ...change, biography: null })).toEqual(change);
  const empty = { title: '', intro: '', conclusion: '', sections: [] };
  const draft = { ...empty, sections: [{ key: 1, heading: '', content: '', images: [] }] };
  const text = { draft, base: draft, basedOn: '2026-01-31T12:00:00Z' };
  expect(parseInput(draftChangeSchema, { text, version: null }).version).toBeNull();
});

test.each([
  [{}, 'Please enter a blog topic'],
  [{ topic: 'Tea', platforms: 'devto' }, 'platforms must be a list'],
  [{ topic: 'Tea', platforms: [{ platform: 'devto', remember: 1 }] }, 'platforms[0].remember must be true or false'],
  [{ topic: 'Tea', sourceUrls: [null] }, 'sourceUrls[0] must be text'],
  [{ topic: 'Tea', userImages: {} }, 'userImages must be a list'],
  [{ topic: 'Tea', outline: [] }, 'outline must be an object'],
  [[], 'The request must be an object'],
  [null, 'The request must be an object'],
])('names the field: %j is refused with %s', (input, sentence) => {
  expect(() => parseInput(generateRequestSchema, input)).toThrow(sentence);
});
