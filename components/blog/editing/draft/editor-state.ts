import type { StoredDraft, TextDraft, UnsavedText } from '@/lib/blogs/drafts/schema.ts';
import { isSameText, plainTextOf } from './text-draft.ts';
import { initialState, type TextAction, type TextState, textReducer } from './text-state.ts';

/** The text that the form's was made from, as it is stored. */
type Origin = Omit<UnsavedText, 'draft'>;

/** Why the server did not take a draft. */
export type DraftFailure = {
  reason: string;
  /** Sending the same text again is pointless (403, 410 …). */
  isFinal: boolean;
  /** A shorter text may be taken (413). */
  isTooLarge: boolean;
};

/** The state of a text editor: its form, the server's draft, and the request under way. */
export type EditorState = {
  form: TextState;
  origin: Origin;
  activity: 'none' | 'sending' | 'saving' | 'leaving' | 'closed';
  /** The text that the server has, as a draft or as the blog's. */
  stored: TextDraft | null;
  /** Version of the server's draft; null for none. */
  version: string | null;
  /** A newer draft of another window; nothing is stored over it. */
  other: StoredDraft | null;
  failure: DraftFailure | null;
  /** Failed tries in a row. */
  failures: number;
};

/** What can happen to an editor. Answers name the draft that was sent, as typing goes on meanwhile. */
export type EditorAction =
  | TextAction
  | { type: 'send' }
  | { type: 'sent'; draft: TextDraft; version: string | null }
  | { type: 'send-failed'; failure: DraftFailure }
  | { type: 'newer-elsewhere'; other: StoredDraft }
  | { type: 'follow'; other: StoredDraft; isTaken: boolean }
  | { type: 'save' }
  | { type: 'save-failed' }
  | { type: 'saved'; draft: TextDraft; origin: Origin }
  | { type: 'replace'; text: UnsavedText }
  | { type: 'rebase'; origin: Origin }
  | { type: 'close' };

/** Where an editor stands. */
export type EditorPhase =
  | Exclude<EditorState['activity'], 'none'>
  /** The server has the text. */
  | 'clean'
  /** There is something to send. */
  | 'dirty'
  /** The server did not answer; the draft is sent again. */
  | 'failed'
  /** The server does not take the draft; it is not sent again. */
  | 'refused'
  | 'newer-elsewhere';

/** The request under way, else the next thing to do. */
export function phaseOf({ activity, other, failure, stored, form }: EditorState): EditorPhase {
  if (activity !== 'none') return activity;
  if (other) return 'newer-elsewhere';
  if (form.draft === stored) return 'clean';
  if (!failure) return 'dirty';
  return failure.isFinal ? 'refused' : 'failed';
}

/** Whether the form holds changes that are not saved as the blog's text. */
export const isChanged = ({ form, origin }: EditorState) => !isSameText(form.draft, origin.base);

/** The text of the form with the one it was made from. */
export const unsavedOf = ({ form, origin }: EditorState): UnsavedText => ({ draft: form.draft, ...origin });

/** The state of an editor that has just been opened. */
export function openEditor(
  { draft, ...origin }: UnsavedText,
  resumed: Pick<EditorState, 'version' | 'other'> & { isSent: boolean },
): EditorState {
  const { version, other, isSent } = resumed;
  return {
    form: initialState(draft),
    origin,
    activity: 'none',
    stored: isSent ? draft : null,
    version,
    other,
    failure: null,
    failures: 0,
  };
}

const done = (state: EditorState): EditorState =>
  state.activity === 'sending' ? { ...state, activity: 'none' } : state;

/** Typing keeps an editor open that was about to close, and may make a text short enough. */
function typed(before: EditorState, action: TextAction): EditorState {
  const form = textReducer(before.form, action);
  const state = { ...before, form };
  if (form.draft === before.form.draft) return state;
  const { activity, failure } = before;
  const isShorter = plainTextOf(form.draft).length < plainTextOf(before.form.draft).length;
  return {
    ...state,
    activity: activity === 'leaving' ? 'none' : activity,
    failure: failure?.isTooLarge && isShorter ? null : failure,
  };
}

/** The state after an action. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'send':
      return { ...state, activity: 'sending' };
    case 'sent': {
      const { draft: stored, version } = action;
      return done({ ...state, stored, version, failure: null, failures: 0 });
    }
    case 'send-failed':
      return done({ ...state, failure: action.failure, failures: state.failures + 1 });
    case 'newer-elsewhere':
      return done({ ...state, other: action.other });
    case 'follow': {
      const { text, version } = action.other;
      const next = { ...state, version, other: null };
      if (!action.isTaken) return { ...next, stored: null };
      return { ...next, ...loaded(text), stored: text.draft };
    }
    case 'save':
      return { ...state, activity: 'saving' };
    case 'save-failed':
      return { ...state, activity: 'none' };
    case 'saved': {
      const { draft, origin } = action;
      const activity = state.form.draft === draft ? 'leaving' : 'none';
      return { ...state, activity, origin, stored: draft, version: null, failure: null };
    }
    case 'replace':
      return { ...state, ...loaded(action.text) };
    case 'rebase':
      return { ...state, origin: action.origin };
    case 'close':
      return { ...state, activity: 'closed' };
    default:
      return typed(state, action);
  }
}

const loaded = ({ draft, ...origin }: UnsavedText) => ({ form: initialState(draft), origin });
