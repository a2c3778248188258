import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { blogDates, isByAuthor } from '@/lib/blogs/rules.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { isSpaced, LANGUAGE_DETAILS, type Language, languageTag, type TextLanguage } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { isFeaturedBlog, LIBRARY_PATH } from '@/lib/routes.ts';

type BylineBlog = Pick<Blog, 'id' | 'language' | 'userDisplayName' | 'isUnbranded'>;

/**
 * 'By {name} on the product' in the article's language, in three parts: without the product for unbranded blogs, and 'By
 * Anonymous' without an owner (spec §2, Blog display). The featured blog is the product's own.
 */
export function authorParts({ id, language, userDisplayName, isUnbranded }: BylineBlog) {
  const { by, byAnonymous } = ARTICLE_LABELS[language];
  const [before = '', after = ''] = by.replace('{brand}', () => BRAND_NAME).split('{name}');
  if (isFeaturedBlog(id)) return { before, name: BRAND_NAME, after: '' };
  if (!userDisplayName) return { before: byAnonymous, name: '', after: '' };
  // In every language the product comes after the name.
  return { before, name: userDisplayName, after: isUnbranded ? '' : after };
}

export function authorLine(blog: BylineBlog): string {
  const { before, name, after } = authorParts(blog);
  return `${before}${name}${after}`;
}

/** The UTC day of an ISO time as the article's language writes it, in American English 'March 4, 2026' (spec §9). */
export const articleDate = (iso: string, text: TextLanguage): string =>
  new Intl.DateTimeFormat(languageTag(text), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** '4 min read' in the article's language. */
export const readingTime = (minutes: number, language: Language): string =>
  ARTICLE_LABELS[language].readingTime.replace('{minutes}', String(minutes));

/** The note under an article, in its language: writer, sources, checks, and no professional advice; or ''. */
export function articleNote(blog: Blog): string {
  const { writer, sources, language, advice, isUnchecked } = blog;
  const { modelNote, modelUncheckedNote, modelUngroundedNote, digestNote, closeNote, fromLibrary } =
    ARTICLE_LABELS[language];
  const citingNote = isUnchecked ? modelUncheckedNote : modelNote;
  const notes: Readonly<Record<Blog['writer'], string>> = {
    model: sources.length > 0 ? citingNote : modelUngroundedNote,
    digest: digestNote,
    library: fromLibrary,
    close: closeNote,
    person: '',
  };
  const adviceNote = advice && ARTICLE_LABELS[language][`${advice}Advice`];
  return [notes[isByModel(blog) ? 'model' : writer], adviceNote].filter(Boolean).join(isSpaced(language) ? ' ' : '');
}

/** The notes that an article of the library is taken from; none of any other. */
export function libraryNotes({ writer, sources: all, shareUrl }: Blog): BlogSource[] {
  const sources = all.filter((source) => !isByAuthor(source));
  const library = URL.parse(`${LIBRARY_PATH}/`, shareUrl)?.href;
  const isOfLibrary = writer === 'library' || (writer === 'digest' && sources.length > 0);
  if (!isOfLibrary || !library || !sources.every(({ url }) => url.startsWith(library))) return [];
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

const WRITERS = { modelNote: 'model', digestNote: 'digest', fromLibrary: 'library', closeNote: 'close' } as const;

const NOTES = Object.keys(WRITERS) as (keyof typeof WRITERS)[];

/** Names the writer, in every wording of a note so far. */
const firstSentence = (note: string) => /^.*?[.。]/u.exec(note)?.[0] ?? note;

/** The writer in a note of any language, and whether sentences are unchecked; undefined for any other text. */
export function readNote(note: string): Pick<Blog, 'writer' | 'isUnchecked'> | undefined {
  const labels = Object.values(ARTICLE_LABELS);
  const found = NOTES.find((name) => labels.some((each) => note.startsWith(firstSentence(each[name]))));
  const isUnchecked = labels.some(({ modelUncheckedNote }) => note.startsWith(modelUncheckedNote));
  return found && { writer: WRITERS[found], ...(isUnchecked && { isUnchecked }) };
}

const collectTexts = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(collectTexts).join('') : String(value ?? '');

/** All text of a rendered blog, which its fonts must cover, and some that it does not show. */
export function blogText({ topic: _, ...blog }: Blog): string {
  const { published, edited = published } = blogDates(blog);
  const dates = [published, edited].map((time) => articleDate(time, blog));
  const names = (blog.translations ?? []).map(({ language }) => LANGUAGE_DETAILS[language].ownName);
  return collectTexts([blog, ARTICLE_LABELS[blog.language], dates, names]);
}
