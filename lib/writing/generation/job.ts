import type { BlogSection } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { Bounds } from '../bounds.ts';
import { citedSources } from '../evidence/citations.ts';
import type { RunLog } from '../runs/event-mutations.ts';
import type { StoredRequest } from '../schema.ts';
import type { Article, Writer } from '../types.ts';

/** `model` is the writer on the connected model, if it may write. */
export type RunTerms = Bounds & { runLog: RunLog; model: Writer | null };

export type Job = {
  /** The new blog's id, also the seed of its drawings. */
  id: string;
  run: { id: string; actor: string; quotaKeys: string[] };
  request: StoredRequest;
  userId: string | undefined;
} & RunTerms;

export type Styling = { style: Style; colorTheme: ColorTheme };

export function makeBlog<Own extends Styling & { sections: BlogSection[]; writer: Writer['kind'] }>(
  { id, request, userId }: Job,
  { title, intro, conclusion, keyPoints, questions, description, evidence, review, advice }: Article,
  documents: readonly SourceDocument[],
  own: Own,
) {
  const { topic, length, language, visitorId } = request;
  const text = { topic, length, language, title, intro, conclusion, keyPoints, questions, description };
  // An article of the library does not cite its note.
  const cited =
    own.writer === 'library' ? documents.map(({ number }) => ({ number, source: number, quote: '' })) : evidence;
  const sources = citedSources(cited, documents);
  const owner = userId === undefined ? { visitorId } : { userId };
  return { id, ...text, sources, ...(review && { review }), ...(advice && { advice }), ...owner, ...own };
}

export function articleTexts(article: Article): string[] {
  const { title, intro, sections, conclusion } = article;
  const { keyPoints = [], questions = [], description = '' } = article;
  const bodies = sections.flatMap(({ heading, content }) => [heading, content]);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return [title, description, ...keyPoints, intro, ...bodies, conclusion, ...answers];
}
