import { expect, test } from 'vitest';
import {
  type DraftFailure,
  type EditorAction,
  type EditorPhase,
  type EditorState,
  editorReducer,
  isChanged,
  openEditor,
  phaseOf,
} from '@/components/blog/editing/draft/editor-state.ts';
import { failureOf, retryPause } from '@/components/blog/editing/draft/requests.ts';
import type { StoredDraft, TextDraft } from '@/lib/blogs/drafts/schema.ts';
import { ApiError } from '@/lib/http/client.ts';

const text = (title: string): TextDraft => ({
  title,
  description: '',
  intro: 'Intro.',
  keyPoints: '',
  conclusion: 'End.',
  sections: [{ key: 0, heading: 'Heading', content: 'Content.', images: [] }],
  questions: [],
  alternativeTexts: {},
});

const BASE = text('Bees');
const SINCE = '2026-01-01T00:00:00.000Z';
const VERSION = '2026-01-02T00:00:00.000Z';

const opened = openEditor({ draft: BASE, base: BASE, basedOn: SINCE }, { version: null, other: null, isSent: true });

const write = (title: string): EditorAction => ({ type: 'write', field: 'title', text: title });

/** The state after actions, some of which name the draft of an earlier state. */
function after(...actions: (EditorAction | ((state: EditorState) => EditorAction))[]): EditorState {
  return actions.reduce<EditorState>(
    (state, action) => editorReducer(state, typeof action === 'function' ? action(state) : action),
    opened,
  );
}

const sent = ({ form }: EditorState): EditorAction => ({ type: 'sent', draft: form.draft, version: VERSION });
const saved = (draft: TextDraft): EditorAction => ({
  type: 'saved',
  draft,
  origin: { base: text('Bees in town'), basedOn: VERSION },
});
const fails = (failure: Partial<DraftFailure> = {}): EditorAction => ({
  type: 'send-failed',
  failure: { reason: 'Because.', isFinal: false, isTooLarge: false, ...failure },
});
const OTHER: StoredDraft = { text: { draft: text('Wasps'), base: BASE, basedOn: SINCE }, version: VERSION };
const newer: EditorAction = { type: 'newer-elsewhere', other: OTHER };
const send: EditorAction = { type: 'send' };
const save: EditorAction = { type: 'save' };
const refused = [write('Bees in town'), send, fails({ isFinal: true })] as const;

const PHASES: [string, EditorState, EditorPhase][] = [
  ['nothing typed', after(), 'clean'],
  ['something typed', after(write('B')), 'dirty'],
  ['a draft on its way', after(write('B'), send), 'sending'],
  ['the draft has arrived', after(write('B'), send, sent), 'clean'],
  ['typed while the draft was on its way', after(write('B'), send, write('C')), 'sending'],
  ['no answer', after(write('B'), send, fails()), 'failed'],
  ['typed while there is no answer', after(write('B'), send, fails(), write('C')), 'failed'],
  ['an answer at the second try', after(write('B'), send, fails(), send, sent), 'clean'],
  ['the draft is refused', after(...refused), 'refused'],
  ['typed after a refusal', after(...refused, write('C')), 'refused'],
  [
    'a shorter text after one that was too large',
    after(write('Bees'.repeat(9)), send, fails({ isFinal: true, isTooLarge: true }), write('B')),
    'dirty',
  ],
  [
    'a longer text after one that was too large',
    after(write('B'), send, fails({ isFinal: true, isTooLarge: true }), write('Bees, bees, bees')),
    'refused',
  ],
  ['another window has a newer draft', after(write('B'), send, newer), 'newer-elsewhere'],
  ['typed beside a newer draft', after(write('B'), send, newer, write('C')), 'newer-elsewhere'],
  [
    'the newer draft is taken',
    after(write('B'), send, newer, { type: 'follow', other: OTHER, isTaken: true }),
    'clean',
  ],
  [
    'the newer draft is replaced',
    after(write('B'), send, newer, { type: 'follow', other: OTHER, isTaken: false }),
    'dirty',
  ],
  ['saving', after(write('B'), save), 'saving'],
  ['typed while saving', after(write('B'), save, write('C')), 'saving'],
  ['a draft arrives while saving', after(write('B'), send, save, sent), 'saving'],
  ['a draft fails while saving', after(write('B'), send, save, fails()), 'saving'],
  ['not saved', after(write('B'), save, { type: 'save-failed' }), 'dirty'],
  ['saved', after(write('B'), save, ({ form }) => saved(form.draft)), 'leaving'],
  [
    'typed after the text was saved, before the form closes',
    after(write('B'), save, ({ form }) => saved(form.draft), write('C')),
    'dirty',
  ],
  ['saved after a refusal', after(...refused, save, saved(text('B')), write('C')), 'dirty'],
  ['closed', after(write('B'), { type: 'close' }), 'closed'],
  ['a draft arrives after the form was closed', after(write('B'), send, { type: 'close' }, sent), 'closed'],
];

test.each(PHASES)('%s', (_, state, phase) => {
  expect(phaseOf(state)).toBe(phase);
});

test('what was typed while a draft was on its way is sent next', () => {
  const before = after(write('B'), send);
  const state = editorReducer(editorReducer(before, write('C')), {
    type: 'sent',
    draft: before.form.draft,
    version: VERSION,
  });
  expect(phaseOf(state)).toBe('dirty');
  expect(state.version).toBe(VERSION);
});

test('what was typed while the text was being saved stays in the form, as a change of the saved text', () => {
  const saving = after(write('Bees in town'), save);
  const typed = editorReducer(saving, write('Bees in town and country'));
  const state = editorReducer(typed, saved(saving.form.draft));
  expect(phaseOf(state)).toBe('dirty');
  expect(state.form.draft.title).toBe('Bees in town and country');
  expect(state.origin).toEqual({ base: text('Bees in town'), basedOn: VERSION });
  expect(isChanged(state)).toBe(true);
  expect(state.version).toBeNull();
});

test('a failed save keeps the text that it was made from', () => {
  const state = after(write('B'), save, write('C'), { type: 'save-failed' });
  expect(state.origin).toEqual({ base: BASE, basedOn: SINCE });
  expect(state.form.draft.title).toBe('C');
});

test.each([400, 401, 403, 404, 410, 413, 422])('a draft answered %i is not sent again', (status) => {
  const body = JSON.stringify({ code: 'x', message: 'The reason.' });
  const failure = failureOf(new ApiError(status, '', body));
  expect(failure).toMatchObject({ reason: 'The reason.', isFinal: true });
});

test.each([408, 425, 429, 500, 502, 503])('a draft answered %i is sent again', (status) => {
  expect(failureOf(new ApiError(status, '', '')).isFinal).toBe(false);
});

test('a draft without an answer is sent again', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({
    reason: 'the server did not answer.',
    isFinal: false,
    isTooLarge: false,
  });
});

test('the pause before the next try doubles up to a minute', () => {
  expect([1, 2, 3, 4, 9].map(retryPause)).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
});
