import { writerOfNote } from '@/lib/blog-design/article-note.ts';
import { withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogQuestion } from '@/lib/blogs/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_DESCRIPTION_CHARACTERS, MAX_KEY_POINTS, MAX_QUESTIONS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { likelyLanguage } from '@/lib/text/likely-language.ts';
import { ImportError } from './errors.ts';
import { htmlParts } from './html-parts.ts';
import { pictureRecords } from './picture-links.ts';
import { withSourceRecords } from './sources.ts';
import type { ArchivePlace, ImportedArticle, Part, RawPost } from './types.ts';

/** What the editor of a blog takes (blogEditSchema). */
const LONGEST_HEADING = 300;
const LONGEST_SECTION = 50_000;
const LONGEST_INTRO = 20_000;
const LONGEST_KEY_POINT = 500;
const LONGEST_ANSWER = 10_000;
const MOST_SECTIONS = 60;

/** How much of a text tells its language. */
const LANGUAGE_SAMPLE = 3000;

type Label = 'keyPoints' | 'conclusion' | 'questions';
type Section = ImportedArticle['sections'][number] & { level: number; written: string };

/** One of ours by its name, its tag or any tag of its language. */
function languageNamed(name: string): Language | undefined {
  const [first] = name.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => {
    return language === name.toLowerCase() || LANGUAGE_DETAILS[language].tag.split('-')[0] === first;
  });
}

function timeOf(date: string | undefined): string | undefined {
  const time = new Date(date ?? '');
  const isPast = time.getTime() > 0 && time.getTime() <= Date.now();
  return isPast ? time.toISOString() : undefined;
}

/** When a post was written and published: elsewhere that is one time. */
function datesOf({ date, record }: RawPost): Pick<ImportedArticle, 'createdAt' | 'publishedAt'> {
  const createdAt = record?.createdAt ?? timeOf(date);
  const publishedAt = record ? record.publishedAt : createdAt;
  return { ...(createdAt && { createdAt }), ...(publishedAt && { publishedAt }) };
}

/** The writer that a file declares: nothing in it makes a person of AI, nor names one. */
function writerOf({ record, note }: RawPost, noteInText = ''): ImportedArticle['writer'] {
  const declared = [record?.writer, writerOfNote(note ?? noteInText)];
  return declared.find((writer) => writer && writer !== 'person') ?? 'person';
}

/** The words our own headings have, in every language. */
const LABELS = new Map<string, Label>(
  Object.values(ARTICLE_LABELS).flatMap((labels) =>
    (['keyPoints', 'conclusion', 'questions'] as const).map((name) => [labels[name], name]),
  ),
);

const shorten = (text: string, most: number) => [...text].slice(0, most).join('').trim();

/** Divides parts at their headings. The first of them has none. */
function divide(parts: readonly Part[]): Section[] {
  const sections: Section[] = [{ heading: '', written: '', content: '', pictures: [], level: 0 }];
  for (const part of parts) {
    const open = sections.at(-1) as Section;
    if (part.kind === 'heading') {
      const heading = shorten(part.text, LONGEST_HEADING);
      const { written, level } = part;
      sections.push({ heading, written, content: '', pictures: [], level });
    } else if (part.kind === 'text') {
      open.content += `${open.content && '\n\n'}${part.text}`;
    } else {
      const { kind: _, ...picture } = part;
      open.pictures.push(picture);
    }
  }
  return sections;
}

const isEmpty = ({ content, pictures }: Section) => content === '' && pictures.length === 0;

/** Sections below others become sub-headings in them, as long as they hold more. */
function foldDeeper(sections: readonly Section[]): Section[] {
  const top = sections.reduce((least, { level }) => Math.min(least, level), 6);
  const folded: Section[] = [];
  for (const section of sections) {
    const { written, content, pictures, level } = section;
    const before = folded.at(-1);
    const whole = [before?.content, written, content].filter(Boolean).join('\n\n');
    if (before && level > top && whole.length <= LONGEST_SECTION) {
      before.content = whole;
      before.pictures.push(...pictures);
    } else folded.push({ ...section });
  }
  return folded;
}

/** Takes the sections out that are no sections in an article of ours: key points, conclusion, questions. */
function takeLabelled(sections: readonly Section[]) {
  const rest: Section[] = [];
  const questions: BlogQuestion[] = [];
  let keyPoints: string[] = [];
  let conclusion = '';
  let questionsLevel = 0;
  let questionLevel = 0;
  for (const section of sections) {
    const label = LABELS.get(section.heading);
    const lines = section.content.split('\n');
    const isList =
      lines.length <= MAX_KEY_POINTS &&
      lines.every((line) => line.startsWith('- ') && line.length <= LONGEST_KEY_POINT + 2);
    const isAnswer = section.content !== '' && section.content.length <= LONGEST_ANSWER;
    const answered = questions.at(-1);
    const whole = [answered?.answer, section.written, section.content].filter(Boolean).join('\n\n');
    const goesOn = questionsLevel > 0 && section.level > questionLevel;
    if (answered && goesOn && whole.length <= LONGEST_ANSWER) {
      answered.answer = whole;
      continue;
    }
    const isBelow = questionsLevel > 0 && section.level > questionsLevel;
    if (isBelow && isAnswer && questions.length < MAX_QUESTIONS) {
      questions.push({ question: section.heading, answer: section.content });
      questionLevel ||= section.level;
      continue;
    }
    questionsLevel = label === 'questions' && isEmpty(section) ? section.level : 0;
    if (questionsLevel > 0) continue;
    if (label === 'keyPoints' && isList && keyPoints.length === 0) {
      keyPoints = lines.map((line) => line.slice(2));
    } else if (label === 'conclusion' && !conclusion) {
      conclusion = section.content;
      rest.at(-1)?.pictures.push(...section.pictures);
    } else rest.push(section);
  }
  return { rest, keyPoints, conclusion, questions };
}

