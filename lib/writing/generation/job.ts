import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import type { Bounds } from '../bounds.ts';
import type { RunLog } from '../runs/event-log.ts';
import type { StoredRequest } from '../runs/rules.ts';
import type { GenerateResponse } from '../schema.ts';
import type { Article, Writer } from '../types.ts';
import type { WrittenBlog } from './mutations.ts';

/** What an attempt at a run is bound to, and the writer on the connected model where it may write. */
export type RunTerms = Bounds & { runLog: RunLog; model: Writer | null };

/** What the steps of writing one blog share. */
export type Job = {
  /** The new blog's id, which also makes the drawings repeatable. */
  id: string;
  /** The run's id, its `visitor:{id}` or `user:{id}`, and what it counts against. */
  run: { id: string; actor: string; quotaKeys: string[] };
  request: StoredRequest;
  userId: string | undefined;
} & RunTerms;

/** How a blog is shown. */
export type Styling = { style: Style; colorTheme: ColorTheme };

/** A blog that is written and not saved yet, and what POST /api/blogs/generate says besides its id. */
export type Written = Omit<WrittenBlog, 'usage'> & { answer: Omit<GenerateResponse, 'id'> };

/** Whose a new blog is, as its row holds it. */
export const ownerOf = ({ userId, request }: Job) =>
  userId === undefined ? { visitorId: request.visitorId } : { userId };

/** Every text of an article that is judged before it is saved. */
export function textsOf(article: Article): string[] {
  const { title, intro, sections, conclusion } = article;
  const { keyPoints = [], questions = [], description = '' } = article;
  const bodies = sections.flatMap(({ heading, content }) => [heading, content]);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return [title, description, ...keyPoints, intro, ...bodies, conclusion, ...answers];
}
