import type { Language } from '@/lib/constants/options.ts';
import { lintWords } from '@/lib/languages/words.ts';

/** Whether a sentence is an assistant's to the person who asked, in the text's language or in English. */
export function isAssistantTalk(sentence: string, language: Language): boolean {
  return [language, 'english' as const].some((each) =>
    lintWords(each).assistantTalk.some((talk) => talk.test(sentence)),
  );
}
