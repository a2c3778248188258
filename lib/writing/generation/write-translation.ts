import 'server-only';
import { findBlog } from '@/lib/blogs/queries.ts';
import { alternativeText, blogPictures } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { coverSizes, type StoredImage } from '@/lib/images/service.ts';
import { readPicture } from '@/lib/images/store.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { imagePath } from '@/lib/routes.ts';
import { requireModerated } from '@/lib/safety/service.ts';
import { titledFor } from '../author-source.ts';
import { throwAsAppError } from '../errors.ts';
import { citedPages, storedEvidence } from '../evidence/citations.ts';
import { findReview, findSnapshots } from '../evidence/queries.ts';
import type { Review } from '../review.ts';
import type { TranslatedArticle } from '../types.ts';
import type { Written } from './mutations.ts';
import { type Job, judgedArticle, makeBlog } from './write-blog.ts';

async function readOriginal(id: string): Promise<Blog> {
  const found = await findBlog(id);
  if (found && found.access.deletedAt === null && found.access.blockedAt === null) return found.blog;
  throw new AppError(
    'not-found',
    sentence(IS_UNLIMITED ? 'blogs.translation.originalGone' : 'blogs.translation.originalGoneNotCounted'),
  );
}

/** A copy of a picture with a translated alt text, if any: a picture has the visibility of its blog. */
async function copied(original: BlogImage, alt = ''): Promise<{ image: BlogImage; stored: StoredImage[] }> {
  const prefix = imagePath('');
  const image = { ...original, ...(alt && { alt }) };
  const picture = image.url.startsWith(prefix) && (await readPicture(image.url.slice(prefix.length)));
  if (!picture) return { image, stored: [] };
  const { width, height } = image;
  const { blogId: _, userId: __, ...file } = picture;
  const stored = { ...file, id: newId(), width, height };
  return { image: { ...image, url: imagePath(stored.id) }, stored: [stored] };
}

async function illustrated({ cover, content }: Blog, { sections, pictures }: TranslatedArticle) {
  const alts = pictures.values();
  const copy = cover && (await copied(cover, alts.next().value));
  const images = copy
    ? await Promise.all(copy.stored.map((stored) => coverSizes(stored))).then((sizes) => sizes.flat())
    : [];
  const illustratedSections = await Array.fromAsync(sections, async (section, at): Promise<BlogSection> => {
    const before = content.sections[at];
    const own = await Array.fromAsync(before?.images ?? [], async (original) => {
      const { image, stored } = await copied(original, alts.next().value);
      images.push(...stored);
      return { ...image, title: image.title === before?.heading ? section.heading : image.title };
    });
    return { ...section, images: own };
  });
  return { images, sections: illustratedSections, ...(copy && { cover: copy.image }) };
}

/** A translation's review with the claims that nobody checked in the original. */
async function withUnchecked(review: Review, { id, isUnchecked }: Blog): Promise<Review> {
  const unchecked = (await findReview(id))?.claims.unchecked ?? (isUnchecked ? 1 : 0);
  return { ...review, claims: { ...review.claims, unchecked: review.claims.unchecked + unchecked } };
}

async function translate(job: Job, original: Blog): Promise<Written> {
  const { request, voice, runLog, model, signal, meter, deadline } = job;
  const { language, length } = request;
  const translating = model?.translate;
  if (!translating) throw new AppError('unprocessable-input', sentence('blogs.translation.needsModel'));
  runLog.emit({ type: 'writer', writer: 'model' });
  const { topic, style, colorTheme, content, sources: cited, description } = original;
  const pages = citedPages(await findSnapshots(original.id), cited);
  const article = { ...content, evidence: storedEvidence(cited, pages), ...(description && { description }) };
  const pictures = blogPictures(original).map(alternativeText);
  const translated = await translating(
    { topic, length, language, voice, sources: pages, signal, meter, deadline, onEvent: runLog.emit },
    { language: original.language, article, pictures },
  ).catch((error) => throwAsAppError(error));
  await requireModerated(judgedArticle(translated), language, signal);
  const { advice } = original;
  const review = translated.review && (await withUnchecked(translated.review, original));
  const { images, ...pictured } = await illustrated(original, translated);
  return {
    blog: makeBlog(job, { ...translated, review, advice }, titledFor(pages, { language, locale: translated.locale }), {
      topic,
      style,
      colorTheme,
      writer: 'model',
      provenance: { create: { model: model.model, translationOf: original.id } },
      ...pictured,
    }),
    images,
    snapshots: [],
    visibility: job.request.visibility,
    translationOf: original.id,
    answer: { unreadableSources: [] },
  };
}

/** Translates a blog from the same pages, with the same pictures and style, and no more public. */
export async function writeTranslation(job: Job, originalId: string): Promise<Written> {
  const original = await readOriginal(originalId);
  const { style, colorTheme } = original;
  job.runLog.emit({ type: 'started', style, colorTheme });
  return translate(job, original);
}
