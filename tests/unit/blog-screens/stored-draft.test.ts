import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftStorage, tabDraftSchema } from '@/components/blog/editing/draft/draft-storage.ts';
import { openEditor } from '@/components/blog/editing/draft/editor-state.ts';
import { draftOf } from '@/components/blog/editing/draft/text-state.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { webStorage } from '../../support/web-storage.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

const base = draftOf(SAMPLE_BLOG);
const draft = { ...base, title: 'Tea, Better' };
const stored = { draft, base, basedOn: '2026-11-19T08:00:00.000Z', version: null };

describe('unsaved changes', () => {
  const storage = new DraftStorage('b1');
  beforeEach(() => vi.stubGlobal('sessionStorage', webStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('are stored for their blog', () => {
    storage.writeTab(stored);
    expect(storage.readTab()).toEqual(stored);
    expect(new DraftStorage('b2').readTab()).toBeNull();
  });

  test('are deleted on demand', () => {
    storage.writeTab(stored);
    storage.clearTab();
    expect(storage.readTab()).toBeNull();
  });

  test('are deleted once there are none', () => {
    storage.writeTab(stored);
    storage.writeTab({ ...stored, draft: base });
    expect(storage.readTab()).toBeNull();
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"draft":{"title":"T"}}'],
  ['a text without sections', JSON.stringify({ ...stored, draft: { ...draft, sections: [] } })],
])('does not read %s as unsaved changes', (_name, json) => {
  expect(parseStored(json, tabDraftSchema)).toBeNull();
});

const text = { draft, base, basedOn: stored.basedOn };
const onServer = { text, version: '2026-11-20T09:00:00.000Z' };
const PRESENT = { base, basedOn: '2026-11-20T10:00:00.000Z' };

test.each([
  [
    'the blog as it is',
    null,
    null,
    { form: { draft: base }, origin: PRESENT, stored: base, version: null, other: null },
  ],
  [
    'those of the server if this tab has none',
    null,
    onServer,
    { form: { draft }, origin: PRESENT, stored: draft, version: onServer.version, other: null },
  ],
  [
    'those of this tab that the server does not have',
    { ...text, version: onServer.version },
    onServer,
    { form: { draft }, origin: PRESENT, stored: null, version: onServer.version, other: null },
  ],
  [
    'those of this tab if the server’s were discarded elsewhere',
    { ...text, version: onServer.version },
    null,
    { form: { draft }, stored: null, version: null, other: null },
  ],
  [
    'those of this tab, reporting newer ones from another window',
    stored,
    onServer,
    { form: { draft }, stored: null, version: null, other: onServer },
  ],
])('of unsaved changes, the editor goes on with %s', (_, inTab, server, state) => {
  expect(openEditor(SAMPLE_BLOG, inTab, server)).toMatchObject(state);
});

test('unsaved changes of another text keep their base, so that saving detects the conflict', () => {
  const changed = { ...SAMPLE_BLOG, content: { ...SAMPLE_BLOG.content, intro: 'Somebody else was here.' } };
  const { basedOn } = stored;
  expect(openEditor(changed, stored, null)).toMatchObject({ form: { draft }, origin: { base, basedOn } });
});
