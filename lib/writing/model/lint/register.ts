import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';

/** Form of address; in Japanese, of sentence endings. */
export type Register = 'familiar' | 'polite';

/** Words of others. */
const QUOTED = /[“„«「『"][^”“»」』"]{0,400}[”“»」』"]/g;

/** The register of a sentence; undefined without one. */
export function registerOf(sentence: string, language: Language): Register | 'both' | undefined {
  const marks = proseWords(language).register;
  if (!marks) return undefined;
  const own = sentence.replace(QUOTED, ' ').trim();
  const isPolite = marks.polite.test(own);
  const isFamiliar = marks.familiar.test(own);
  if (isPolite && isFamiliar) return 'both';
  if (isFamiliar) return 'familiar';
  return isPolite ? 'polite' : undefined;
}

/** The most common register; the polite one in a tie. */
export function commonRegister(sentences: readonly string[], language: Language): Register | undefined {
  const registers = sentences.map((sentence) => registerOf(sentence, language));
  const polite = registers.filter((register) => register === 'polite').length;
  const familiar = registers.filter((register) => register === 'familiar').length;
  if (polite + familiar === 0) return undefined;
  return polite >= familiar ? 'polite' : 'familiar';
}
