import type { Language } from '@/lib/constants/options.ts';

/** Verbs that say whose a quotation is, where a capital or a script without capitals hides that the sentence goes on. */
const VERBS: Partial<Record<Language, RegExp>> = {
  english:
    /^(?:[\p{L}’'.-]+\s+){1,4}?(?:said|says|asked|asks|replied|replies|answered|added|adds|wrote|writes|shouted|cried|exclaimed|wondered|demanded|recalled|whispered|told|tweeted|insisted|inquired|continued)\b/u,
  chinese:
    /^[^，。：！？、；“”]{0,12}(?:说|問|问|喊|叫|答|表示|写道|笑道|叹道|强调|指出|补充|解释|感叹)[^，。：！？、；“”]{0,6}[，。！？；]/u,
  japanese: /^[^、。！？「」]{0,14}(?:言|聞い|尋ね|答え|叫|述べ|話し|語|つぶや|書い)[^、。！？「」]{0,6}[、。！？]/u,
};

/** Japanese particles that make a quotation part of a sentence. */
const PARTICLE = /^(?:と(?!ても|ころ|き|り|く|も|に)|って|が|を|は(?!い)|の|に|で(?!も|は|す))/;

/** A name behind a dash or in brackets: "“…” – Mary Smith", "“…” (Smith 1990)." */
const NAMED = /^(?:\p{Pd}|[(（][^()（）]{1,100}[^.!?。！？()（）][)）](?:[.。]|$))/u;

const LONGEST = 130;

/** Whether what follows a quotation says whose it is. */
export function isReported(
  text: string,
  { opensSentence, isQuestion, from }: { opensSentence: boolean; isQuestion: boolean; from: number },
  language: Language,
): boolean {
  const rest = text.slice(from, from + LONGEST);
  if (NAMED.test(rest) || (language === 'japanese' && PARTICLE.test(rest))) return true;
  if (!opensSentence || (language === 'english' && !isQuestion)) return false;
  return VERBS[language]?.test(rest) ?? false;
}
