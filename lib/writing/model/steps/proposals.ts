import { z } from 'zod';
import { MAX_ANGLE_CHARACTERS } from '@/lib/constants/limits.ts';
import { dataBlock, linesBlock } from '../../chat/prompt.ts';
import type { PlannedArticle } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { cleanHeading, isHeading } from '../lint/headings.ts';
import { outlineBlock, promptOf } from '../prompts/shared-blocks.ts';
import { askInLanguage, type Context, unlessUnusable } from './context.ts';

const WORDS_PER_ANGLE = 32;

export const angleWords = (count: number): number => count * WORDS_PER_ANGLE;

const spelling = (angle: string) => angle.normalize('NFKC').toLocaleLowerCase();

function usable(raw: readonly PlannedArticle[], known: readonly string[], topic: string): PlannedArticle[] {
  const line = (text: string) => {
    const cleaned = cleanHeading(text, topic);
    return isHeading(cleaned) && cleaned.length <= MAX_ANGLE_CHARACTERS ? cleaned : '';
  };
  const planned = raw.map(({ title, angle }) => ({ title: line(title), angle: line(angle) }));
  const isTaken = (title: string, at: number) =>
    planned.slice(0, at).some((earlier) => spelling(earlier.title) === spelling(title));
  const distinct = new Map(
    planned.map(({ title, angle }, at) => [spelling(angle), { title: isTaken(title, at) ? '' : title, angle }]),
  );
  for (const angle of ['', ...known]) distinct.delete(spelling(angle));
  return [...distinct.values()];
}

/** At most `count` articles from new angles on the topic; none where the answer is of no use. Throws WritingError. */
export async function anglesOf(context: Context, count: number, known: readonly string[]): Promise<PlannedArticle[]> {
  const { request, limits } = context;
  const asking = askInLanguage(context, {
    name: 'article_angles',
    schema: z.object({ articles: z.array(z.object({ title: z.string(), angle: z.string() })) }),
    words: Math.min(angleWords(count), limits.planWords),
    prompt: () =>
      promptOf(request, {}, [
        'Task: angles',
        `Angles: ${count}`,
        'Several articles on the TOPIC are planned, each from another angle. Give in "articles" for each an "angle", one line of at most 120 characters: what the article takes up and for whom, such as "What a first hive really costs, for people who are deciding"; and a "title" of at most 60 characters, 32 in Chinese and Japanese, that tells readers what they get. Each is about this topic, not about any, has enough for a whole article, and answers a question the others leave open. Where the WISHES name readers or a side, all angles keep to them.',
        known.length > 0 && 'Give other angles than these:',
        linesBlock('KNOWN', known),
      ]),
    read: (raw) => usable(raw.articles, known, request.topic),
    textOf: (planned) => planned.map(({ title, angle }) => `${title}\n${angle}`).join('\n'),
  });
  return ((await unlessUnusable(asking)) ?? []).slice(0, count);
}

/** Search queries as the model gives them. */
export const queriesSchema = z.object({ queries: z.array(z.string()) });

const QUERY_WORDS = 60;
const MOST_QUERIES = 3;

/** Web search queries, before any source is read; none where the answer is of no use. Throws WritingError. */
export async function searchQueriesOf({ request, ask }: Context): Promise<string[]> {
  const asking = ask({
    name: 'search_queries',
    schema: queriesSchema,
    words: QUERY_WORDS,
    prompt: () =>
      promptOf(request, {}, [
        'Task: search',
        `Today is ${new Date().toISOString().slice(0, 10)}.`,
        'Give in "queries" at most three web search queries, each for something different, that find reliable pages with the facts that an article on the TOPIC needs, from its ANGLE or by its OUTLINE where there is one; with a year only where the answer changes over the years.',
        request.angle && dataBlock('ANGLE', request.angle),
        request.outline && outlineBlock(request.outline),
      ]),
    read: (raw) => raw.queries,
  });
  const queries = (await unlessUnusable(asking)) ?? [];
  const lines = queries.map((query) => cleanLine(query, request.topic)).filter(Boolean);
  return lines.slice(0, MOST_QUERIES);
}
