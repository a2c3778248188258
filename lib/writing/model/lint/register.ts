import type { Language } from '@/lib/constants/options.ts';

/** How a text speaks to its reader, or in Japanese how its sentences end. */
export type Register = 'familiar' | 'polite';

type Marks = Readonly<Record<Register, RegExp>>;

const POLITE_END = '(?:です|ます|ました|ません|でした|でしょう|ましょう|ください)(?:か|ね|よ)?[。！？]$';

/**
 * Words that belong to one register only. Capitals count in German and Italian, where "Sie" and "Lei" at the beginning
 * of a sentence may be "they" and "she", so they are looked for inside it. English has one register.
 */
const MARKS: Partial<Record<Language, Marks>> = {
  german: {
    familiar: /(?<!\p{L})[Dd](?:u|ich|ir|ein(?:e[mnrs]?)?)(?!\p{L})/u,
    polite: /(?<=[\p{L}\p{N},;] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
  },
  french: {
    familiar: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})|(?<!\p{L})t['’](?=\p{L})/iu,
    polite: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  },
  spanish: { familiar: /(?<!\p{L})(?:tú|tus?|ti|contigo)(?!\p{L})/iu, polite: /(?<!\p{L})usted(?!\p{L})/iu },
  italian: {
    familiar: /(?<!\p{L})(?:tu|tuo|tuoi|tua|tue|ti)(?!\p{L})/iu,
    polite: /(?<=[\p{Ll}\p{N},;] )(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  },
  portuguese: {
    familiar: /(?<!\p{L})(?:tu|teu|teus|tua|tuas|contigo)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:você|vocês)(?!\p{L})/iu,
  },
  russian: {
    familiar: /(?<!\p{L})(?:ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей|твоих)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:вы|вас|вам|вами|ваш|ваша|ваше|ваши|вашего|вашей|ваших)(?!\p{L})/iu,
  },
  chinese: { familiar: /你/u, polite: /您/u },
  japanese: {
    familiar: new RegExp(`^(?!.*${POLITE_END}).*[だるたいうくすつむぶ][。！？]$`, 'u'),
    polite: new RegExp(POLITE_END, 'u'),
  },
};

/** What stands in quotation marks is said by others. */
const QUOTED = /[“„«「『"][^”“»」』"]{0,400}[”“»」』"]/g;

/** The register of a sentence, undefined where it has none. */
export function registerOf(sentence: string, language: Language): Register | 'both' | undefined {
  const marks = MARKS[language];
  if (!marks) return undefined;
  const own = sentence.replace(QUOTED, ' ').trim();
  const isPolite = marks.polite.test(own);
  const isFamiliar = marks.familiar.test(own);
  if (isPolite && isFamiliar) return 'both';
  if (isFamiliar) return 'familiar';
  return isPolite ? 'polite' : undefined;
}

/** The register that most sentences have that have one; the polite one where they are equally many. */
export function commonRegister(sentences: readonly string[], language: Language): Register | undefined {
  const registers = sentences.map((sentence) => registerOf(sentence, language));
  const polite = registers.filter((register) => register === 'polite').length;
  const familiar = registers.filter((register) => register === 'familiar').length;
  if (polite + familiar === 0) return undefined;
  return polite >= familiar ? 'polite' : 'familiar';
}
