import { readNote } from '@/lib/blog-design/wording.ts';
import { withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogQuestion } from '@/lib/blogs/schema.ts';
import {
  MAX_CONCLUSION_HEADING,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_KEY_POINTS,
  MAX_QUESTIONS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
} from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { MAX_PATH, tidyPath } from '@/lib/sites/address-rules.ts';
import { languageCode, likelyLanguage } from '@/lib/text/language-check.ts';
import { htmlParts, MAX_HEADING_LENGTH, type PostSection, shorten, tidy, withSourceRecords } from './parts.ts';
import { pictureRecords } from './picture-links.ts';
import { type ArchivePlace, ImportError, type ImportedArticle, type RawPost } from './schema.ts';

/** A time zone's offset; it follows a clock time. */
const OFFSET = /(?<=:\d\d(?:\.\d+)?)\s*[+-]\d\d(?::?\d\d)?$/;

/** "2024年3月5日"; "5. 3. 2024", where the day comes first in every country; "5. März 2024", "5 de março de 2024". */
const FORMS = [
  /(?<year>\d{4})年\s*(?<month>\d{1,2})月\s*(?<day>\d{1,2})日/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})/,
  /^(?:\p{L}+,?\s+)?(?<day>\d{1,2})(?:\.|er)?\s+(?:de\s+)?(?<month>\p{L}+)\.?,?\s+(?:de\s+)?(?<year>\d{4})/u,
];

/** Months by their names beside a day, in the languages of the product. */
const MONTHS = new Map(
  Object.values(LANGUAGE_DETAILS).flatMap(({ tag }) => {
    const names = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const parts = names.formatToParts(Date.UTC(2024, month, 5));
      return [parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '', month + 1];
    });
  }),
);

function toIsoDate(text: string): string | undefined {
  const { year, month = '', day = '' } = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const number = Number(month) || MONTHS.get(month.toLowerCase());
  return number ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/**
 * The time of a date as other sites write it; NaN if it has no year or is unreadable.
 * The site's clock is taken for UTC, in which pages show days: 08:00 in Tokyo must not become the day before.
 */
export function importedTime(text: string): number {
  if (!/\d{4}/.test(text)) return Number.NaN;
  const local = text.trim().replace(OFFSET, '');
  const iso = toIsoDate(local);
  const times = (iso ? [iso] : [`${local}Z`, `${local} UTC`, local]).map((each) => Date.parse(each));
  return times.find((time) => !Number.isNaN(time)) ?? Number.NaN;
}

/** The editor's limits (blogEditSchema). */
const MAX_SECTION_LENGTH = 50_000;
const MAX_INTRO_LENGTH = 20_000;
const MAX_KEY_POINT_LENGTH = 500;
const MAX_ANSWER_LENGTH = 10_000;
const MAX_SECTIONS = 60;

const LANGUAGE_SAMPLE = 3000;
const DAY_MS = 24 * 60 * 60 * 1000;

function languageNamed(name: string): Language | undefined {
  const [first] = name.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => {
    return language === name.toLowerCase() || LANGUAGE_DETAILS[language].tag.split('-')[0] === first;
  });
}

/** The variety that a tag names, if it is not the language's usual one: en-GB of "en_GB", none of "en-US". */
function varietyNamed(name: string, of: Language): string | undefined {
  try {
    const { language, script, region } = new Intl.Locale(name.replaceAll('_', '-')).minimize();
    const isVariety = language === languageCode(of) && (script ?? region);
    return isVariety ? [language, script, region].filter(Boolean).join('-') : undefined;
  } catch {
    return undefined;
  }
}

/** The first readable date of some, unless it is more than a day ahead; a site's clock may be ahead of ours. */
function readTime(dates: readonly string[]): string | undefined {
  const time = dates.map(importedTime).find((each) => each > 0 && each <= Date.now() + DAY_MS);
  return time === undefined ? undefined : new Date(Math.min(time, Date.now())).toISOString();
}

/** Creation and publication; other sites' files have only one date. */
function postDates({ dates = [], record }: RawPost): Pick<ImportedArticle, 'createdAt' | 'publishedAt'> {
  const createdAt = record?.createdAt ?? readTime(dates);
  const publishedAt = record ? record.publishedAt : createdAt;
  return { ...(createdAt && { createdAt }), ...(publishedAt && { publishedAt }) };
}

