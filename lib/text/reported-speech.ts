import type { Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';

/** A name behind a dash or in brackets: "“…” – Mary Smith", "“…” (Smith 1990)." */
const NAMED = /^(?:\p{Pd}|[(（][^()（）]{1,100}[^.!?。！？()（）][)）](?:[.。]|$))/u;

const LONGEST = 130;

/** Whether the words after a quotation attribute it. */
export function isReported(
  text: string,
  { opensSentence, isQuestion, from }: { opensSentence: boolean; isQuestion: boolean; from: number },
  language: Language,
): boolean {
  const rest = text.slice(from, from + LONGEST);
  const { reportedSpeech } = readingWords(language);
  if (NAMED.test(rest) || reportedSpeech?.particles?.test(rest)) return true;
  if (!reportedSpeech || !opensSentence || (reportedSpeech.isAfterQuestionsOnly && !isQuestion)) return false;
  return reportedSpeech.verbs.test(rest);
}
