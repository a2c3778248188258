import type { Blog, BlogEdit } from '@/lib/blogs/schema';

/** A section in the form. `key` stays with it wherever it goes; `images` are addresses. */
export type SectionDraft = { key: number; heading: string; content: string; images: string[] };

/** The text of a blog in the form. */
export type TextDraft = {
  title: string;
  intro: string;
  sections: SectionDraft[];
  conclusion: string;
};

/** The form's beginning: a blog as it is. */
export function draftOf({ content }: Pick<Blog, 'content'>): TextDraft {
  const { title, intro, conclusion } = content;
  const sections = content.sections.map(({ heading, content: text, images }, key) => ({
    key,
    heading,
    content: text,
    images: images.map((image) => image.url),
  }));
  return { title, intro, sections, conclusion };
}

/** A draft as the server takes it (PUT /api/blogs/{id}), without the time it is based on. */
export function editOf({
  title,
  intro,
  sections,
  conclusion,
}: TextDraft): Omit<BlogEdit, 'basedOn'> {
  const plain = sections.map(({ heading, content, images }) => ({ heading, content, images }));
  return { title, intro, sections: plain, conclusion };
}

/** The server trims what it stores and browsers write line ends in their own way. */
const comparable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;

/** Whether two drafts would be stored as the same text. */
export function isSameText(one: TextDraft, other: TextDraft): boolean {
  return JSON.stringify(editOf(one), comparable) === JSON.stringify(editOf(other), comparable);
}

/** A key that no section of the draft has, nor any before it. */
export function freeKey(sections: readonly SectionDraft[]): number {
  return Math.max(-1, ...sections.map((section) => section.key)) + 1;
}
