import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { digestWords } from '@/lib/languages/words.ts';

/** What a digest asks of a text in one language. */
export type DigestRules = {
  /** Whether a sentence goes with the one before: it makes no sense without, or limits what that claims. */
  refersBack: (sentence: string) => boolean;
  headingKind: (heading: string) => 'body' | 'opening' | 'closing' | 'beside';
  mentionsTable: (text: string) => boolean;
  announcesList: (text: string) => boolean;
};

const made = new Map<Language, DigestRules>();

/** The rules for texts in a language. */
export function digestRules(language: Language): DigestRules {
  const known = made.get(language);
  if (known) return known;
  const words = digestWords(language);
  const end = isSpaced(language) ? '(?![\\p{L}\\p{N}])' : '';
  const opening = (list: string) => new RegExp(`^["'“”«„(¿¡]*(?:${list})${end}`, 'iu');
  const whole = (list: string) => new RegExp(`^(?:${list})[.:：。!！]?$`, 'iu');
  const limits = opening(words.limits);
  const pointsBack = opening(words.pointsBack);
  const kinds = (['opening', 'closing', 'beside'] as const).map((kind) => [kind, whole(words[kind])] as const);
  const table = new RegExp(words.table, 'iu');
  const pointsAhead = new RegExp(words.pointsAhead, 'iu');
  const rules: DigestRules = {
    refersBack: (sentence) => pointsBack.test(sentence) || limits.test(sentence),
    headingKind: (heading) => kinds.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'body',
    mentionsTable: (text) => table.test(text),
    announcesList: (text) => pointsAhead.test(text),
  };
  made.set(language, rules);
  return rules;
}
