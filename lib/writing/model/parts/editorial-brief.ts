import type { EditorialBrief } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { editorialBriefPrompt } from '../prompts/editorial-prompts.ts';
import { editorialBriefSchema } from '../prompts/editorial-schemas.ts';
import { type Context, unlessUnusable } from './context.ts';

export const BRIEF_WORDS = 250;

/** How many lines of each kind are of use; more would only make every later prompt longer. */
const MOST = { questions: 8, terms: 10, facts: 6, queries: 3 } as const;

/**
 * What the article is to do for whom, as the model says; the one that was made before where there is one. Undefined
 * where the model gives nothing usable: the article can be written without. Throws WritingError.
 */
export async function editorialBriefOf(context: Context): Promise<EditorialBrief | undefined> {
  const { request } = context;
  if (request.brief) return request.brief;
  const line = (text: string) => cleanLine(text, request.topic);
  const lines = (texts: readonly string[], most: number) =>
    texts.map(line).filter(Boolean).slice(0, most);
  return unlessUnusable(
    context.ask({
      ...{ name: 'editorial_brief', schema: editorialBriefSchema(request.language) },
      ...{ words: BRIEF_WORDS, effort: 'medium' },
      prompt: () => editorialBriefPrompt(request, new Date()),
      read: ({ reader, wants, pointOfView, address, ...raw }): EditorialBrief => ({
        ...{ reader: line(reader), wants: line(wants), pointOfView: line(pointOfView), address },
        questions: lines(raw.questions, MOST.questions),
        terms: lines(raw.terms, MOST.terms),
        facts: lines(raw.facts, MOST.facts),
        queries: lines(raw.queries, MOST.queries),
        helps: {
          ...{ table: raw.table, quotation: raw.quotation },
          ...{ keyPoints: raw.keyPoints, faq: raw.faq },
        },
      }),
    }),
  );
}

/** The same writing with its editorial brief known to every later call. Throws WritingError. */
export async function withEditorialBrief(context: Context): Promise<Context> {
  const brief = await editorialBriefOf(context);
  return { ...context, request: { ...context.request, brief } };
}
