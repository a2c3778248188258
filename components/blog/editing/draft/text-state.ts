import type { BlogEdit, TextDraft } from '@/lib/blogs/editing/schema.ts';
import { alternativeText, hasOwnCaption } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

export type SectionDraft = TextDraft['sections'][number];

export type QuestionDraft = TextDraft['questions'][number];

export function draftOf({ content, description = '' }: Pick<Blog, 'content' | 'description'>): TextDraft {
  const { title, intro, keyPoints = [], conclusion, questions = [] } = content;
  const sections = content.sections.map(({ heading, content: text, images }, key) => ({
    key,
    heading,
    content: text,
    images: images.map((image) => image.url),
  }));
  const images = content.sections.flatMap((section) => section.images);
  return {
    title,
    description,
    intro,
    sections,
    conclusion,
    keyPoints: keyPoints.join('\n'),
    questions: questions.map((each, key) => ({ key, ...each })),
    alternativeTexts: Object.fromEntries(images.map((image) => [image.url, alternativeText(image)])),
    captions: Object.fromEntries(images.filter(hasOwnCaption).map(({ url, source }) => [url, source])),
  };
}

/** A draft as the request body of PUT /api/blogs/{id}, without its version. */
export function editOf(draft: TextDraft): Omit<BlogEdit, 'basedOn' | 'draftVersion'> {
  const { title, description, intro, keyPoints, sections, conclusion, questions } = draft;
  const shown = new Set(sections.flatMap(({ images }) => images));
  const ofShown = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).filter(([url]) => shown.has(url)));
  return {
    title,
    description,
    intro,
    conclusion,
    keyPoints: keyPoints
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    sections: sections.map(({ heading, content, images }) => ({ heading, content, images })),
    questions: questions.map(({ question, answer }) => ({ question, answer })),
    alternativeTexts: ofShown(draft.alternativeTexts),
    captions: ofShown(draft.captions),
  };
}

/** The server trims texts, and browsers differ in line endings. */
const comparable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;

/** Whether two drafts would be stored as the same text. */
export function isSameText(one: TextDraft, other: TextDraft): boolean {
  return JSON.stringify(editOf(one), comparable) === JSON.stringify(editOf(other), comparable);
}

function freeKey({ sections, questions }: TextDraft): number {
  return Math.max(-1, ...[...sections, ...questions].map(({ key }) => key)) + 1;
}

export function plainTextOf(draft: TextDraft): string {
  const { title, description, intro, keyPoints, sections, conclusion, questions } = draft;
  const parts = sections.flatMap(({ heading, content }) => [heading, content]);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return [title, description, intro, keyPoints, ...parts, conclusion, ...answers]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

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

type Changed = { sections: SectionDraft[]; inverse: SectionChange };

/**
 * Applies a change. Undoing it keeps later typing: an inverse moves single sections and never restores an old state.
 * @returns null for a change without effect: its section is gone, or already there
 */
export function changeSections(sections: readonly SectionDraft[], change: SectionChange): Changed | null {
  if (change.kind === 'picture') return placePicture(sections, change);
  const key = change.kind === 'insert' ? change.section.key : change.key;
  const from = sections.findIndex((section) => section.key === key);
  const section = sections[from];
  if (change.kind === 'insert') {
    if (section) return null;
    return { sections: sections.toSpliced(change.at, 0, change.section), inverse: { kind: 'remove', key } };
  }
  if (!section) return null;
  const others = sections.toSpliced(from, 1);
  if (change.kind === 'remove') return { sections: others, inverse: { kind: 'insert', section, at: from } };
  const { to } = change;
  if (to === from || to < 0 || to >= sections.length) return null;
  return { sections: others.toSpliced(to, 0, section), inverse: { kind: 'move', key, to: from } };
}

type PicturePlace = Extract<SectionChange, { kind: 'picture' }>;

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

type Writing<Field extends string = string> = { key: number; field: Field; text: string };

export type TextAction =
  | { type: 'write'; field: WrittenField; text: string }
  | ({ type: 'write-section' } & Writing<'heading' | 'content'>)
  | { type: 'describe-picture'; field: 'alternativeTexts' | 'captions'; url: string; text: string }
  | { type: 'add-section'; at: number }
  | { type: 'add-question' }
  | { type: 'insert-question'; question: QuestionDraft; at: number }
  | ({ type: 'write-question' } & Writing<'question' | 'answer'>)
  | { type: 'remove-question'; key: number }
  | { type: 'change'; change: SectionChange }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'load'; draft: TextDraft };

export const initialState = (draft: TextDraft): TextState => ({
  draft,
  nextKey: freeKey(draft),
  undo: [],
  redo: [],
  latest: 'text',
});

const written = <Item extends { key: number }>(list: readonly Item[], { key, field, text }: Writing): Item[] =>
  list.map((item) => (item.key === key ? { ...item, [field]: text } : item));

/** The form after an action. */
export function textReducer(before: TextState, action: TextAction): TextState {
  const state: TextState = { ...before, latest: 'text' };
  const { draft, nextKey } = state;
  const { sections, questions } = draft;
  const withDraft = (changes: Partial<TextDraft>): TextState => ({ ...state, draft: { ...draft, ...changes } });
  switch (action.type) {
    case 'write':
      return withDraft({ [action.field]: action.text });
    case 'write-section':
      return withDraft({ sections: written(sections, action) });
    case 'write-question':
      return withDraft({ questions: written(questions, action) });
    case 'describe-picture':
      return withDraft({ [action.field]: { ...draft[action.field], [action.url]: action.text } });
    case 'add-section': {
      const section = { key: nextKey, heading: '', content: '', images: [] };
      return { ...step(state, { kind: 'insert', section, at: action.at }, 'new'), nextKey: nextKey + 1 };
    }
    case 'add-question': {
      const question = { key: nextKey, question: '', answer: '' };
      return { ...withDraft({ questions: [...questions, question] }), nextKey: nextKey + 1 };
    }
    case 'insert-question': {
      const isThere = questions.some(({ key }) => key === action.question.key);
      return isThere ? state : withDraft({ questions: questions.toSpliced(action.at, 0, action.question) });
    }
    case 'remove-question':
      return withDraft({ questions: questions.filter(({ key }) => key !== action.key) });
    case 'change':
      return step(state, action.change, 'new');
    case 'undo':
    case 'redo':
      return step(state, state[action.type].at(-1), action.type);
    case 'load':
      return initialState(action.draft);
  }
}

/** Applies a change and pushes its inverse on the undo or redo stack; a new change clears the redo stack. */
function step(state: TextState, change: SectionChange | undefined, kind: 'new' | 'undo' | 'redo'): TextState {
  const changed = change && changeSections(state.draft.sections, change);
  const undo = kind === 'undo' ? state.undo.slice(0, -1) : state.undo;
  const redo = kind === 'redo' ? state.redo.slice(0, -1) : state.redo;
  if (!changed) return kind === 'new' ? state : { ...state, undo, redo, latest: 'sections' };
  const { sections, inverse } = changed;
  const next: TextState = { ...state, draft: { ...state.draft, sections }, latest: 'sections' };
  if (kind === 'undo') return { ...next, undo, redo: [...redo, inverse] };
  return { ...next, undo: [...undo, inverse], redo: kind === 'redo' ? redo : [] };
}
