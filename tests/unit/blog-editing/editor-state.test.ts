import { expect, test } from 'vitest';
import { describeStorageError, retryPause } from '@/components/blog/editing/draft/draft-storage.ts';
import {
  type DraftFailure,
  type EditorAction,
  type EditorPhase,
  type EditorState,
  editorPhase,
  editorReducer,
  isChanged,
  openEditor,
} from '@/components/blog/editing/draft/editor-state.ts';
import { blogDraft } from '@/components/blog/editing/draft/text-state.ts';
import type { StoredDraft, TextDraft } from '@/lib/blogs/editing/schema.ts';
import { ApiError } from '@/lib/http/client.ts';
import { SAMPLE_BLOG } from '../blog-screens/sample-blog.ts';

const text = (title: string): TextDraft => ({
  title,
  description: '',
  intro: 'Intro.',
  keyPoints: '',
  conclusion: 'End.',
  conclusionHeading: '',
  sections: [{ key: 0, heading: 'Heading', content: 'Content.', images: [] }],
  questions: [],
  alternativeTexts: {},
  captions: {},
});

const BASE = text('Bees');
const SINCE = '2026-01-01T00:00:00.000Z';
const VERSION = '2026-01-02T00:00:00.000Z';

const { title, intro, conclusion } = BASE;
const sections = [{ heading: 'Heading', content: 'Content.', images: [] }];
const opened = openEditor(
  { ...SAMPLE_BLOG, content: { title, intro, sections, conclusion }, updatedAt: SINCE },
  null,
  null,
);

const write = (title: string): EditorAction => ({ type: 'write', field: 'title', text: title });

/** The state after actions, some of which name the draft of an earlier state. */
function after(...actions: (EditorAction | ((state: EditorState) => EditorAction))[]): EditorState {
  return actions.reduce<EditorState>(
    (state, action) => editorReducer(state, typeof action === 'function' ? action(state) : action),
    opened,
  );
}

const sent = ({ form }: EditorState): EditorAction => ({ type: 'sent', draft: form.draft, version: VERSION });
const TOWN = { ...SAMPLE_BLOG, updatedAt: VERSION };
const saved = (draft: TextDraft, stays = false): EditorAction => ({ type: 'saved', draft, blog: TOWN, stays });
const fails = (failure: Partial<DraftFailure> = {}): EditorAction => ({
  type: 'send-failed',
  failure: { reason: 'Because.', isFinal: false, isTooLarge: false, ...failure },
});
const OTHER: StoredDraft = { text: { draft: text('Wasps'), base: BASE, basedOn: SINCE }, version: VERSION };
const newer: EditorAction = { type: 'newer-elsewhere', other: OTHER };
const send: EditorAction = { type: 'send' };
const save: EditorAction = { type: 'save' };
const conflict: EditorAction = { type: 'save-failed', theirs: TOWN };
const refused = [write('Bees in town'), send, fails({ isFinal: true })] as const;
const tooLarge = fails({ isFinal: true, isTooLarge: true });
const follow = (isTaken: boolean): EditorAction => ({ type: 'follow', other: OTHER, isTaken });
const saveAll = [save, ({ form }: EditorState) => saved(form.draft)] as const;

const PHASES: [string, EditorState, EditorPhase][] = [
  ['unchanged', after(), 'clean'],
  ['typed', after(write('B')), 'dirty'],
  ['sending a draft', after(write('B'), send), 'sending'],
  ['draft stored', after(write('B'), send, sent), 'clean'],
  ['typed while sending', after(write('B'), send, write('C')), 'sending'],
  ['no response', after(write('B'), send, fails()), 'failed'],
  ['typed without a response', after(write('B'), send, fails(), write('C')), 'failed'],
  ['stored at the second attempt', after(write('B'), send, fails(), send, sent), 'clean'],
  ['draft refused', after(...refused), 'refused'],
  ['typed after a refusal', after(...refused, write('C')), 'refused'],
  ['shortened after too large', after(write('Bees'.repeat(9)), send, tooLarge, write('B')), 'dirty'],
  ['lengthened after too large', after(write('B'), send, tooLarge, write('Bees, bees, bees')), 'refused'],
  ['newer draft in another window', after(write('B'), send, newer), 'newer-elsewhere'],
  ['typed despite a newer draft', after(write('B'), send, newer, write('C')), 'newer-elsewhere'],
  ['newer draft loaded', after(write('B'), send, newer, follow(true)), 'clean'],
  ['newer draft overwritten', after(write('B'), send, newer, follow(false)), 'dirty'],
  ['saving', after(write('B'), save), 'saving'],
  ['typed while saving', after(write('B'), save, write('C')), 'saving'],
  ['draft stored while saving', after(write('B'), send, save, sent), 'saving'],
  ['draft failed while saving', after(write('B'), send, save, fails()), 'saving'],
  ['save failed', after(write('B'), save, { type: 'save-failed' }), 'dirty'],
  ['saved', after(write('B'), ...saveAll), 'leaving'],
  ['saved and kept open', after(write('B'), save, ({ form }) => saved(form.draft, true)), 'clean'],
  ['typed after saving, before the form closes', after(write('B'), ...saveAll, write('C')), 'dirty'],
  ['saved after a refusal', after(...refused, save, saved(text('B')), write('C')), 'dirty'],
  ['saved with an empty title', after(write(' '), save), 'dirty'],
  ['saved twice at once', after(write('B'), save, save), 'saving'],
  ['saved over another text', after(write('B'), save, conflict), 'dirty'],
  ['closed', after(write('B'), { type: 'close' }), 'closed'],
  ['draft stored after closing', after(write('B'), send, { type: 'close' }, sent), 'closed'],
];

