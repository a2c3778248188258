import 'server-only';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { createBriefWriter } from '../brief/writer.ts';
import { createDigestWriter } from '../digest/writer.ts';
import { UsedUpError, WritingError } from '../errors.ts';
import type { Writer } from '../types.ts';
import type { GatheredSources } from './gather-sources.ts';

/** The writer that fits: the model, else a digest of the sources, else a brief. */
export function chooseWriter(sources: readonly SourceDocument[], model: Writer | null): Writer {
  return model ?? (sources.length > 0 ? createDigestWriter() : createBriefWriter());
}

/** The result, its writer and its sources; `note` says why it is a brief after a search. */
export type Written<Result> = {
  result: Result;
  writer: Writer['kind'];
  documents: readonly SourceDocument[];
  note?: string;
};

/** A search found too little for a digest. Given pages that hold too little are refused instead. */
function isTooLittleFound(error: unknown, writer: Writer, { given }: GatheredSources) {
  if (writer.kind !== 'digest' || !(error instanceof WritingError)) return false;
  return error.code === 'refused' && !(error instanceof UsedUpError) && given === 0;
}

/**
 * Runs `work` with the writer that fits. When a search found too little for a digest, a brief is written.
 * @param model the writer on the connected model, if it may write
 * @throws what `work` throws
 */
export async function writeFromSources<Result>(
  sources: GatheredSources,
  model: Writer | null,
  work: (writer: Writer, documents: readonly SourceDocument[]) => Promise<Result>,
): Promise<Written<Result>> {
  const { documents, silent, isSearched } = sources;
  const writer = chooseWriter(documents, model);
  try {
    const result = await work(writer, documents);
    const isBriefAfterSearch = writer.kind === 'brief' && isSearched;
    return {
      result,
      writer: writer.kind,
      documents,
      ...(isBriefAfterSearch && { note: WRITER_TEXTS.nothingFound(silent) }),
    };
  } catch (error) {
    if (!isTooLittleFound(error, writer, sources)) throw error;
    const brief = createBriefWriter();
    const result = await work(brief, []);
    const note = WRITER_TEXTS.tooLittleFound((error as WritingError).message);
    return { result, writer: brief.kind, documents: [], note };
  }
}
