import type { Inline } from '@/lib/blogs/text/blocks.ts';
import { writeTextBlocks } from '@/lib/blogs/text/write-text.ts';
import type { BriefText } from '@/lib/languages/schema.ts';
import type { Note } from '@/lib/research/library/notes.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import type { Outline } from '../schema.ts';
import type { Article, ArticleSection } from '../types.ts';

/** What a brief is made of. */
export type BriefMaterial = {
  text: BriefText;
  /** The topic in quotation marks. */
  topic: string;
  /** The notes of the library that are close to the topic, closest first. */
  notes: readonly Note[];
  /** Address of the library. */
  library: string;
  outline?: Outline | undefined;
};

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const textOf = (text: string): Inline => ({ at: 0, kind: 'text', text });

/** A paragraph that shows a text as it is, whatever marks it has. */
const paragraph = (text: string) => writeTextBlocks([{ at: 0, kind: 'paragraph', content: [textOf(text)] }]);

/** Notes in a line each: the title, and how it begins. */
function noteLines(notes: readonly Note[]): string {
  const items = notes.map(({ title, url, text, writtenIn }, at) => {
    const [beginning = ''] = sentencesOf(text.split('\n')[0] ?? '', writtenIn);
    const link: Inline = { at: 0, kind: 'link', href: url, content: [textOf(title)] };
    return { at, content: [link, { ...textOf(`: ${beginning.trim()}`), at: 1 }] };
  });
  return writeTextBlocks([{ at: 0, kind: 'list', ordered: false, items }]);
}

function ownSections({ text, notes, library }: BriefMaterial): ArticleSection[] {
  const { questions, places, ways } = text;
  const address = (line: string) => line.replace('{library}', () => library);
  return [
    ...(notes.length > 0 ? [{ heading: text.notes, content: noteLines(notes) }] : []),
    ...[questions, places, ways].map(({ heading, lines }) => ({ heading, content: listOf(lines.map(address)) })),
  ];
}

/**
 * A brief: what is close to the topic, what to find out, where to look and how to get an article. By an outline, what stands
 * under its headings is left open, but for those of a brief.
 */
export function composeBrief(material: BriefMaterial): Article {
  const { text, topic, outline } = material;
  const own = ownSections(material);
  const sections = outline?.sections.map(({ heading, covers }) => {
    const ours = own.find((section) => section.heading === heading);
    return ours ?? { heading, content: covers || text.open };
  });
  const withTopic = (line: string) => line.replace('{topic}', () => topic);
  return {
    title: outline?.title ?? withTopic(text.title),
    intro: paragraph(withTopic(text.intro)),
    sections: sections ?? own,
    conclusion: text.conclusion,
    evidence: [],
  };
}