/** The title, and the sections after it: the title is the file's, or the first heading of the first level. */
function takeTitle(title: string, sections: readonly Section[], otherwise: string) {
  const [first, second, ...rest] = sections;
  const isTitle = first && second && isEmpty(first) && (title ? second.heading === title : second.level === 1);
  if (!isTitle) return { title: title || otherwise, sections };
  return { title: second.heading, sections: [{ ...second, level: 0 }, ...rest] };
}

/** Where nothing stands before the first heading, the article begins with the first paragraph after it. */
function withIntro(before: string, sections: Section[]): string {
  const [first] = sections;
  const [intro = '', ...rest] = first?.content.split('\n\n') ?? [];
  if (before || !first || rest.length === 0 || /^(?:(?:[-|>]|\d+\.|###)\s|```)/.test(intro)) return before;
  first.content = rest.join('\n\n');
  return intro;
}

/** The body of an article: its beginning, its sections and what stands behind them. */
type Body = Pick<ImportedArticle, 'title' | 'intro' | 'sections' | 'keyPoints' | 'conclusion' | 'questions'>;

/** Arranges the parts of a post as those of our articles are. */
function bodyOf(parts: readonly Part[], post: RawPost, name: string): Body {
  const given = shorten(withoutControls(post.title).replace(/\s+/g, ' ').trim(), LONGEST_HEADING);
  const titled = takeTitle(given, divide(parts), name);
  const [opening, ...others] = titled.sections as [Section, ...Section[]];
  const { rest, ...labelled } = takeLabelled(others);
  const sections = foldDeeper(rest);
  let before = opening.content;
  if (sections.length === 0 && before.includes('\n\n') && !before.startsWith('```')) {
    // Without a heading the text is one section, below its beginning.
    const [intro = '', ...body] = before.split('\n\n');
    sections.push({ ...opening, heading: titled.title, content: body.join('\n\n') });
    before = intro;
  } else if (opening.pictures.length > 0) {
    const first = sections[0] ?? { ...opening, heading: titled.title, content: '', pictures: [] };
    sections.splice(0, 1, { ...first, pictures: [...opening.pictures, ...first.pictures] });
  }
  // Of our own exports it is known that they have none.
  const intro = post.record ? before : withIntro(before, sections);
  return { title: titled.title, intro, sections, ...labelled };
}

/** The text of a body. Throws ImportError where it is empty or too long. */
function checkedText({ intro, sections, conclusion }: Body): string {
  const text = [intro, ...sections.map(({ content }) => content), conclusion].join('\n\n').trim();
  if (!text) throw new ImportError(IMPORT_MESSAGES.empty);
  const isTooLong =
    sections.length > MOST_SECTIONS ||
    sections.some(({ content }) => content.length > LONGEST_SECTION) ||
    [intro, conclusion].some((each) => each.length > LONGEST_INTRO);
  if (isTooLong) throw new ImportError(IMPORT_MESSAGES.tooLong);
  return text;
}

function descriptionOf({ description = '' }: RawPost): string {
  const line = withoutControls(description).replace(/\s+/g, ' ').trim();
  return shorten(line, MAX_DESCRIPTION_CHARACTERS);
}

/**
 * A post as an article of ours.
 * @param name what it is called where it has no title
 * @param place where its file stands in an archive
 * @throws ImportError where it is empty or too long
 */
export function importedArticle(post: RawPost, name: string, place?: ArchivePlace): ImportedArticle {
  const { record } = post;
  const { parts, sources, losses, note } = htmlParts(post.html, post.sources, place);
  const { sections, ...body } = bodyOf(parts, post, name);
  const text = checkedText({ sections, ...body });
  const language =
    languageNamed(record?.language ?? post.language ?? '') ?? likelyLanguage(text.slice(0, LANGUAGE_SAMPLE), 'english');
  const description = descriptionOf(post);
  const described = pictureRecords(record?.pictures ?? []);
  const cover = post.cover && pictureRecords(record?.cover ? [record.cover] : [])(post.cover);
  return {
    ...body,
    ...datesOf(post),
    language,
    ...(description && { description }),
    ...(cover && { cover }),
    sources: withSourceRecords(sources, record?.sources ?? []),
    sections: sections.map(({ heading, content, pictures }) => ({
      heading,
      content,
      pictures: pictures.map(described),
    })),
    writer: writerOf(post, note),
    ...(record && { record }),
    isProtected: post.isProtected === true,
    // Below its sources, an export of ours has the licenses that its record has, too.
    losses: record ? { ...losses, belowSources: 0 } : losses,
  };
}
