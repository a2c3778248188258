import { describe, expect, it } from 'vitest';
import { changedDraft, draftSchema, EMPTY_DRAFT, withStyle } from '@/components/create/form/form-draft.ts';
import { parseStored } from '@/components/storage/stored.ts';

const parseDraft = (json: string | null) => parseStored(json, draftSchema) ?? EMPTY_DRAFT;

const empty = {
  topic: '',
  length: 'medium',
  language: 'english',
  sourceUrls: [],
  tone: '',
  audience: '',
  pointOfView: '',
  advancedPrompting: '',
  findSources: true,
  includeImages: false,
  hasBacklinks: false,
};

describe('a saved draft', () => {
  it('is restored unchanged', () => {
    const draft = {
      topic: 'Tea',
      length: 'large',
      language: 'russian',
      sourceUrls: ['https://example.com/a'],
      tone: 'Dry',
      audience: 'x'.repeat(300),
      pointOfView: 'A baker',
      advancedPrompting: 'Be kind',
      findSources: false,
      includeImages: true,
      hasBacklinks: true,
      style: 'retro',
      colorTheme: 'teal',
    };
    expect(parseDraft(JSON.stringify(draft))).toMatchObject(draft);
  });

  it.each([null, '', 'not json', 'null', '[]', '"text"', '{"topic":5,"length":"huge"}'])(
    'is the empty form for %j',
    (json) => {
      expect(parseDraft(json)).toMatchObject(empty);
    },
  );

  it('leaves an unknown style to “Surprise me”', () => {
    const { style, colorTheme } = parseDraft('{"style":"baroque","colorTheme":null}');
    expect([style, colorTheme]).toEqual([undefined, undefined]);
  });

  it('restores no credentials', () => {
    const platforms = [{ platform: 'devto', credentials: { platformPassword: 'secret' } }];
    expect(parseDraft(JSON.stringify({ topic: 'Tea', platforms }))).not.toHaveProperty('platforms');
  });

  it('drops invalid addresses', () => {
    const json = JSON.stringify({ sourceUrls: ['https://example.com', 'nonsense', 5, null] });
    expect(parseDraft(json).sourceUrls).toEqual(['https://example.com']);
  });

  it('keeps all of a long topic, and ten sources', () => {
    const sourceUrls = Array.from({ length: 12 }, (_, index) => `https://example.com/${index}`);
    const draft = parseDraft(JSON.stringify({ topic: 'a'.repeat(1001), sourceUrls }));
    expect(draft.topic).toHaveLength(1001);
    expect(draft.sourceUrls).toEqual(sourceUrls.slice(0, 10));
  });
});

describe('a change of the form', () => {
  const before = parseDraft(JSON.stringify({ topic: 'Mieux dormir', language: 'french' }));

  it('translates a suggested topic', () => {
    expect(changedDraft(before, { language: 'german' })).toEqual({
      ...before,
      topic: 'Besser schlafen',
      language: 'german',
    });
  });

  it('keeps any other topic', () => {
    const own = changedDraft(before, { topic: 'Bien dormir' });
    expect(changedDraft(own, { language: 'german' }).topic).toBe('Bien dormir');
  });
});

it.each([
  [{}, 'retro', { style: 'retro', colorTheme: 'default' }],
  [{ colorTheme: 'teal' }, 'retro', { style: 'retro', colorTheme: 'teal' }],
  [{ style: 'retro', colorTheme: 'default' }, undefined, {}],
  [{ style: 'retro', colorTheme: 'teal' }, undefined, { colorTheme: 'teal' }],
] as const)('a chosen style changes %j with %j to %j', (choice, style, next) => {
  expect(withStyle(choice, style)).toEqual(next);
});
