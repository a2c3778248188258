import 'server-only';
import { findBlog } from '@/lib/blogs/queries.ts';
import { alternativeText } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { TRANSLATION_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { coverSizes, type StoredImage } from '@/lib/images/service.ts';
import { readPicture } from '@/lib/images/store.ts';
import { imagePath } from '@/lib/routes.ts';
import { requireModerated } from '@/lib/safety/service.ts';
import { throwAsAppError } from '../errors.ts';
import { evidenceOf, pagesOf, sourcesOf } from '../evidence/citations.ts';
import { findReview, findSnapshots } from '../evidence/queries.ts';
import type { Review } from '../review.ts';
import type { TranslatedArticle } from '../types.ts';
import { type Job, ownerOf, textsOf, type Written } from './job.ts';

async function readOriginal(id: string): Promise<Blog> {
  const found = await findBlog(id);
  if (found && found.access.deletedAt === null) return found.blog;
  throw new AppError('not-found', TRANSLATION_MESSAGES.originalGone);
}

/** A picture's own alt text; '' if it is decorative or has just its section's heading. */
const saidOf = (image: BlogImage, heading: string): string =>
  image.alt === undefined && image.title === heading ? '' : alternativeText(image);

/** A copy of a picture for the translation: a picture has the visibility of its blog. */
async function copied(image: BlogImage): Promise<{ image: BlogImage; stored?: StoredImage }> {
  const prefix = imagePath('');
  const picture = image.url.startsWith(prefix) && (await readPicture(image.url.slice(prefix.length)));
  if (!picture) return { image };
  const { width, height } = image;
  const { bytes, contentType } = picture;
  const stored = { id: newId(), contentType, width, height, bytes };
  return { image: { ...image, url: imagePath(stored.id) }, stored };
}

/** The original's cover, with a translated alt text if there is one. */
async function withCover({ cover }: Blog, alt = '') {
  if (!cover) return { images: [] };
  const { image, stored } = await copied(cover);
  const images = stored ? await coverSizes(stored) : [];
  return { cover: { ...image, ...(alt && { alt }) }, images };
}

/** The translation's sections with the original's pictures and translated alt texts. */
async function withPictures(
  original: Blog,
  { sections }: TranslatedArticle,
  pictures: readonly string[],
): Promise<{ sections: BlogSection[]; images: StoredImage[] }> {
  const said = [...pictures];
  const images: StoredImage[] = [];
  const illustrated: BlogSection[] = [];
  for (const [at, section] of sections.entries()) {
    const own: BlogImage[] = [];
    const before = original.content.sections[at];
    for (const image of before?.images ?? []) {
      const alt = said.shift();
      const copy = await copied(image);
      if (copy.stored) images.push(copy.stored);
      const title = image.title === before?.heading ? section.heading : image.title;
      own.push({ ...copy.image, title, ...(alt && { alt }) });
    }
    illustrated.push({ ...section, images: own });
  }
  return { sections: illustrated, images };
}

/** A translation's review with the claims that nobody checked in the original. */
async function withUnchecked(review: Review, { id, isUnchecked }: Blog): Promise<Review> {
  const unchecked = (await findReview(id))?.claims.unchecked ?? (isUnchecked ? 1 : 0);
  return { ...review, claims: { ...review.claims, unchecked: review.claims.unchecked + unchecked } };
}

async function translate(job: Job, original: Blog): Promise<Written> {
  const { request, runLog, model, signal, meter, deadline } = job;
  const { language, length } = request;
  const translating = model?.translate;
  if (!translating) throw new AppError('unprocessable-input', TRANSLATION_MESSAGES.needsModel);
  runLog.emit({ type: 'writer', writer: 'model' });
  const { topic, style, colorTheme, content, sources: cited } = original;
  const pages = pagesOf(await findSnapshots(original.id), cited);
  const { description } = original;
  const article = { ...content, evidence: evidenceOf(cited, pages), ...(description && { description }) };
  const pictures = [
    ...(original.cover ? [alternativeText(original.cover)] : []),
    ...content.sections.flatMap(({ heading, images }) => images.map((image) => saidOf(image, heading))),
  ];
  const translated = await translating(
    { topic, length, language, sources: pages, signal, meter, deadline, onEvent: runLog.emit },
    { language: original.language, article, pictures },
  ).catch((error) => throwAsAppError(error));
  await requireModerated(textsOf(translated), language, signal);
  const { title, intro, conclusion, keyPoints, questions, evidence, review } = translated;
  const said = [...translated.pictures];
  const { cover, ...covers } = await withCover(original, original.cover && said.shift());
  const { sections, images } = await withPictures(original, translated, said);
  const blog = {
    id: job.id,
    topic,
    length,
    language,
    style,
    colorTheme,
    title,
    intro,
    sections,
    conclusion,
    keyPoints,
    questions,
    writer: 'model' as const,
    description: translated.description,
    sources: sourcesOf(evidence, pages),
    ...(review && { review: await withUnchecked(review, original) }),
    ...(original.advice && { advice: original.advice }),
    ...(cover && { cover }),
    ...ownerOf(job),
  };
  return {
    blog,
    images: [...covers.images, ...images],
    snapshots: [],
    translationOf: original.id,
    answer: { unreadableSources: [] },
  };
}

/**
 * Translates a blog from the same pages, with the same pictures and style, and no more public.
 * @throws AppError not-found when it was deleted meanwhile, unprocessable-input, writer-failed; the signal's reason
 */
export async function writeTranslation(job: Job, originalId: string): Promise<Written> {
  const original = await readOriginal(originalId);
  const { style, colorTheme } = original;
  job.runLog.emit({ type: 'started', style, colorTheme });
  return translate(job, original);
}
