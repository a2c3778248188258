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

export function freeKey({ sections, questions }: TextDraft): number {
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
