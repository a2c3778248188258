import type { BlogEdit, TextDraft } from '@/lib/blogs/editing/schema.ts';
import { alternativeText, hasOwnCaption } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

export type SectionDraft = TextDraft['sections'][number];

export type QuestionDraft = TextDraft['questions'][number];

export function blogDraft({ content, description = '' }: Pick<Blog, 'content' | 'description'>): TextDraft {
  const { title, intro, keyPoints = [], conclusion, conclusionHeading = '', questions = [] } = content;
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
    conclusionHeading,
    keyPoints: keyPoints.join('\n'),
    questions: questions.map((each, key) => ({ key, ...each })),
    alternativeTexts: Object.fromEntries(images.map((image) => [image.url, alternativeText(image)])),
    captions: Object.fromEntries(images.filter(hasOwnCaption).map(({ url, source }) => [url, source])),
  };
}

/** A draft as the request body of PUT /api/blogs/{id}, without its version. */
export function draftEdit(draft: TextDraft): Omit<BlogEdit, 'basedOn' | 'draftVersion'> {
  const { title, description, intro, keyPoints, sections, conclusion, conclusionHeading, questions } = draft;
  const shown = new Set(sections.flatMap(({ images }) => images));
  const ofShown = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).filter(([url]) => shown.has(url)));
  return {
    title,
    description,
    intro,
    conclusion,
    conclusionHeading,
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
export const isSameText = (one: TextDraft, other: TextDraft): boolean =>
  JSON.stringify(draftEdit(one), comparable) === JSON.stringify(draftEdit(other), comparable);

const freeKey = ({ sections, questions }: TextDraft): number =>
  Math.max(-1, ...[...sections, ...questions].map(({ key }) => key)) + 1;

export function draftPlainText(draft: TextDraft): string {
  const { title, description, intro, keyPoints, sections, conclusion, conclusionHeading, questions } = draft;
  const parts = sections.flatMap(({ heading, content }) => [heading, content]);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return [title, description, intro, keyPoints, ...parts, conclusionHeading, conclusion, ...answers]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

type Item = { key: number };

/** The list with an item back in its place, unless it is there. */
export const insertItem = <Each extends Item>(list: Each[], item: Each, at: number): Each[] =>
  list.some(({ key }) => key === item.key) ? list : list.toSpliced(at, 0, item);

export const removeItem = <Each extends Item>(list: Each[], { key }: Item): Each[] =>
  list.some((item) => item.key === key) ? list.filter((item) => item.key !== key) : list;

/** The list with an item some places further, unless it would leave the list. */
export function moveItem<Each extends Item>(list: Each[], { key }: Item, by: number): Each[] {
  const from = list.findIndex((item) => item.key === key);
  const item = list[from];
  return item && list[from + by] ? list.toSpliced(from, 1).toSpliced(from + by, 0, item) : list;
}

/** A picture's place in a section, by its key; null when it is added or removed. */
type PictureMove = { url: string; from: number | null; to: number | null; at: number };

/** The sections with a picture in its new place, unless it left the old one, or the new one is gone or has it. */
export function placePicture(sections: SectionDraft[], { url, from, to, at }: PictureMove): SectionDraft[] {
  const wantedImages = (wanted: number) => sections.find(({ key }) => key === wanted)?.images;
  const isGone = from !== null && !wantedImages(from)?.includes(url);
  const target = to === null || to === from ? [] : wantedImages(to);
  if (isGone || !target || target.includes(url)) return sections;
  return sections.map((section) => {
    const { key, images } = section;
    if (key !== from && key !== to) return section;
    const rest = key === from ? images.toSpliced(images.indexOf(url), 1) : images;
    return { ...section, images: key === to ? rest.toSpliced(at, 0, url) : rest };
  });
}

/** The lists of a form, with the texts of their items. */
type Lists = Pick<TextDraft, 'sections' | 'questions'>;

/** The form: the text, and its earlier and later lists to undo and redo. */
export type TextState = {
  draft: TextDraft;
  /** Key of the next new section or question. Never reused: a removed one may return. */
  nextKey: number;
  undo: readonly Lists[];
  redo: readonly Lists[];
  /** What Undo applies to first; fields undo their own typing. */
  latest: 'lists' | 'text';
};

export type WrittenField = 'title' | 'description' | 'intro' | 'keyPoints' | 'conclusion' | 'conclusionHeading';

type Writing<Field extends string = string> = { key: number; field: Field; text: string };

export type TextAction =
  | { type: 'write'; field: WrittenField; text: string }
  | ({ type: 'write-section' } & Writing<'heading' | 'content'>)
  | { type: 'describe-picture'; field: 'alternativeTexts' | 'captions'; url: string; text: string }
  | ({ type: 'write-question' } & Writing<'question' | 'answer'>)
  /** Adds, moves or removes sections, pictures or questions; `key` is free. The same lists are no change. */
  | { type: 'arrange'; change: (lists: Lists, key: number) => Partial<Lists> }
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

/** The list with a text in an item's field. */
export const written = <Item extends { key: number }>(list: readonly Item[], { key, field, text }: Writing): Item[] =>
  list.map((item) => (item.key === key ? { ...item, [field]: text } : item));

export function textReducer(before: TextState, action: TextAction): TextState {
  const state: TextState = { ...before, latest: 'text' };
  const { draft } = state;
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
    case 'arrange': {
      const { sections, questions, ...texts } = draft;
      const changed = { sections, questions, ...action.change({ sections, questions }, state.nextKey) };
      if (changed.sections === sections && changed.questions === questions) return state;
      const undo = [...state.undo, { sections, questions }];
      return { draft: { ...texts, ...changed }, nextKey: state.nextKey + 1, undo, redo: [], latest: 'lists' };
    }
    case 'undo':
      return step(state, 'undo', 'redo');
    case 'redo':
      return step(state, 'redo', 'undo');
    case 'load':
      return initialState(action.draft);
  }
}

/** Goes to the last lists of one stack and puts the present ones on the other. Texts stay as they are now. */
function step(state: TextState, from: 'undo' | 'redo', to: 'undo' | 'redo'): TextState {
  const { draft } = state;
  const { sections, questions } = draft;
  const lists = state[from].at(-1);
  if (!lists) return state;
  const now = <Each extends Item>(list: readonly Each[], item: Each) =>
    list.find(({ key }) => key === item.key) ?? item;
  return {
    ...state,
    draft: {
      ...draft,
      sections: lists.sections.map((section) => ({ ...now(sections, section), images: section.images })),
      questions: lists.questions.map((question) => now(questions, question)),
    },
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { sections, questions }],
    latest: 'lists',
  };
}
