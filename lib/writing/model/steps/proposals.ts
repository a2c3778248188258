import { MAX_ANGLE_CHARACTERS } from '../../../constants/limits.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { cleanHeading, isHeading } from '../lint/headings.ts';
import { anglesPrompt, anglesSchema, queriesSchema, searchPrompt } from '../prompts/proposal-prompts.ts';
import { askInLanguage, type Context, unlessUnusable } from './context.ts';

const WORDS_PER_ANGLE = 20;

/** Words of some angles. */
export const angleWords = (count: number): number => count * WORDS_PER_ANGLE;

const spelling = (angle: string) => angle.normalize('NFKC').toLocaleLowerCase();

/** Usable angles, each once. */
function usable(angles: readonly string[], known: readonly string[], topic: string): string[] {
  const lines = angles
    .map((angle) => cleanHeading(angle, topic))
    .filter((line) => isHeading(line) && line.length <= MAX_ANGLE_CHARACTERS);
  const distinct = new Map(lines.map((line) => [spelling(line), line]));
  for (const angle of known) distinct.delete(spelling(angle));
  return [...distinct.values()];
}

/**
 * At most `count` angles on the topic; none where the answer is of no use. Throws WritingError.
 * @param known angles to avoid
 */
export async function anglesOf(context: Context, count: number, known: readonly string[]): Promise<string[]> {
  const { request, limits } = context;
  const angles = await unlessUnusable(
    askInLanguage(
      context,
      {
        name: 'article_angles',
        schema: anglesSchema,
        words: Math.min(angleWords(count), limits.planWords),
        prompt: () => anglesPrompt(request, count, known),
        read: (raw) => usable(raw.angles, known, request.topic),
      },
      (lines) => lines.join('\n'),
    ),
  );
  return (angles ?? []).slice(0, count);
}

const QUERY_WORDS = 60;
const MOST_QUERIES = 3;

/** Web search queries; none where the answer is of no use. Throws WritingError. */
export async function searchQueriesOf(context: Context): Promise<string[]> {
  const { request } = context;
  const queries = await unlessUnusable(
    context.ask({
      name: 'search_queries',
      schema: queriesSchema,
      words: QUERY_WORDS,
      prompt: () => searchPrompt(request, new Date()),
      read: (raw) => raw.queries,
    }),
  );
  const lines = (queries ?? []).map((query) => cleanLine(query, request.topic)).filter(Boolean);
  return lines.slice(0, MOST_QUERIES);
}
