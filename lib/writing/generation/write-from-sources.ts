import 'server-only';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { createBriefWriter } from '../brief/writer.ts';
import { UsedUpError, WritingError } from '../errors.ts';
import type { Writer } from '../types.ts';
import { chooseWriter } from './choose-writer.ts';
import type { GatheredSources } from './gather-sources.ts';

/** What was written, by whom, of which sources; `note` says why it is a brief where sources were looked for. */
export type Written<Result> = {
  result: Result;
  writer: Writer['kind'];
  documents: readonly SourceDocument[];
  note?: string;
};

/** Pages that nobody gave may hold too little; whoever asked for an article is not refused for that. */
function isTooLittleFound(error: unknown, writer: Writer, { given }: GatheredSources) {
  if (writer.kind !== 'digest' || !(error instanceof WritingError)) return false;
  return error.code === 'refused' && !(error instanceof UsedUpError) && given === 0;
}

/**
 * Has the writer that fits the sources do its work. Where it is a digest and the pages that were found hold too
 * little for it, a brief is written instead, without sources.
 * @param model the writer on the connected model, where it is to write
 * @throws whatever `work` throws
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
