import type { TextDraft } from '@/lib/blogs/drafts/schema.ts';
import { freeKey, type QuestionDraft, type SectionDraft } from './text-draft.ts';

/** A change to the list of sections or their pictures; typing is not one. */
export type SectionChange =
  | { kind: 'insert'; section: SectionDraft; at: number }
  | { kind: 'remove'; key: number }
  | { kind: 'move'; key: number; to: number }
  | {
      kind: 'picture';
      url: string;
      /** Keys of its old and new section; null when it is added or removed. */
      from: number | null;
      to: number | null;
      /** Index in the new section. */
      at: number;
    };

/** The changed sections, and the change that undoes it. */
type Changed = { sections: SectionDraft[]; inverse: SectionChange };

const without = (sections: readonly SectionDraft[], key: number) => sections.filter((section) => section.key !== key);

/**
 * Applies a change. Undoing it keeps later typing: an inverse moves single sections and never restores an old state.
 * @returns null for a change without effect: its section is gone, or already there
 */
export function changeSections(sections: readonly SectionDraft[], change: SectionChange): Changed | null {
  if (change.kind === 'insert') return insert(sections, change.section, change.at);
  if (change.kind === 'picture') return placePicture(sections, change);
  const at = sections.findIndex((section) => section.key === change.key);
  const section = sections[at];
  if (!section) return null;
  switch (change.kind) {
    case 'remove':
      return { sections: without(sections, change.key), inverse: { kind: 'insert', section, at } };
    case 'move':
      return move(sections, section, at, change.to);
  }
}

function insert(sections: readonly SectionDraft[], section: SectionDraft, at: number): Changed | null {
  if (sections.some(({ key }) => key === section.key)) return null;
  return { sections: sections.toSpliced(at, 0, section), inverse: { kind: 'remove', key: section.key } };
}

function move(sections: readonly SectionDraft[], section: SectionDraft, from: number, to: number): Changed | null {
  if (to === from || to < 0 || to >= sections.length) return null;
  return {
    sections: without(sections, section.key).toSpliced(to, 0, section),
    inverse: { kind: 'move', key: section.key, to: from },
  };
}

type PicturePlace = Extract<SectionChange, { kind: 'picture' }>;

/** Adds, removes or moves a picture, within its section or to another. */
function placePicture(sections: readonly SectionDraft[], { url, from, to, at }: PicturePlace): Changed | null {
  const before = sections.find(({ key }) => key === from)?.images.indexOf(url) ?? 0;
  const isThere = from === null || before >= 0;
  const hasPlace = to === null || sections.some(({ key }) => key === to);
  if (!isThere || !hasPlace || (from === to && before === at)) return null;
  return {
    sections: sections.map((section) => {
      const { key } = section;
      if (key !== from && key !== to) return section;
      const rest = key === from ? section.images.toSpliced(before, 1) : section.images;
      return { ...section, images: key === to ? rest.toSpliced(at, 0, url) : rest };
    }),
    inverse: { kind: 'picture', url, from: to, to: from, at: before },
  };
}

/** The form: the text, and the changes of its sections to undo and redo. */
export type TextState = {
  draft: TextDraft;
  /** Key of the next new section or question. Never reused: a removed one may return. */
  nextKey: number;
  undo: readonly SectionChange[];
  redo: readonly SectionChange[];
  /** What Undo applies to first; fields undo their own typing. */
  latest: 'sections' | 'text';
};

type WrittenField = 'title' | 'description' | 'intro' | 'keyPoints' | 'conclusion';

/** An action on the form. */
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

/** A newly opened form. */
export const initialState = (draft: TextDraft): TextState => ({
  draft,
  nextKey: freeKey(draft),
  undo: [],
  redo: [],
  latest: 'text',
});

/** The form after an action. */
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

/** Applies a change and pushes its inverse on the undo or redo stack; a new change clears the redo stack. */
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
