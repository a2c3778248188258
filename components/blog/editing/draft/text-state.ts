import { changeSections, type SectionChange } from './section-change';
import { freeKey, type TextDraft } from './text-draft';

/** The form's state: the text, and the changes of its sections that can be taken back or made again. */
export type TextState = {
  draft: TextDraft;
  /** Key of the next new section; never given twice, as a removed section may come back. */
  nextKey: number;
  undo: readonly SectionChange[];
  redo: readonly SectionChange[];
};

/** What can happen to the form. */
export type TextAction =
  | { type: 'write'; field: 'title' | 'intro' | 'conclusion'; text: string }
  | { type: 'write-section'; key: number; field: 'heading' | 'content'; text: string }
  | { type: 'add-section'; at: number }
  | { type: 'change'; change: SectionChange }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'load'; draft: TextDraft };

/** The state of a form that has just been opened. */
export function initialState(draft: TextDraft): TextState {
  return { draft, nextKey: freeKey(draft.sections), undo: [], redo: [] };
}

/** The state after an action. */
export function textReducer(state: TextState, action: TextAction): TextState {
  const { draft, nextKey } = state;
  switch (action.type) {
    case 'write':
      return { ...state, draft: { ...draft, [action.field]: action.text } };
    case 'write-section': {
      const { key, field, text } = action;
      const sections = draft.sections.map((section) =>
        section.key === key ? { ...section, [field]: text } : section,
      );
      return { ...state, draft: { ...draft, sections } };
    }
    case 'add-section': {
      const section = { key: nextKey, heading: '', content: '', images: [] };
      const added = step(state, { kind: 'insert', section, at: action.at }, 'new');
      return { ...added, nextKey: nextKey + 1 };
    }
    case 'change':
      return step(state, action.change, 'new');
    case 'undo':
      return step(state, state.undo.at(-1), 'undo');
    case 'redo':
      return step(state, state.redo.at(-1), 'redo');
    case 'load':
      return initialState(action.draft);
  }
}

/** Applies a change and puts its inverse on the undo or redo stack; a new change empties the redo stack. */
function step(
  state: TextState,
  change: SectionChange | undefined,
  kind: 'new' | 'undo' | 'redo',
): TextState {
  const changed = change && changeSections(state.draft.sections, change);
  const undo = kind === 'undo' ? state.undo.slice(0, -1) : state.undo;
  const redo = kind === 'redo' ? state.redo.slice(0, -1) : state.redo;
  if (!changed) return kind === 'new' ? state : { ...state, undo, redo };
  const { sections, inverse } = changed;
  const next = { ...state, draft: { ...state.draft, sections } };
  if (kind === 'undo') return { ...next, undo, redo: [...redo, inverse] };
  return { ...next, undo: [...undo, inverse], redo: kind === 'redo' ? redo : [] };
}