test.each(PHASES)('%s', (_, state, phase) => {
  expect(editorPhase(state)).toBe(phase);
});

test('sends next what was typed while sending', () => {
  const before = after(write('B'), send);
  const state = editorReducer(editorReducer(before, write('C')), {
    type: 'sent',
    draft: before.form.draft,
    version: VERSION,
  });
  expect(editorPhase(state)).toBe('dirty');
  expect(state.version).toBe(VERSION);
});

test('keeps what was typed while saving as a change of the saved text', () => {
  const saving = after(write('Bees in town'), save);
  const typed = editorReducer(saving, write('Bees in town and country'));
  const state = editorReducer(typed, saved(saving.form.draft));
  expect(editorPhase(state)).toBe('dirty');
  expect(state.form.draft.title).toBe('Bees in town and country');
  expect(state.origin).toEqual({ base: blogDraft(TOWN), basedOn: VERSION });
  expect(isChanged(state)).toBe(true);
  expect(state.version).toBeNull();
});

test('has no change after a save that keeps the form open, also where the server spells the text differently', () => {
  const state = after(write('B'), save, ({ form }) => saved(form.draft, true));
  expect(state.origin.base).not.toEqual(state.form.draft);
  expect(isChanged(state)).toBe(false);
  expect(isChanged(editorReducer(state, write('C')))).toBe(true);
});

test('keeps the origin after a failed save', () => {
  const state = after(write('B'), save, write('C'), { type: 'save-failed' });
  expect(state.origin).toEqual({ base: BASE, basedOn: SINCE });
  expect(state.form.draft.title).toBe('C');
});

test.each([400, 401, 403, 404, 410, 413, 422])('does not retry a draft after %i', (status) => {
  const body = JSON.stringify({ code: 'x', message: 'The reason.' });
  const failure = describeStorageError(new ApiError(status, '', body));
  expect(failure).toMatchObject({ reason: 'The reason.', isFinal: true });
});

test.each([408, 425, 429, 500, 502, 503])('retries a draft after %i', (status) => {
  expect(describeStorageError(new ApiError(status, '', '')).isFinal).toBe(false);
});

test('retries a draft without a response', () => {
  expect(describeStorageError(new TypeError('Failed to fetch'))).toEqual({
    reason: undefined,
    isFinal: false,
    isTooLarge: false,
  });
});

test('names the first invalid field until the next save', () => {
  const state = after(write(' '), save);
  expect(state.fault).toEqual({ path: 'title', key: 'titleMissing' });
  expect(editorReducer(editorReducer(state, write('B')), save).fault).toBeNull();
});

test('reports a text that another window saved, and saves over it on request', () => {
  const state = after(write('B'), save, conflict);
  expect(state.theirs).toBe(TOWN);
  const kept = editorReducer(state, { type: 'keep-mine', theirs: TOWN });
  expect(kept).toMatchObject({ theirs: null, origin: { base: blogDraft(TOWN), basedOn: VERSION } });
  expect(kept.form.draft.title).toBe('B');
});

test('loads a text that another window saved', () => {
  const state = after(write('B'), save, conflict, { type: 'replace', blog: TOWN });
  expect(state.theirs).toBeNull();
  expect(state.form.draft).toEqual(blogDraft(TOWN));
  expect(isChanged(state)).toBe(false);
});

test('keeps a conflict when the next save gets no response', () => {
  expect(after(write('B'), save, conflict, save, { type: 'save-failed' }).theirs).toBe(TOWN);
});

test('doubles the delay before the next attempt up to a minute', () => {
  expect([1, 2, 3, 4, 9].map(retryPause)).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
});
