import type { TextDraft } from '@/lib/blogs/drafts/schema.ts';
import { changeSections, type SectionChange } from './section-change.ts';
import { freeKey, type QuestionDraft } from './text-draft.ts';

/** The form's state: the text, and the changes of its sections that can be taken back or made again. */
export type TextState = {
  draft: TextDraft;
  /** Key of the next new section or question; never given twice, as a removed one may come back. */
  nextKey: number;
  undo: readonly SectionChange[];
  redo: readonly SectionChange[];
  /** What undo begins with: the fields take back by themselves what was typed in them. */
  latest: 'sections' | 'text';
};

type WrittenField = 'title' | 'description' | 'intro' | 'keyPoints' | 'conclusion';

/** What can happen to the form. */
export type TextAction =
  | { type: 'write'; field: WrittenField; text: string }
  | { type: 'write-section'; key: number; field: 'heading' | 'content'; text: string }
  | { type: 'describe-picture'; url: string; text: string }
  | { type: 'add-section'; at: number }
  | { type: 'add-question' }
  | { type: 'insert-question'; question: QuestionDraft; at: number }
  | { type: 'write-question'; key: number; field: 'question' | 'answer'; text: string }
  | { type: 'remove-question'; key: number }
  | { type: 'change'; change: SectionChange }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'load'; draft: TextDraft };

/** The state of a form that has just been opened. */
export function initialState(draft: TextDraft): TextState {
  return { draft, nextKey: freeKey(draft), undo: [], redo: [], latest: 'text' };
}

/** The state after an action. */
export function textReducer(before: TextState, action: TextAction): TextState {
  const state: TextState = { ...before, latest: 'text' };
  const { draft, nextKey } = state;
  switch (action.type) {
    case 'write':
      return { ...state, draft: { ...draft, [action.field]: action.text } };
    case 'write-section': {
      const { key, field, text } = action;
      const sections = draft.sections.map((section) => (section.key === key ? { ...section, [field]: text } : section));
      return { ...state, draft: { ...draft, sections } };
    }
    case 'add-section': {
      const section = { key: nextKey, heading: '', content: '', images: [] };
      const added = step(state, { kind: 'insert', section, at: action.at }, 'new');
      return { ...added, nextKey: nextKey + 1 };
    }
    case 'describe-picture': {
      const alternativeTexts = { ...draft.alternativeTexts, [action.url]: action.text };
      return { ...state, draft: { ...draft, alternativeTexts } };
    }
    case 'add-question': {
      const question = { key: nextKey, question: '', answer: '' };
      const questions = [...draft.questions, question];
      return { ...state, draft: { ...draft, questions }, nextKey: nextKey + 1 };
    }
    case 'insert-question':
    case 'write-question':
    case 'remove-question':
      return { ...state, draft: { ...draft, questions: changeQuestions(draft.questions, action) } };
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

type QuestionAction = Extract<TextAction, { type: 'insert-question' | 'write-question' | 'remove-question' }>;

function changeQuestions(questions: QuestionDraft[], action: QuestionAction): QuestionDraft[] {
  switch (action.type) {
    case 'insert-question': {
      const isThere = questions.some(({ key }) => key === action.question.key);
      return isThere ? questions : questions.toSpliced(action.at, 0, action.question);
    }
    case 'write-question':
      return questions.map((each) => (each.key === action.key ? { ...each, [action.field]: action.text } : each));
    case 'remove-question':
      return questions.filter(({ key }) => key !== action.key);
  }
}

/** Applies a change and puts its inverse on the undo or redo stack; a new change empties the redo stack. */
function step(state: TextState, change: SectionChange | undefined, kind: 'new' | 'undo' | 'redo'): TextState {
  const changed = change && changeSections(state.draft.sections, change);
  const undo = kind === 'undo' ? state.undo.slice(0, -1) : state.undo;
  const redo = kind === 'redo' ? state.redo.slice(0, -1) : state.redo;
  if (!changed) return kind === 'new' ? state : { ...state, undo, redo, latest: 'sections' };
  const { sections, inverse } = changed;
  const latest = 'sections' as const;
  const next = { ...state, draft: { ...state.draft, sections }, latest };
  if (kind === 'undo') return { ...next, undo, redo: [...redo, inverse] };
  return { ...next, undo: [...undo, inverse], redo: kind === 'redo' ? redo : [] };
}
