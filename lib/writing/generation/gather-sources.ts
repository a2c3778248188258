import 'server-only';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import { env } from '@/lib/env.ts';
import { type Alternative, AppError, type SourceNote } from '@/lib/http/errors.ts';
import { findPages, MOST_PAGES, queriesFor } from '@/lib/research/find-pages.ts';
import { answeringNotes } from '@/lib/research/library/answering.ts';
import { chooseProviders } from '@/lib/research/providers/choose-providers.ts';
import { readSources } from '@/lib/research/sources.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { createBriefWriter } from '../brief/writer.ts';
import { createDigestWriter } from '../digest/writer.ts';
import { throwAsAppError, UsedUpError, WritingError } from '../errors.ts';
import type { OutlineRequest, TextWishes } from '../schema.ts';
import type { Writer, WritingEvent } from '../types.ts';
import type { UsageMeter } from '../usage.ts';

/** The part of a request that decides the sources. */
type SourceWishes = OutlineRequest & Pick<TextWishes, 'outline' | 'angle'>;

/** The sources of an article, and pages that failed. */
export type GatheredSources = {
  /** The given pages, then the found ones, numbered from 1. */
  documents: SourceDocument[];
  /** Number of given pages in `documents`. */
  given: number;
  /** Given pages that could not be read. */
  unreadable: SourceNote[];
  /** Providers that did not answer, by name. */
  silent: string[];
  /** Whether there was a search: wanted by the request and allowed by the settings. */
  isSearched: boolean;
};

type GatherOptions = {
  /** Chooses the search queries, if there is one. */
  model: Writer | null;
  signal: AbortSignal;
  /** Pages are parsed one at a time for each requester (requesterOf). */
  requester: string;
  onEvent: (event: WritingEvent) => void;
  meter?: UsageMeter | undefined;
  deadline?: Date | undefined;
};

async function readGiven({ sourceUrls }: SourceWishes, options: GatherOptions) {
  const { signal, requester, onEvent } = options;
  if (sourceUrls.length > 0) onEvent({ type: 'phase', phase: 'reading' });
  const { documents, unreadable } = await readSources(sourceUrls, {
    signal,
    requester,
    allowHosts: env().OUTBOUND_ALLOW_HOSTS,
    onPage: (page) => onEvent({ type: 'page', ...page }),
  });
  if (sourceUrls.length > 0 && documents.length === 0) {
    throw new AppError('unprocessable-input', WRITER_TEXTS.noneReadable(unreadable), { unreadableSources: unreadable });
  }
  return { documents: documents.map((page) => ({ ...page, isGiven: true })), unreadable };
}

/** Search queries from the model; without one the topic itself. */
async function queriesOf(
  wishes: SourceWishes,
  { model, signal, meter, deadline, onEvent }: GatherOptions,
  alternative: Alternative,
): Promise<string[]> {
  const queries = await model
    ?.searchQueries?.({ ...wishes, sources: [], signal, meter, deadline, onEvent })
    .catch((error) => throwAsAppError(error, alternative));
  return queries?.length ? queries : queriesFor(wishes.topic, wishes.outline);
}

async function research(wishes: SourceWishes, known: string[], options: GatherOptions) {
  const { model, signal, requester, onEvent } = options;
  const providers = chooseProviders();
  if (!wishes.findSources || providers.length === 0) return { pages: [], silent: [], isSearched: false };
  onEvent({ type: 'phase', phase: 'researching' });
  const { topic, language } = wishes;
  const answers = await answeringNotes(topic, language);
  const notes = answers.filter(({ url }) => !known.includes(url)).slice(0, 1);
  for (const { url, title } of notes) onEvent({ type: 'page', url, title, status: 'read' });
  const isAnswered = model === null && known.length === 0 && notes.length > 0;
  if (isAnswered) return { pages: notes, silent: [], isSearched: true };
  const queries = await queriesOf(wishes, options, known.length + notes.length > 0 ? 'digest' : 'brief');
  const found = await findPages(
    { topic, language, queries, knownUrls: known },
    {
      providers,
      signal,
      requester,
      allowHosts: env().OUTBOUND_ALLOW_HOSTS,
      onPage: (page) => onEvent({ type: 'page', ...page }),
    },
  );
  return { ...found, pages: [...notes, ...found.pages].slice(0, MOST_PAGES), isSearched: true };
}

/**
 * Reads the given pages, and searches for more if the request wants it and the settings allow it.
 * @throws AppError unprocessable-input when no given page can be read; writer-failed when the model fails at the queries;
 *   the signal's reason
 */
export async function gatherSources(wishes: SourceWishes, options: GatherOptions): Promise<GatheredSources> {
  const { documents, unreadable } = await readGiven(wishes, options);
  const known = documents.map(({ url }) => url);
  const { pages, ...search } = await research(wishes, known, options);
  const found = pages.map((page, at) => ({ number: documents.length + at + 1, ...page }));
  return { documents: [...documents, ...found], given: documents.length, unreadable, ...search };
}

/** The writer that fits: the model, else a digest of the sources, else a brief. */
export const chooseWriter = (sources: readonly SourceDocument[], model: Writer | null): Writer =>
  model ?? (sources.length > 0 ? createDigestWriter() : createBriefWriter());

/** A result, its writer and its sources; `note` says why it is a brief after a search. */
type FromSources<Result> = {
  result: Result;
  writer: Writer['kind'];
  documents: readonly SourceDocument[];
  note?: string;
};

/**
 * Runs `work` with the writer that fits. When a search found too little for a digest, a brief is written; given pages that
 * hold too little are refused.
 * @param model the writer on the connected model, if it may write
 * @throws what `work` throws
 */
export async function writeFromSources<Result>(
  { documents, silent, isSearched, given }: GatheredSources,
  model: Writer | null,
  work: (writer: Writer, documents: readonly SourceDocument[]) => Promise<Result>,
): Promise<FromSources<Result>> {
  const writer = chooseWriter(documents, model);
  try {
    const note = writer.kind === 'brief' && isSearched && { note: WRITER_TEXTS.nothingFound(silent) };
    return { result: await work(writer, documents), writer: writer.kind, documents, ...note };
  } catch (error) {
    const isTooLittle = error instanceof WritingError && error.code === 'refused' && !(error instanceof UsedUpError);
    if (writer.kind !== 'digest' || given > 0 || !isTooLittle) throw error;
    const brief = createBriefWriter();
    const note = WRITER_TEXTS.tooLittleFound(error.message);
    return { result: await work(brief, []), writer: brief.kind, documents: [], note };
  }
}
