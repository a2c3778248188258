import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { overviewCall } from '../calls/overview.ts';
import { overviewSections } from '../digest/overview.ts';
import { numbersIn, unknownNumbers } from '../evidence/numbers.ts';
import { mapSentences } from '../sentences.ts';
import type { Article } from '../types.ts';
import { askInLanguage, type Context } from './steps/context.ts';
import { formedText } from './steps/part.ts';
import { bestTitle } from './steps/plan.ts';

/** Writes an overview in one call; a sentence with a figure that no blog has goes. Throws WritingError. */
export async function writeOverview(context: Context): Promise<Article> {
  const { language, topic, title, overview: items = [] } = context.request;
  const known = numbersIn([topic, items.length, ...items.flatMap((item) => [item.title, item.text])].join('\n'));
  const toldIn = (sentence: string) => (unknownNumbers(sentence, known).length > 0 ? '' : sentence);
  const formed = (raw: string) => writeMarkdown(mapSentences(formedText(raw, '', context), language, toldIn));
  const { raw, texts, ...ends } = await askInLanguage(context, {
    ...overviewCall(context, items),
    read: (raw) => {
      const texts = items.map((_, at) => formed(raw.paragraphs.find(({ number }) => number === at + 1)?.text ?? ''));
      const intro = formed(raw.introduction);
      return intro && texts.every(Boolean) ? { raw, texts, intro, conclusion: formed(raw.conclusion) } : undefined;
    },
    readText: ({ texts, intro, conclusion }) => [intro, ...texts, conclusion].join('\n\n'),
  });
  const sections = overviewSections(items, (at) => texts[at] ?? '');
  return { ...ends, sections, title: title || (await bestTitle(context, [raw.title])), evidence: [] };
}