/** The declared writer; a file cannot claim a person wrote all of it. */
function postWriter(
  { record, note, sourceType }: RawPost,
  noteInText = '',
): Pick<ImportedArticle, 'writer' | 'isUnchecked'> {
  const isMarked = /trainedAlgorithmicMedia$/i.test(sourceType ?? '');
  const others = [readNote(note ?? noteInText), isMarked ? { writer: 'model' as const } : undefined];
  const declared = [record, ...(record?.modelEditedAt ? [] : others)];
  const writer = declared.map((each) => each?.writer).find((each) => each && each !== 'person') ?? 'person';
  return { writer, ...(declared.some((each) => each?.isUnchecked) && { isUnchecked: true }) };
}

const LABELS = new Map<string, 'keyPoints' | 'conclusion' | 'questions'>(
  Object.values(ARTICLE_LABELS).flatMap((labels) =>
    (['keyPoints', 'conclusion', 'questions'] as const).map((name) => [labels[name], name]),
  ),
);

const isEmpty = ({ content, pictures }: PostSection) => content === '' && pictures.length === 0;

/** Turns deeper sections into sub-headings, within the length limit. */
function foldDeeper(sections: readonly PostSection[]): PostSection[] {
  const top = sections.reduce((least, { level }) => Math.min(least, level), 6);
  const folded: PostSection[] = [];
  for (const section of sections) {
    const { written, content, pictures, level } = section;
    const before = folded.at(-1);
    const whole = [before?.content, written, content].filter(Boolean).join('\n\n');
    if (before && level > top && whole.length <= MAX_SECTION_LENGTH) {
      before.content = whole;
      before.pictures.push(...pictures);
    } else folded.push({ ...section });
  }
  return folded;
}

/** @param ownHeading the conclusion's in our exports, instead of a label; '' for none */
function takeLabelled(sections: readonly PostSection[], ownHeading: string) {
  const rest: PostSection[] = [];
  const questions: BlogQuestion[] = [];
  let keyPoints: string[] = [];
  const closing = ownHeading ? sections.findLast(({ heading }) => heading === ownHeading) : undefined;
  let conclusion = '';
  let questionsLevel = 0;
  let questionLevel = 0;
  for (const section of sections) {
    const { heading, level, written, content } = section;
    const label = section === closing ? 'conclusion' : LABELS.get(heading);
    const lines = content.split('\n');
    const isList =
      lines.length <= MAX_KEY_POINTS &&
      lines.every((line) => line.startsWith('- ') && line.length <= MAX_KEY_POINT_LENGTH + 2);
    const answered = questions.at(-1);
    const whole = [answered?.answer, written, content].filter(Boolean).join('\n\n');
    const isInQuestions = questionsLevel > 0 && level > questionsLevel;
    if (answered && isInQuestions && level > questionLevel && whole.length <= MAX_ANSWER_LENGTH) {
      answered.answer = whole;
      continue;
    }
    if (isInQuestions && content && content.length <= MAX_ANSWER_LENGTH && questions.length < MAX_QUESTIONS) {
      questions.push({ question: heading, answer: content });
      questionLevel ||= level;
      continue;
    }
    questionsLevel = label === 'questions' && isEmpty(section) ? level : 0;
    if (questionsLevel > 0) continue;
    if (label === 'keyPoints' && isList && keyPoints.length === 0) {
      keyPoints = lines.map((line) => line.slice(2));
    } else if (label === 'conclusion' && !conclusion && (!closing || section === closing)) {
      conclusion = content;
      rest.at(-1)?.pictures.push(...section.pictures);
    } else rest.push(section);
  }
  const conclusionHeading = closing && shorten(closing.heading, MAX_CONCLUSION_HEADING);
  return { rest, keyPoints, conclusion, ...(conclusionHeading && { conclusionHeading }), questions };
}

/** The title from the file or the first top-level heading, and the remaining sections. */
function takeTitle(title: string, sections: readonly PostSection[], otherwise: string) {
  const [first, second, ...rest] = sections;
  const isTitle = first && second && isEmpty(first) && (title ? second.heading === title : second.level === 1);
  if (!isTitle) return { title: title || otherwise, sections };
  return { title: second.heading, sections: [{ ...second, level: 0 }, ...rest] };
}

