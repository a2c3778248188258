import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { overviewCall } from '../calls/overview.ts';
import { numbersIn, unknownNumbers } from '../evidence/numbers.ts';
import { mapSentences } from '../sentences.ts';
import type { OverviewItem, OverviewText } from '../types.ts';
import { findFault } from './lint/lint.ts';
import { askInLanguage, type Context } from './steps/context.ts';
import { readExtras } from './steps/extras.ts';
import { formedText } from './steps/part.ts';
import { bestTitle } from './steps/plan.ts';

/** Writes an overview in one call, without sentences that have a figure of none of the blogs. Throws WritingError. */
export async function writeOverview(context: Context, items: readonly OverviewItem[]): Promise<OverviewText> {
  const { language, topic, title } = context.request;
  const told = items.flatMap((item) => [item.title, item.summary, ...item.keyPoints]);
  const known = [topic, `${items.length}`, ...told].flatMap(numbersIn);
  const isKnown = (sentence: string) => unknownNumbers(sentence, known).length === 0 && !findFault(sentence, topic);
  const formed = (raw: string) =>
    writeMarkdown(mapSentences(formedText(raw, '', context), language, (each) => (isKnown(each) ? each : '')));
  const raw = await askInLanguage(context, {
    ...overviewCall(context, items),
    read: ({ introduction, paragraphs, conclusion, ...beside }) => {
      const texts = items.map((_, at) => formed(paragraphs.find(({ number }) => number === at + 1)?.text ?? ''));
      const whole = { ...beside, intro: formed(introduction), paragraphs: texts, conclusion: formed(conclusion) };
      return whole.intro && texts.every(Boolean) ? whole : undefined;
    },
    readText: ({ intro, paragraphs, conclusion }) => [intro, ...paragraphs, conclusion].join('\n\n'),
  });
  const { description = '', ...text } = raw;
  const wanted = { keyPoints: false, faq: false };
  const extras = await readExtras(context, wanted, { keyPoints: [], questions: [], description });
  return { ...text, ...extras, title: title || (await bestTitle(context, [raw.title])) };
}
