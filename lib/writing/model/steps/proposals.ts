import { MAX_ANGLE_CHARACTERS, MAX_AUTHOR_QUESTIONS } from '@/lib/constants/limits.ts';
import { anglesCall } from '../../calls/angles.ts';
import { interviewCall } from '../../calls/interview.ts';
import { queriesCall } from '../../calls/search-queries.ts';
import type { PlannedArticle } from '../../types.ts';
import { cleanLine } from '../answer-text/read-answer.ts';
import { cleanHeading, isHeading } from '../lint/lint.ts';
import { askInLanguage, type Context, unlessUnusable } from './context.ts';

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
export async function proposeAngles(context: Context, count: number, known: readonly string[]) {
  const asking = askInLanguage(context, {
    ...anglesCall(context, count, known),
    read: ({ articles, replaced }) => {
      const settled = articles.map((each, at) => replaced.find(({ number }) => number === at + 1) ?? each);
      return usable(settled, known, context.request.topic);
    },
    readText: (planned) => planned.map(({ title, angle }) => `${title}\n${angle}`).join('\n'),
  });
  return ((await unlessUnusable(asking)) ?? []).slice(0, count);
}

/** Up to five questions that only the author can answer; none where the model fails. @throws WritingError 'refused' */
export async function proposeQuestions(context: Context, known: readonly string[]): Promise<string[]> {
  const asking = askInLanguage(context, {
    ...interviewCall(context, known),
    read: ({ questions }) => questions.map((each) => cleanLine(each, context.request.topic, 200)),
    readText: (questions) => questions.join('\n'),
  });
  const questions = (await unlessUnusable(asking, ['unusable', 'unavailable', 'misconfigured', 'over-budget'])) ?? [];
  const asked = questions.filter((line) => /[?？]$/u.test(line) && !known.includes(line));
  return [...new Set(asked)].slice(0, MAX_AUTHOR_QUESTIONS);
}

/** Web search queries, before any source is read; none where the answer is of no use. Throws WritingError. */
export async function proposeQueries(context: Context): Promise<string[]> {
  const { queries = [] } = (await unlessUnusable(context.ask(queriesCall(context)))) ?? {};
  const lines = queries.map((query) => cleanLine(query, context.request.topic)).filter(Boolean);
  return lines.slice(0, 3);
}
