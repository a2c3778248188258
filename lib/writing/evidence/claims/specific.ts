import type { Language } from '@/lib/constants/options.ts';
import { namesAnyDate } from './calendar.ts';
import { namesIn } from './names.ts';
import { quantitiesIn } from './quantities.ts';

/** Whether a sentence states a number, a date or a name, which nobody may take from the air. */
export function isSpecific(text: string, language: Language): boolean {
  return (
    quantitiesIn(text, language).length > 0 ||
    namesAnyDate({ text, language }) ||
    namesIn({ text, language }).length > 0
  );
}
