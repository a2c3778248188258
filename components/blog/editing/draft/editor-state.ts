import { blogEditSchema, type StoredDraft, type TextDraft, type UnsavedText } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import {
  blogDraft,
  draftEdit,
  draftPlainText,
  initialState,
  isSameText,
  type TextAction,
  type TextState,
  textReducer,
} from './text-state.ts';

/** The stored text that the form was opened with, and its version. */
export type Origin = Omit<UnsavedText, 'draft'>;

export type DraftFailure = {
  /** The server's; undefined if it did not answer. */
  reason: string | undefined;
  /** Retrying the same text is pointless (403, 410 …). */
  isFinal: boolean;
  /** A shorter text may be accepted (413). */
  isTooLarge: boolean;
};

export type TextFault = { path: string; message: string };

/** A field that cannot be saved, and why. */
type DraftFault = { path: string; key: KeyIn<typeof FAULTS> };

const FAULTS = 'editor.faults';

/** State of the text editor: its form, the drafts of the server and of other windows, and the pending request. */
export type EditorState = {
  form: TextState;
  origin: Origin;
  activity: 'none' | 'sending' | 'saving' | 'leaving' | 'closed';
  /** The text stored on the server, as a draft or as the blog. */
  stored: TextDraft | null;
  version: string | null;
  /** A newer draft from another window, which must not be overwritten. */
  other: StoredDraft | null;
  /** The blog as another window saved it; saving over it needs a decision. */
  theirs: Blog | null;
  fault: DraftFault | null;
  failure: DraftFailure | null;
  failures: number;
};

/** An event in the editor. Responses name the draft that was sent, since typing continues meanwhile. */
export type EditorAction =
  | TextAction
  | { type: 'send' }
  | { type: 'sent'; draft: TextDraft; version: string | null }
  | { type: 'send-failed'; failure: DraftFailure }
  | { type: 'newer-elsewhere'; other: StoredDraft }
  | { type: 'follow'; other: StoredDraft; isTaken: boolean }
  | { type: 'save' }
  | { type: 'save-failed'; theirs?: Blog }
  /** `stays` keeps the editor open. */
  | { type: 'saved'; draft: TextDraft; blog: Blog; stays: boolean }
  | { type: 'replace'; blog: Blog }
  | { type: 'keep-mine'; theirs: Blog }
  | { type: 'close' };

export type EditorPhase =
  | Exclude<EditorState['activity'], 'none'>
  | 'clean'
  | 'dirty'
  /** The server did not respond; the draft is retried. */
  | 'failed'
  /** The server refuses the draft; it is not retried. */
  | 'refused'
  | 'newer-elsewhere';

/** The pending request, else the next thing to do. */
export function editorPhase({ activity, other, failure, stored, form }: EditorState): EditorPhase {
  if (activity !== 'none') return activity;
  if (other) return 'newer-elsewhere';
  if (form.draft === stored) return 'clean';
  if (!failure) return 'dirty';
  return failure.isFinal ? 'refused' : 'failed';
}

export const isUnsent = (state: EditorState) => editorPhase(state) === 'dirty' || editorPhase(state) === 'failed';

/** Whether the form differs from the blog's saved text, which the server may have spelled differently. */
export function isChanged({ form, origin, stored, version }: EditorState): boolean {
  const isSaved = form.draft === stored && version === null;
  return !isSaved && !isSameText(form.draft, origin.base);
}

export const isBusy = ({ activity }: EditorState) =>
  activity === 'saving' || activity === 'leaving' || activity === 'closed';

export const unsavedDraft = ({ form, origin }: EditorState): UnsavedText => ({ draft: form.draft, ...origin });

const blogOrigin = (blog: Blog): Origin => ({ base: blogDraft(blog), basedOn: blog.updatedAt });

/** The first validation error of a draft; null if the server would accept it. */
export function findDraftFault(draft: TextDraft): DraftFault | null {
  const parsed = blogEditSchema.omit({ basedOn: true }).safeParse(draftEdit(draft));
  const issue = parsed.error?.issues[0];
  if (!issue) return null;
  // Key points share a field.
  const path = issue.path[0] === 'keyPoints' ? ['keyPoints'] : issue.path;
  return { path: path.join('.'), key: issue.message.replace(`${FAULTS}.`, '') as DraftFault['key'] };
}

/** Unsaved changes in this tab, and the version of the server's draft they follow; null for none. */
export type TabDraft = UnsavedText & { version: string | null };

/**
 * Opens the editor with the unsaved changes in this tab, else with those on the server. Changes to an older text keep
 * its base, so that saving detects the conflict.
 */
export function openEditor(blog: Blog, inTab: TabDraft | null, onServer: StoredDraft | null): EditorState {
  const present = blogOrigin(blog);
  const { draft = present.base, base, basedOn } = inTab ?? onServer?.text ?? {};
  const isOutdated = base !== undefined && basedOn !== undefined && !isSameText(base, present.base);
  const isNewer = inTab !== null && onServer !== null && onServer.version !== inTab.version;
  return {
    form: initialState(draft),
    origin: isOutdated ? { base, basedOn } : present,
    activity: 'none',
    stored: inTab ? null : draft,
    version: isNewer ? inTab.version : (onServer?.version ?? null),
    other: isNewer ? onServer : null,
    theirs: null,
    fault: null,
    failure: null,
    failures: 0,
  };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'send':
      return { ...state, activity: 'sending' };
    case 'sent': {
      const { draft: stored, version } = action;
      return afterSending({ ...state, stored, version, failure: null, failures: 0 });
    }
    case 'send-failed':
      return afterSending({ ...state, failure: action.failure, failures: state.failures + 1 });
    case 'newer-elsewhere':
      return afterSending({ ...state, other: action.other });
    case 'follow': {
      const { text, version } = action.other;
      const next = { ...state, version, other: null };
      if (!action.isTaken) return { ...next, stored: null };
      const { draft, ...origin } = text;
      return { ...next, form: initialState(draft), origin, stored: draft };
    }
    case 'save': {
      const fault = findDraftFault(state.form.draft);
      return { ...state, fault, activity: fault || isBusy(state) ? state.activity : 'saving' };
    }
    case 'save-failed':
      return { ...state, activity: 'none', theirs: action.theirs ?? state.theirs };
    case 'saved': {
      const { draft, blog, stays } = action;
      const activity = state.form.draft === draft && !stays ? 'leaving' : 'none';
      return { ...state, activity, origin: blogOrigin(blog), stored: draft, version: null, failure: null };
    }
    case 'replace':
      return { ...state, form: initialState(blogDraft(action.blog)), origin: blogOrigin(action.blog), theirs: null };
    case 'keep-mine':
      return { ...state, origin: blogOrigin(action.theirs), theirs: null };
    case 'close':
      return { ...state, activity: 'closed' };
    default:
      return afterTyping(state, action);
  }
}

const afterSending = (state: EditorState): EditorState =>
  state.activity === 'sending' ? { ...state, activity: 'none' } : state;

/** Typing keeps a closing editor open, and may make a text short enough to retry. */
function afterTyping(before: EditorState, action: TextAction): EditorState {
  const form = textReducer(before.form, action);
  if (form.draft === before.form.draft) return { ...before, form };
  const { activity, failure } = before;
  const isShorter = draftPlainText(form.draft).length < draftPlainText(before.form.draft).length;
  return {
    ...before,
    form,
    activity: activity === 'leaving' ? 'none' : activity,
    failure: failure?.isTooLarge && isShorter ? null : failure,
  };
}
