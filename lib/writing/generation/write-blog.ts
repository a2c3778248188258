import 'server-only';
import { createHash } from 'node:crypto';
import { requesterOfRun } from '@/lib/access/requester.ts';
import type { BlogImage, BlogSection } from '@/lib/blogs/schema.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import { RUN_TEXTS } from '@/lib/constants/writer-messages.ts';
import { type Alternative, AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { addRelevantPictures } from '@/lib/illustrations/pictures.ts';
import { spreadOverSections } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { imagePath } from '@/lib/routes.ts';
import { requireHarmless, requireModerated } from '@/lib/safety/service.ts';
import { findUser } from '@/lib/users/queries.ts';
import { throwAsAppError } from '../errors.ts';
import { sourcesOf } from '../evidence/citations.ts';
import type { ClaimedRun } from '../runs/mutations.ts';
import { findPictures, findSiblings } from '../runs/queries.ts';
import { batchPlaceOf, userIdOf } from '../runs/rules.ts';
import { type StoredRequest, storedRequestSchema } from '../schema.ts';
import type { Article, ArticleSection, Writer } from '../types.ts';
import { gatherSources } from './gather-sources.ts';
import { type Job, ownerOf, type RunTerms, type Styling, textsOf, type Written } from './job.ts';
import { saveGeneratedBlog } from './mutations.ts';
import { writeFromSources } from './write-from-sources.ts';
import { writeInBatch } from './write-in-batch.ts';
import { writeTranslation } from './write-translation.ts';

type StyledJob = Job & { styling: Styling };

async function writeNew(job: Job): Promise<Written> {
  const { request, runLog, model, signal, meter, deadline, run } = job;
  const styling = { style: pick(STYLES), colorTheme: pick(COLOR_THEMES) };
  const styled: StyledJob = { ...job, styling };
  runLog.emit({ type: 'started', ...styling });
  const sources = await gatherSources(request, {
    model,
    signal,
    meter,
    deadline,
    requester: requesterOfRun(run),
    onEvent: runLog.emit,
  });
  const alternative = sources.documents.length > 0 ? 'digest' : 'brief';
  requireAnnounced(request, model, alternative);
  const written = await writeFromSources(sources, model, (writer, documents) => {
    runLog.emit({ type: 'writer', writer: writer.kind });
    return write(job, writer, documents);
  }).catch((error) => throwAsAppError(error, alternative));
  const { result: article, writer, documents, note } = written;
  const judge = writer === 'model' ? requireModerated : requireHarmless;
  await judge(textsOf(article), request.language, signal);
  const { sections, images } = await illustrate(styled, article, await findPictures(run.id));
  return {
    blog: { ...blogOf(styled, article, sections, documents), writer },
    images,
    snapshots: snapshotsOf(documents),
    answer: {
      unreadableSources: [...sources.unreadable, ...(article.unused ?? [])],
      ...(article.doubtful && { doubtfulSources: article.doubtful }),
      ...(note && { note }),
    },
  };
}

/**
 * Writes and saves the blog of a run, new or translated, and emits events. One transaction saves the blog and ends the run.
 * @returns the blog's id
 * @throws AppError unprocessable-input, writer-failed, not-found (account or original deleted), conflict (translated
 *   meanwhile); the signal's reason; Error
 */
export async function writeBlog(run: ClaimedRun, terms: RunTerms): Promise<string> {
  const { runLog, signal, meter } = terms;
  const request = storedRequestSchema.parse(run.request);
  const job: Job = { id: newId(), run, request, userId: await userOf(run), ...terms };
  const { answer, ...written } = await (request.translationOf === undefined
    ? writeNew(job)
    : writeTranslation(job, request.translationOf));
  runLog.emit({ type: 'phase', phase: 'saving' });
  await runLog.stored();
  signal.throwIfAborted();
  await saveGeneratedBlog(run, { ...written, usage: meter.total() }, answer);
  return job.id;
}

/** Fails when the announced model is gone: the user decides about an alternative. */
function requireAnnounced(
  { announcedModel, withoutModel }: StoredRequest,
  model: Writer | null,
  alternative: Alternative,
): void {
  if (!announcedModel || model || withoutModel) return;
  throw new AppError('writer-failed', RUN_TEXTS.modelGone(announcedModel), { alternative });
}

async function userOf(run: ClaimedRun): Promise<string | undefined> {
  const userId = userIdOf(run.actor);
  if (userId !== undefined && !(await findUser(userId))) {
    throw new AppError('not-found', 'This account no longer exists.');
  }
  return userId;
}

async function write(job: Job, writer: Writer, sources: readonly SourceDocument[]): Promise<Article> {
  const { request, userId, runLog, signal, meter, deadline } = job;
  const writing = { ...request, sources, signal, meter, deadline, onEvent: runLog.emit };
  const place = batchPlaceOf(request);
  if (!place) return writer.write(writing);
  const siblings = await findSiblings({ userId, visitorId: request.visitorId }, place);
  return writeInBatch(writer, writing, place, { diversify: request.diversifyNiches, siblings });
}

/** Places the user's pictures, and relevant ones if wanted. */
async function illustrate(
  { id, run, request, styling, runLog, signal }: StyledJob,
  article: Article,
  given: StoredImage[],
): Promise<{ sections: BlogSection[]; images: StoredImage[] }> {
  const placed = placeImages(article.sections, given, request);
  if (!request.includeImages) return { sections: placed, images: given };
  runLog.emit({ type: 'phase', phase: 'pictures' });
  const place = batchPlaceOf(request)?.index ?? 0;
  const requester = requesterOfRun(run);
  const options = { topic: request.topic, seed: id, place, signal, requester, ...styling };
  const { sections, stored } = await addRelevantPictures(placed, options);
  return { sections, images: [...given, ...stored] };
}

function blogOf(
  job: StyledJob,
  { title, intro, conclusion, keyPoints, questions, description, evidence, ...judged }: Article,
  sections: BlogSection[],
  documents: readonly SourceDocument[],
) {
  const { id, request, styling } = job;
  const { topic, length, language } = request;
  const place = batchPlaceOf(request);
  return {
    id,
    topic,
    length,
    language,
    title,
    intro,
    sections,
    conclusion,
    ...styling,
    keyPoints,
    questions,
    description,
    sources: sourcesOf(evidence, documents),
    ...(judged.review && { review: judged.review }),
    ...(judged.advice && { advice: judged.advice }),
    ...(place && { batchId: place.batchId, batchIndex: place.index }),
    ...ownerOf(job),
  };
}

function snapshotsOf(documents: readonly SourceDocument[]) {
  const readAt = new Date();
  return documents.map(({ number, url, title, text, license }) => ({
    number,
    url,
    title,
    text,
    readAt,
    ...(license && { license }),
    hash: createHash('sha256').update(text).digest('base64url'),
  }));
}

/** A random style for each blog (spec §1, Dynamic Styling). */
function pick<T>(options: readonly [T, ...T[]]): T {
  return options[Math.floor(Math.random() * options.length)] ?? options[0];
}

/** Spreads the user's pictures over an article's sections, in order, with caption, source link and alt text ('' for none). */
function placeImages(
  sections: readonly ArticleSection[],
  images: readonly StoredImage[],
  given: { links: readonly string[]; imageAlternativeTexts: readonly string[] },
): BlogSection[] {
  const places = spreadOverSections(images.length, sections.length);
  return sections.map((section, index) => ({
    ...section,
    images: (places[index] ?? []).flatMap((place) => {
      const image = images[place];
      if (!image) return [];
      const alt = given.imageAlternativeTexts[place];
      const placed = toBlogImage(image, section.heading, given.links[place] ?? '');
      return [{ ...placed, ...(alt && { alt }) }];
    }),
  }));
}

function toBlogImage(image: StoredImage, heading: string, link: string): BlogImage {
  return {
    url: imagePath(image.id),
    title: heading,
    source: link ? new URL(link).hostname.replace(/^www\./, '') : '',
    sourceUrl: link,
    width: image.width,
    height: image.height,
  };
}
