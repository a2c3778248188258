import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetDraft,
  keepDraft,
  keptSchema,
  openDraft,
  readKept,
} from '@/components/blog/editing/kept-draft';
import { draftOf } from '@/components/blog/editing/text-draft';
import { parseStored } from '@/components/storage/stored';
import { SAMPLE_BLOG } from './sample-blog';

const base = draftOf(SAMPLE_BLOG);
const draft = { ...base, title: 'Tea, Better' };
const kept = { draft, base, basedOn: '2026-11-19T08:00:00.000Z' };

/** What a browser gives a page, as far as it is used here. */
function sessionStorageInMemory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe('unsaved changes', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', sessionStorageInMemory()));
  afterEach(() => vi.unstubAllGlobals());

  test('are kept for their blog', () => {
    keepDraft('b1', kept);
    expect(readKept('b1')).toEqual(kept);
    expect(readKept('b2')).toBeNull();
  });

  test('are forgotten on demand', () => {
    keepDraft('b1', kept);
    forgetDraft('b1');
    expect(readKept('b1')).toBeNull();
  });

  test('are forgotten once there are none any more', () => {
    keepDraft('b1', kept);
    keepDraft('b1', { ...kept, draft: base });
    expect(readKept('b1')).toBeNull();
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"draft":{"title":"T"}}'],
  ['a text without sections', JSON.stringify({ ...kept, draft: { ...draft, sections: [] } })],
])('does not read %s as unsaved changes', (_name, json) => {
  expect(parseStored(json, keptSchema)).toBeNull();
});

describe('the form begins with', () => {
  test('the blog as it is', () => {
    expect(openDraft(SAMPLE_BLOG, null)).toEqual({
      draft: base,
      base,
      basedOn: '2026-11-20T10:00:00.000Z',
    });
  });

  test('unsaved changes, saved against the present blog while its text is the same', () => {
    expect(openDraft(SAMPLE_BLOG, kept)).toEqual({
      draft,
      base,
      basedOn: '2026-11-20T10:00:00.000Z',
    });
  });

  test('unsaved changes of another text as they were, so that saving finds the conflict', () => {
    const changed = {
      ...SAMPLE_BLOG,
      content: { ...SAMPLE_BLOG.content, intro: 'Somebody else was here.' },
    };
    expect(openDraft(changed, kept)).toEqual(kept);
  });
});
