import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { digestWords } from '@/lib/languages/words.ts';

function rulesOf(language: Language) {
  const words = digestWords(language);
  const end = isSpaced(language) ? '(?![\\p{L}\\p{N}])' : '';
  const opening = (list: string) => new RegExp(`^["'“”«„(¿¡]*(?:${list})${end}`, 'iu');
  const whole = (list: string) => new RegExp(`^(?:${list})[.:：。!！]?$`, 'iu');
  const limits = opening(words.limits);
  const pointsBack = opening(words.pointsBack);
  const kinds = (['opening', 'closing', 'beside'] as const).map((kind) => [kind, whole(words[kind])] as const);
  const table = new RegExp(words.table, 'iu');
  const pointsAhead = new RegExp(words.pointsAhead, 'iu');
  return {
    /** Whether a sentence needs the one before, or limits its claim. */
    refersBack: (sentence: string) => pointsBack.test(sentence) || limits.test(sentence),
    headingKind: (heading: string) => kinds.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'body',
    mentionsTable: (text: string) => table.test(text),
    announcesList: (text: string) => pointsAhead.test(text),
  };
}

/** Questions about a text in one language. */
export type DigestRules = ReturnType<typeof rulesOf>;

const made = new Map<Language, DigestRules>();

/** The rules for texts in a language. */
export function digestRules(language: Language): DigestRules {
  const rules = made.get(language) ?? rulesOf(language);
  made.set(language, rules);
  return rules;
}
