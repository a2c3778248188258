import type { Language } from '@/lib/constants/options.ts';
import { safetyWords } from '@/lib/languages/words.ts';
import type { Harm } from './harm.ts';

const OTHERS: Record<Exclude<Harm, 'self-harm'>, string> = {
  violence: 'We do not write instructions for hurting people. Please choose another topic.',
  minors: 'We do not write sexual content about minors. Please choose another topic.',
  hate: 'We do not write texts that attack people for who they are. Please choose another topic.',
};

/** The sentence that a refusal shows: for self-harm in the language the article was asked for in. */
export function refusalOf(harm: Harm, language: Language): string {
  return harm === 'self-harm' ? safetyWords(language).refusal : OTHERS[harm];
}
