import type { Language } from '../constants/options.ts';
import { safetyWords } from '../languages/words.ts';

/** What the product refuses to write (docs/decisions/0033). */
export const HARMS = ['self-harm', 'violence', 'minors', 'hate'] as const;

export type Harm = (typeof HARMS)[number];

const REFUSALS: Record<Exclude<Harm, 'self-harm'>, string> = {
  violence: 'We do not write instructions for hurting people. Please choose another topic.',
  minors: 'We do not write sexual content about minors. Please choose another topic.',
  hate: 'We do not write texts that attack people for who they are. Please choose another topic.',
};

/** The sentence that a refusal shows; for self-harm in the language of the article. */
export const refusalOf = (harm: Harm, language: Language): string =>
  harm === 'self-harm' ? safetyWords(language).refusal : REFUSALS[harm];
