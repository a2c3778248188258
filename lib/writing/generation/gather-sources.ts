import 'server-only';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import { WORD_RANGES } from '@/lib/constants/limits.ts';
import type { Length } from '@/lib/constants/options.ts';
import { PLAN } from '@/lib/constants/plans.ts';
import { env } from '@/lib/env.ts';
import { type Alternative, AppError, type SourceNote } from '@/lib/http/errors.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { findPages, MOST_PAGES, queriesFor } from '@/lib/research/find-pages.ts';
import { matchLibrary } from '@/lib/research/library/answering.ts';
import type { Note } from '@/lib/research/library/notes.ts';
import { chooseProviders } from '@/lib/research/providers/search-services.ts';
import { readProgress, readSources } from '@/lib/research/sources.ts';
import { type FoundPage, isNote, type SourceDocument } from '@/lib/research/types.ts';
import { countWords } from '@/lib/text/words.ts';
import { authorSource } from '../author-source.ts';
import { createCloseWriter } from '../close/writer.ts';
import { createDigestWriter } from '../digest/writer.ts';
import { throwAsAppError, WritingError } from '../errors.ts';
import type { OutlineRequest, StoredRequest, TextWishes } from '../schema.ts';
import type { Writer, WritingEvent } from '../types.ts';
import type { UsageMeter } from '../usage.ts';

type SourceWishes = OutlineRequest &
  Pick<TextWishes, 'outline' | 'angle'> &
  Partial<Pick<StoredRequest, 'authorAnswers' | 'batchIndex' | 'batchSize' | 'closePage' | 'overviewOf'>>;

export type GatheredSources = {
  /** The given pages, then the found ones, then the author's answers, numbered from 1. */
  documents: SourceDocument[];
  given: number;
  unreadable: SourceNote[];
  /** Given pages that were not read whole. */
  excerpts: SourceNote[];
  /** Providers that did not answer, by name. */
  silent: string[];
};

type GatherOptions = {
  /** Chooses the search queries, if there is one. */
  model: Writer | null;
  signal: AbortSignal;
  /** Pages are parsed one at a time for each requester (actorRequester). */
  requester: string;
  onEvent: (event: WritingEvent) => void;
  meter?: UsageMeter | undefined;
  deadline?: Date | undefined;
};

const pageOptions = ({ signal, requester, onEvent }: GatherOptions) => ({
  ...{ signal, requester, allowHosts: env().OUTBOUND_ALLOW_HOSTS },
  onPage: (page: Omit<Extract<WritingEvent, { type: 'page' }>, 'type'>) => onEvent({ type: 'page', ...page }),
});

const noneReadable = (sources: readonly SourceNote[]) =>
  sentence(`writing.sources.noneReadable.${PLAN}`, {
    count: sources.length,
    notes: sources.map((source) => note('generation.aboutPage', source)),
  });

async function readGiven({ sourceUrls, topic, angle = '', outline }: SourceWishes, options: GatherOptions) {
  const { onEvent } = options;
  const headings = outline?.sections.map(({ heading }) => heading) ?? [];
  const subject = [topic, angle, ...headings].join('\n');
  if (sourceUrls.length > 0) onEvent({ type: 'phase', phase: 'reading' });
  const { documents, unreadable } = await readSources(sourceUrls, { ...pageOptions(options), subject });
  if (sourceUrls.length > 0 && documents.length === 0) {
    throw new AppError('unprocessable-input', noneReadable(unreadable), { unreadableSources: unreadable });
  }
  return { documents: documents.map((page) => ({ ...page, isGiven: true })), unreadable };
}

async function proposeQueries(
  wishes: SourceWishes,
  { model, signal, meter, deadline, onEvent }: GatherOptions,
  alternative: Alternative,
): Promise<string[]> {
  // What the author answered reaches no search service.
  const asked = { ...wishes, authorAnswers: undefined };
  const queries = await model
    ?.searchQueries?.({ ...asked, sources: [], signal, meter, deadline, onEvent })
    .catch((error) => throwAsAppError(error, alternative));
  return queries?.length ? queries : queriesFor(wishes.topic, wishes.outline);
}

async function search(wishes: SourceWishes, known: readonly FoundPage[], options: GatherOptions) {
  const { model, onEvent } = options;
  const providers = chooseProviders();
  if (!wishes.findSources || providers.length === 0) return { pages: [], silent: [] };
  onEvent({ type: 'phase', phase: 'researching' });
  const { topic, language } = wishes;
  const queries = await proposeQueries(wishes, options, known.length > 0 || model === null ? 'digest' : 'close');
  return findPages(
    { topic, language, queries, knownUrls: known.map(({ url }) => url) },
    { providers, ...pageOptions(options) },
  );
}

/**
 * The notes that an article without given pages begins with: the one that covers its topic, or in a batch the one in its
 * place, neighbors included. One that has too few words is joined by others that cover the topic.
 */
async function notesFor({ topic, language, length, batchIndex }: SourceWishes): Promise<Note[]> {
  const { covering, neighbors } = await matchLibrary(topic, language);
  if (batchIndex !== undefined) return [...covering, ...neighbors].slice(batchIndex, batchIndex + 1);
  const [best] = covering;
  return best && !isEnough([best], length) ? covering : covering.slice(0, 1);
}

const isEnough = (notes: readonly Note[], length: Length): boolean =>
  notes.reduce((sum, { text, writtenIn }) => sum + countWords(text, writtenIn), 0) >= WORD_RANGES[length].min;