const NO_PARAGRAPH = /^(?:(?:[-*|>]|\d+[.)]|###)\s|```)/;

/** Moves the first paragraph to the intro if nothing precedes the first heading. */
function withIntro(before: string, sections: PostSection[]): string {
  const [first] = sections;
  const [intro = '', ...rest] = first?.content.split('\n\n') ?? [];
  if (before || !first || rest.length === 0 || NO_PARAGRAPH.test(intro)) return before;
  first.content = rest.join('\n\n');
  return intro;
}

type Body = Pick<
  ImportedArticle,
  'title' | 'intro' | 'sections' | 'keyPoints' | 'conclusion' | 'conclusionHeading' | 'questions'
>;

function articleBody(divided: readonly PostSection[], post: RawPost, name: string): Body {
  const given = shorten(tidy(withoutControls(post.title)), MAX_HEADING_LENGTH);
  const titled = takeTitle(given, divided, name);
  const [opening, ...others] = titled.sections as [PostSection, ...PostSection[]];
  const { rest, ...labelled } = takeLabelled(others, tidy(withoutControls(post.conclusionHeading ?? '')));
  const sections = foldDeeper(rest);
  let before = opening.content;
  if (sections.length === 0 && before.includes('\n\n') && !NO_PARAGRAPH.test(before)) {
    // Without headings, everything after the intro becomes one section.
    const [intro = '', ...body] = before.split('\n\n');
    sections.push({ ...opening, heading: titled.title, content: body.join('\n\n') });
    before = intro;
  } else if (opening.pictures.length > 0) {
    const first = sections[0] ?? { ...opening, heading: titled.title, content: '', pictures: [] };
    sections.splice(0, 1, { ...first, pictures: [...opening.pictures, ...first.pictures] });
  }
  // Our own exports without an intro had none.
  const intro = post.record ? before : withIntro(before, sections);
  return { title: titled.title, intro, sections, ...labelled };
}

function checkedText({ intro, sections, conclusion }: Body): string {
  const text = [intro, ...sections.map(({ content }) => content), conclusion].join('\n\n').trim();
  if (!text) throw new ImportError(note('imports.empty'));
  const isTooLong =
    sections.length > MAX_SECTIONS ||
    sections.some(({ content }) => content.length > MAX_SECTION_LENGTH) ||
    [intro, conclusion].some((each) => each.length > MAX_INTRO_LENGTH);
  if (isTooLong) throw new ImportError(note('imports.tooLong'));
  return text;
}

/** More than any post had. */
const MAX_ADDRESSES = 20;
/** The first tags that fit a blog, and how many are left. */
function usableTags(names: readonly string[]) {
  const tidied = names.map((name) => tidy(withoutControls(name))).filter(Boolean);
  const distinct = [...new Map(tidied.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
  const tags = distinct.filter((name) => name.length <= MAX_TAG_CHARACTERS).slice(0, MAX_TAGS);
  return { tags, left: distinct.length - tags.length };
}

/** Converts a post to an article; `name` is the title of an untitled one. @throws ImportError if empty or too long */
export function importedArticle(post: RawPost, name: string, place?: ArchivePlace): ImportedArticle {
  const { record, dates = [] } = post;
  const { sections: divided, sources, losses, note } = htmlParts(post.html, { ...place, base: post.base });
  const { sections, ...body } = articleBody(divided, post, name);
  const text = checkedText({ sections, ...body });
  const language =
    languageNamed(record?.language ?? post.language ?? '') ?? likelyLanguage(text.slice(0, LANGUAGE_SAMPLE), 'english');
  const locale = varietyNamed(post.language ?? '', language);
  const description = shorten(tidy(withoutControls(post.description ?? '')), MAX_DESCRIPTION_CHARACTERS);
  const time = postDates(post);
  const series = record?.series ?? post.series;
  const { tags, left } = usableTags((post.tags ?? []).filter((tag) => tag !== series?.name));
  const described = pictureRecords(record?.pictures ?? []);
  const cover = post.cover && pictureRecords(record?.cover ? [record.cover] : [])(post.cover);
  return {
    ...body,
    ...time,
    ...(post.slug && { slug: tidyPath(post.slug).slice(1, MAX_PATH) }),
    addresses: post.addresses?.slice(0, MAX_ADDRESSES) ?? [],
    language,
    ...(locale && { locale }),
    ...(description && { description }),
    tags,
    ...(series && series.name.length <= MAX_TAG_CHARACTERS && { series }),
    ...(cover && { cover }),
    sources: withSourceRecords(sources, record?.sources ?? []),
    sections: sections.map(({ heading, content, pictures }) => ({
      heading,
      content,
      pictures: pictures.map(described),
    })),
    ...postWriter(post, note),
    ...(record && { record }),
    isProtected: post.isProtected === true,
    // In our exports these are licenses, which the record has too.
    losses: {
      ...losses,
      ...(record && { belowSources: 0 }),
      labels: left,
      dates: dates.length > 0 && !time.createdAt ? 1 : 0,
    },
  };
}
