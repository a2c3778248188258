import 'server-only';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import { env } from '@/lib/env.ts';
import { type Alternative, AppError, type SourceNote } from '@/lib/http/errors.ts';
import { findPages, MOST_PAGES } from '@/lib/research/find-pages.ts';
import { answeringNotes } from '@/lib/research/library/answering.ts';
import { chooseProviders } from '@/lib/research/providers/choose-providers.ts';
import { queriesFor } from '@/lib/research/search-queries.ts';
import { readSources } from '@/lib/research/sources.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { Outline, OutlineRequest } from '../schema.ts';
import type { Writer, WritingEvent } from '../types.ts';
import type { UsageMeter } from '../usage.ts';
import { throwAsAppError } from './writer-failure.ts';

/** What an article's sources depend on. */
export type SourceWishes = Pick<
  OutlineRequest,
  | 'topic'
  | 'length'
  | 'language'
  | 'sourceUrls'
  | 'findSources'
  | 'advancedPrompting'
  | 'tone'
  | 'audience'
  | 'pointOfView'
> & {
  outline?: Outline | undefined;
  /** Side of the topic that the article takes. */
  angle?: string | undefined;
};

/** The sources of an article, and what did not become one. */
export type GatheredSources = {
  /** The pages that were given, then those that were found, numbered from 1. */
  documents: SourceDocument[];
  /** How many of them were given. */
  given: number;
  /** Pages that were given and could not be read. */
  unreadable: SourceNote[];
  /** Providers that did not answer, by name. */
  silent: string[];
  /** Whether pages were looked for: asked for, and allowed by the settings. */
  isSearched: boolean;
};

type GatherOptions = {
  /** Who is asked what to look for, where a model writes. */
  model: Writer | null;
  signal: AbortSignal;
  /** Who asks (requesterOf): pages are parsed one at a time for each. */
  requester: string;
  onEvent: (event: WritingEvent) => void;
  /** Adds up what asking for search queries costs. */
  meter?: UsageMeter | undefined;
  /** When the writing is ended at the latest. */
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

/** What to search for, as the model says where there is one; else the topic itself. */
async function queriesOf(
  wishes: SourceWishes,
  { model, signal, meter, deadline, onEvent }: GatherOptions,
  alternative: Alternative,
): Promise<string[]> {
  const queries = await model
    ?.searchQueries?.({
      ...wishes,
      instructions: wishes.advancedPrompting,
      sources: [],
      signal,
      meter,
      deadline,
      onEvent,
    })
    .catch((error) => throwAsAppError(error, alternative));
  return queries?.length ? queries : queriesFor(wishes.topic, wishes.outline);
}

async function research(wishes: SourceWishes, known: string[], options: GatherOptions) {
  const { model, signal, requester, onEvent } = options;
  const providers = chooseProviders();
  if (!wishes.findSources || providers.length === 0) {
    return { pages: [], silent: [], isSearched: false };
  }
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
 * Reads the pages that were given, and finds others where that was asked for and the settings allow it.
 * @throws AppError unprocessable-input where none of the given pages can be read; writer-failed where the model fails at the queries; the signal's reason
 */
export async function gatherSources(wishes: SourceWishes, options: GatherOptions): Promise<GatheredSources> {
  const { documents, unreadable } = await readGiven(wishes, options);
  const known = documents.map(({ url }) => url);
  const { pages, ...search } = await research(wishes, known, options);
  const found = pages.map((page, at) => ({ number: documents.length + at + 1, ...page }));
  return { documents: [...documents, ...found], given: documents.length, unreadable, ...search };
}