/** With the space behind it. Counting words is slow, so a long page is counted no further than needed. */
const LONG_WORD = 10;

/** Whether given pages have as many words as the article can have, or all those of its batch. */
function suffices(given: readonly FoundPage[], { length, language, batchSize = 1 }: SourceWishes): boolean {
  let missing = WORD_RANGES[length].max * batchSize;
  return given.some(({ text }) => {
    missing -= countWords(text.slice(0, missing * LONG_WORD), language);
    return missing <= 0;
  });
}

async function research(wishes: SourceWishes, given: readonly FoundPage[], options: GatherOptions) {
  const { model, onEvent } = options;
  // A digest needs more than it can quote.
  if (model && suffices(given, wishes)) return { pages: [], silent: [] };
  const isAlone = model === null && given.length === 0;
  // The library is no search, and without a model and given pages it is the first to answer.
  const answers = isAlone ? await notesFor(wishes) : wishes.findSources ? await beside(wishes, given) : [];
  for (const { url, title } of answers) onEvent({ type: 'page', url, title, status: 'read' });
  if (isAlone && answers.length > 0 && isEnough(answers, wishes.length)) {
    return { pages: answers, silent: [] };
  }
  const found = await search(wishes, [...given, ...answers], options);
  return { ...found, pages: [...answers, ...found.pages].slice(0, MOST_PAGES) };
}

async function beside({ topic, language }: SourceWishes, given: readonly FoundPage[]): Promise<Note[]> {
  const { covering } = await matchLibrary(topic, language);
  return covering.filter(({ url }) => given.every((page) => page.url !== url)).slice(0, 1);
}

/**
 * Reads the given pages, and searches for more if the request wants it and the settings allow it. The author's answers
 * change nothing about that.
 * @throws AppError unprocessable-input when no given page can be read
 */
export async function gatherSources(wishes: SourceWishes, options: GatherOptions): Promise<GatheredSources> {
  if (wishes.overviewOf) return { documents: [], given: 0, unreadable: [], excerpts: [], silent: [] };
  const { documents, unreadable } = await readGiven(wishes, options);
  const { pages, ...search } = await research(wishes, documents, options);
  const found = pages.map((page, at) => ({ number: documents.length + at + 1, ...page }));
  const excerpts = documents.map(readProgress).flatMap(({ url, reason }) => (reason ? [{ url, reason }] : []));
  const all: SourceDocument[] = [...documents, ...found];
  const { authorAnswers = [] } = wishes;
  if (authorAnswers.length > 0) {
    all.push({ number: all.length + 1, ...authorSource(authorAnswers, new Date(), wishes) });
  }
  return { documents: all, given: documents.length, unreadable, excerpts, ...search };
}

type WriterWishes = Pick<SourceWishes, 'batchIndex' | 'closePage' | 'overviewOf'>;

/** The model, else the library or a digest of the sources, else a page of close notes. */
export function chooseWriter(sources: readonly SourceDocument[], model: Writer | null, wishes: WriterWishes = {}) {
  if (model) return model;
  if (wishes.overviewOf) return createDigestWriter();
  const pages = sources.filter((source) => !isByAuthor(source));
  if (pages.length > 0) return createDigestWriter(pages.every(isNote) ? 'library' : 'digest');
  return createCloseWriter(wishes.batchIndex ?? 0);
}

/** `note` says why it is less than was asked for. */
type FromSources<Result> = {
  result: Result;
  writer: Writer['kind'];
  documents: readonly SourceDocument[];
  note?: string;
};

const nothingFound = (services: readonly string[]) =>
  services.length > 0
    ? note(`writing.library.noAnswer.${PLAN}`, { services })
    : note(`writing.library.nothingFound.${PLAN}`);

const excerptsNote = (services: readonly string[]) =>
  services.length > 0
    ? note('writing.library.closeWrittenWithoutAnswer', { services })
    : note('writing.library.closeWritten');

/**
 * Runs `work` with the writer that fits. Where the library does not cover the topic and a search found too little for a
 * digest, a page of close notes is written, unless the request wants to be asked; given pages that hold too little are
 * refused.
 * @throws AppError unprocessable-input with the alternative 'close' if the request wants no such page
 */
export async function writeFromSources<Result>(
  { documents, silent, given }: GatheredSources,
  { model, ...wishes }: { model: Writer | null } & WriterWishes,
  work: (writer: Writer, documents: readonly SourceDocument[]) => Promise<Result>,
): Promise<FromSources<Result>> {
  const writer = chooseWriter(documents, model, wishes);
  const byAuthor = documents.filter(isByAuthor);
  const writeClose = async (close: Writer, reason: string): Promise<FromSources<Result>> => {
    if (wishes.closePage === false) throw new AppError('unprocessable-input', reason, { alternative: 'close' });
    const result = await work(close, byAuthor);
    return { result, writer: close.kind, documents: byAuthor, note: excerptsNote(silent) };
  };
  if (writer.kind === 'close') {
    return writeClose(writer, nothingFound(silent));
  }
  try {
    return { result: await work(writer, documents), writer: writer.kind, documents };
  } catch (error) {
    const isTooLittle = error instanceof WritingError && error.code === 'refused';
    if (writer.kind !== 'digest' || given > 0 || !isTooLittle) throw error;
    const notes = documents.filter(isNote);
    if (notes.length === 0) return writeClose(chooseWriter([], null, wishes), error.reason);
    const library = chooseWriter(notes, null);
    const used = [...notes, ...byAuthor];
    return { result: await work(library, used), writer: library.kind, documents: used };
  }
}
