import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf } from '@/components/blog/editing/draft/text-draft.ts';
import {
  forgetInTab,
  openDraft,
  readTabDraft,
  resume,
  storeInTab,
  tabDraftSchema,
} from '@/components/blog/editing/draft/use-autosave.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { webStorage } from '../../support/web-storage.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

const base = draftOf(SAMPLE_BLOG);
const draft = { ...base, title: 'Tea, Better' };
const stored = { draft, base, basedOn: '2026-11-19T08:00:00.000Z', version: null };

describe('unsaved changes', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', webStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('are stored for their blog', () => {
    storeInTab('b1', stored);
    expect(readTabDraft('b1')).toEqual(stored);
    expect(readTabDraft('b2')).toBeNull();
  });

  test.each([
    ['on demand', () => forgetInTab('b1')],
    ['once there are none', () => storeInTab('b1', { ...stored, draft: base })],
  ])('are deleted %s', (_, forget) => {
    storeInTab('b1', stored);
    forget();
    expect(readTabDraft('b1')).toBeNull();
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

describe('the form begins with', () => {
  test('the blog as it is', () => {
    expect(openDraft(SAMPLE_BLOG, null)).toEqual({ draft: base, base, basedOn: '2026-11-20T10:00:00.000Z' });
  });

  test('unsaved changes, saved against the present blog while its text is the same', () => {
    expect(openDraft(SAMPLE_BLOG, stored)).toEqual({ draft, base, basedOn: '2026-11-20T10:00:00.000Z' });
  });

  test('unsaved changes of another text with their base, so that saving detects the conflict', () => {
    const changed = { ...SAMPLE_BLOG, content: { ...SAMPLE_BLOG.content, intro: 'Somebody else was here.' } };
    expect(openDraft(changed, stored)).toEqual(stored);
  });
});

describe('of unsaved changes, the editor goes on with', () => {
  const text = { draft, base, basedOn: stored.basedOn };
  const onServer = { text, version: '2026-11-20T09:00:00.000Z' };

  const inTab = { ...text, version: onServer.version };
  const none = { text: null, version: null, isSent: true, other: null };
  test.each([
    ['none where there are none', null, null, none],
    ['those of the server if this tab has none', null, onServer, { ...none, text, version: onServer.version }],
    ['those of this tab that the server does not have', inTab, onServer, { text, isSent: false, other: null }],
    [
      'those of this tab if the server’s were discarded',
      inTab,
      null,
      { text, version: null, isSent: false, other: null },
    ],
    [
      'those of this tab, reporting newer ones from another window',
      stored,
      onServer,
      { text, isSent: false, other: onServer },
    ],
  ])('%s', (_, tab, server, resumed) => {
    expect(resume(tab, server)).toMatchObject(resumed);
  });
});
