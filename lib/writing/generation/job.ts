import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import type { Bounds } from '../bounds.ts';
import type { RunLog } from '../runs/event-mutations.ts';
import type { GenerateResponse, StoredRequest } from '../schema.ts';
import type { Article, Writer } from '../types.ts';
import type { WrittenBlog } from './mutations.ts';

/** Limits and log of an attempt at a run; `model` is the writer on the connected model, if it may write. */
export type RunTerms = Bounds & { runLog: RunLog; model: Writer | null };

/** Context of writing one blog. */
export type Job = {
  /** The new blog's id, also the seed of its drawings. */
  id: string;
  run: { id: string; actor: string; quotaKeys: string[] };
  request: StoredRequest;
  userId: string | undefined;
} & RunTerms;

export type Styling = { style: Style; colorTheme: ColorTheme };

/** A blog to save, and the answer of POST /api/blogs/generate without its id. */
export type Written = Omit<WrittenBlog, 'usage'> & { answer: Omit<GenerateResponse, 'id'> };

/** The owner columns of a new blog. */
export const ownerOf = ({ userId, request }: Job) =>
  userId === undefined ? { visitorId: request.visitorId } : { userId };

/** Every text of an article, for the check of `lib/safety`. */
export function textsOf(article: Article): string[] {
  const { title, intro, sections, conclusion } = article;
  const { keyPoints = [], questions = [], description = '' } = article;
  const bodies = sections.flatMap(({ heading, content }) => [heading, content]);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return [title, description, ...keyPoints, intro, ...bodies, conclusion, ...answers];
}
