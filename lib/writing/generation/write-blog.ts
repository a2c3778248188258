import 'server-only';
import { createHash } from 'node:crypto';
import { requesterOfRun } from '@/lib/access/requester.ts';
import { findNames, spellNames } from '@/lib/blogs/groups/queries.ts';
import { findUnusedStyles } from '@/lib/blogs/my-blogs/queries.ts';
import { isByAuthor, shownPicture } from '@/lib/blogs/rules.ts';
import type { BlogSection } from '@/lib/blogs/schema.ts';
import { COLOR_THEMES, type ColorTheme, STYLES, type Style } from '@/lib/constants/options.ts';
import { PLAN } from '@/lib/constants/plans.ts';
import { type Alternative, AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { addRelevantPictures } from '@/lib/illustrations/pictures.ts';
import { spreadOverSections } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { modelLabel } from '@/lib/models/connection.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { requireHarmless, requireModerated } from '@/lib/safety/service.ts';
import { nameUser } from '@/lib/users/mutations.ts';
import { findUser, findVoice } from '@/lib/users/queries.ts';
import { nameFrom } from '@/lib/users/rules.ts';
import { titledFor } from '../author-source.ts';
import type { Bounds } from '../bounds.ts';
import { shownVoice } from '../calls/voice.ts';
import { throwAsAppError } from '../errors.ts';
import { citedSources } from '../evidence/citations.ts';
import type { RunLog } from '../runs/event-mutations.ts';
import { actorUserId, type ClaimedRun } from '../runs/mutations.ts';
import { findOverviewItems, findPictures, findSiblings } from '../runs/queries.ts';
import { batchPlace, type StoredRequest, storedRequestSchema } from '../schema.ts';
import type { Article, ArticleText, Writer, WritingRequest } from '../types.ts';
import { type Voice, voiceSchema } from '../voice.ts';
import { anotherDraft } from './another-draft.ts';
import { chooseWriter, gatherSources, writeFromSources } from './gather-sources.ts';
import { saveGeneratedBlog, type Written } from './mutations.ts';
import { writeInBatch } from './write-in-batch.ts';
import { writeTranslation } from './write-translation.ts';

/** `model` is the writer on the connected model, if it may write. */
export type RunTerms = Bounds & { runLog: RunLog; model: Writer | null };

export type Job = {
  /** The new blog's id, also the seed of its drawings. */
  id: string;
  run: { id: string; actor: string; quotaKeys: string[] };
  request: StoredRequest;
  userId: string | undefined;
} & RunTerms &
  Pick<WritingRequest, 'voice'>;

export type Styling = { style: Style; colorTheme: ColorTheme };

export function makeBlog<Own extends Styling & { sections: BlogSection[]; writer: Writer['kind'] }>(
  { id, request, userId, voice }: Job,
  { evidence, locale, review, advice, authorQuestions, ...article }: Article,
  documents: readonly SourceDocument[],
  own: Own,
) {
  const { topic, length, language, visitorId, series, batchIndex = -1 } = request;
  const { title, intro, conclusion, conclusionHeading, keyPoints, questions, description } = article;
  const text = { locale, title, intro, conclusion, conclusionHeading, keyPoints, questions, description };
  // An article of the library does not cite its notes.
  const notes = own.writer === 'library' ? documents.filter((page) => !isByAuthor(page)) : [];
  const uncited = notes.map(({ number }, at) => ({ number: evidence.length + at + 1, source: number, quote: '' }));
  const sources = citedSources([...evidence, ...uncited], documents);
  const owner = userId === undefined ? { visitorId } : { userId };
  const judged = { ...(review && { review }), ...(advice && { advice }), ...(authorQuestions && { authorQuestions }) };
  const kept = own.writer === 'model' && voice && { voice };
  // The overview has no place in its batch.
  const inSeries = series && { series, seriesPart: batchIndex + 1 };
  return { id, topic, length, language, ...text, sources, ...judged, ...inSeries, ...kept, ...owner, ...own };
}

export function judgedArticle(article: ArticleText): string[] {
  const { title, intro, sections, conclusion, conclusionHeading = '' } = article;
  const { keyPoints = [], questions = [], description = '', tags = [] } = article;
  const bodies = sections.flatMap(({ heading, content }) => [heading, content]);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return [title, description, ...tags, ...keyPoints, intro, ...bodies, conclusionHeading, conclusion, ...answers];
}

const pick = <T>(options: readonly T[], otherwise: T): T =>
  options[Math.floor(Math.random() * options.length)] ?? otherwise;

/** The requested design, else a random style that its owner's newest blogs lack (spec §1), the first in its own colors. */
async function chooseStyling({ request, userId }: Pick<Job, 'request' | 'userId'>): Promise<Styling> {
  const owner = userId === undefined ? { userId: null, visitorId: request.visitorId } : { userId };
  const unused = await findUnusedStyles(owner);
  const isFirst = unused.length === STYLES.length;
  const { style = pick(unused, STYLES[0]), colorTheme = isFirst ? 'default' : pick(COLOR_THEMES, 'default') } = request;
  return { style, colorTheme };
}

async function writeNew(job: Job): Promise<Written> {
  const { request, userId, runLog, model, signal, meter, deadline, run } = job;
  const chosen = await chooseStyling(job);
  runLog.emit({ type: 'started', ...chosen });
  const limits = { model, signal, meter, deadline };
  const requester = requesterOfRun(run);
  const sources = await gatherSources(request, { ...limits, requester, onEvent: runLog.emit });
  const alternative = chooseWriter(sources.documents, null, request).kind === 'close' ? 'close' : 'digest';
  requireAnnounced(request, model, alternative);
  const written = await writeFromSources(sources, { ...request, model }, (writer, documents) => {
    runLog.emit({ type: 'writer', writer: writer.kind });
    return write(job, writer, documents);
  }).catch((error) => throwAsAppError(error, alternative));
  const { result: article, writer } = written;
  const documents = titledFor(written.documents, { ...request, locale: article.locale });
  const { shortfall: words } = article;
  const shortage = written.note ?? (words && note('writing.library.shortfall', { words }));
  const judge = writer === 'model' ? requireModerated : requireHarmless;
  await judge(judgedArticle(article), request.language, signal);
  // What is not an article does not dress up as one.
  const styling: Styling = writer === 'close' && !request.style ? { ...chosen, style: 'minimal' } : chosen;
  const pictures = await findPictures(run.id);
  const { sections, images } = await illustrate(job, styling, article, pictures, writer);
  const place = batchPlace(request);
  const batch = place && { batchId: place.batchId, batchIndex: place.index };
  const doubtfulSources = [...sources.excerpts, ...(article.doubtful ?? [])];
  const other = await anotherDraft(article, sections, documents, (texts) => judge(texts, request.language, signal));
  return {
    blog: makeBlog(job, article, documents, {
      ...styling,
      ...batch,
      tags: await spellNames(userId, 'tags', article.tags ?? []),
      sections,
      writer,
      provenance: { create: { model: writer === 'model' ? model?.model : undefined } },
      ...(other && { revisions: { create: other } }),
    }),
    images,
    snapshots: sourceSnapshots(documents),
    answer: {
      unreadableSources: [...sources.unreadable, ...(article.unused ?? [])],
      ...(doubtfulSources.length > 0 && { doubtfulSources }),
      ...(shortage && { note: shortage }),
    },
  };
}

/** A user's present voice, as far as a writer is shown it. */
export async function ownVoice({ id, hasVoice }: { id: string; hasVoice: boolean }): Promise<Voice | undefined> {
  const stored = hasVoice ? await findVoice(id) : null;
  return stored ? shownVoice(voiceSchema.parse(stored)) : undefined;
}

/** Writes and saves the blog of a run, new or translated, and emits events. Returns the blog's id. */
export async function writeBlog(run: ClaimedRun, terms: RunTerms): Promise<string> {
  const { runLog, signal, meter } = terms;
  const request = storedRequestSchema.parse(run.request);
  const userId = actorUserId(run.actor);
  const user = userId === undefined ? null : await findUser(userId);
  if (userId !== undefined && !user) {
    throw new AppError('not-found', sentence('writing.runs.noAccount'));
  }
  const voice = user && request.useVoice ? await ownVoice(user) : undefined;
  const job: Job = { id: newId(), run, request, userId, voice, ...terms };
  const { translationOf } = request;
  const written = await (translationOf === undefined ? writeNew(job) : writeTranslation(job, translationOf));
  runLog.emit({ type: 'phase', phase: 'saving' });
  await runLog.stored();
  signal.throwIfAborted();
  const name = user && nameFrom(request.userDisplayName, user);
  if (name) await nameUser(user, name);
  await saveGeneratedBlog(run, { ...written, visibility: request.visibility }, meter.total());
  return job.id;
}

/** Fails when the announced model is gone: the user decides about an alternative. */
function requireAnnounced(request: StoredRequest, model: Writer | null, alternative: Alternative): void {
  const { announcedModel, withoutModel } = request;
  if (!announcedModel || model || withoutModel) return;
  const gone = sentence(`writing.failures.modelGone.${PLAN}`, { model: modelLabel({ model: announcedModel }) });
  throw new AppError('writer-failed', gone, { alternative });
}

async function write(job: Job, writer: Writer, sources: readonly SourceDocument[]): Promise<Article> {
  const { request, userId, voice, runLog, signal, meter, deadline } = job;
  const ownTags = userId ? await findNames(userId, 'tags') : [];
  const overview = request.overviewOf === undefined ? undefined : await findOverviewItems(request.overviewOf);
  if (overview?.length === 0) throw new AppError('unprocessable-input', sentence('batches.noBlogsLeft'));
  const writing = { ...request, voice, ownTags, sources, overview, signal, meter, deadline, onEvent: runLog.emit };
  const place = batchPlace(request);
  if (!place) return writer.write(writing);
  const siblings = await findSiblings({ userId, visitorId: request.visitorId }, place);
  return writeInBatch(writer, writing, place, { diversify: request.diversifyNiches, siblings });
}

async function illustrate(
  { id, run, request, runLog, signal }: Job,
  styling: Styling,
  article: Article,
  given: StoredImage[],
  writer: Writer['kind'],
): Promise<{ sections: BlogSection[]; images: StoredImage[] }> {
  const placed = placeImages(article, given, request);
  if (!request.includeImages || writer === 'close') return { sections: placed, images: given };
  runLog.emit({ type: 'phase', phase: 'pictures' });
  const place = batchPlace(request)?.index ?? 0;
  const requester = requesterOfRun(run);
  const options = { topic: request.topic, seed: id, place, signal, requester, ...styling };
  const { sections, stored } = await addRelevantPictures(placed, options);
  return { sections, images: [...given, ...stored] };
}

function sourceSnapshots(documents: readonly SourceDocument[]) {
  const readAt = new Date();
  return documents.map(({ number, url, title, text, license }) => {
    const hash = createHash('sha256').update(text).digest('base64url');
    return { number, url, title, text, readAt, hash, ...(license && { license }) };
  });
}

/** Spreads the user's pictures over an article's sections, in order, with caption, source link and alt text. */
function placeImages(
  { sections }: Article,
  images: readonly StoredImage[],
  { links, imageAlternativeTexts }: StoredRequest,
): BlogSection[] {
  const places = spreadOverSections(images.length, sections.length);
  return sections.map((section, index) => ({
    ...section,
    images: (places[index] ?? []).flatMap((place) => {
      const image = images[place];
      if (!image) return [];
      const sourceUrl = links[place] ?? '';
      const source = sourceUrl && new URL(sourceUrl).hostname.replace(/^www\./, '');
      const alt = imageAlternativeTexts[place];
      return [shownPicture(image, { title: section.heading, source, sourceUrl, ...(alt && { alt }) })];
    }),
  }));
}
