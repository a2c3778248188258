import type { Language } from '@/lib/constants/options';
import { chinese } from './languages/chinese.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { portuguese } from './languages/portuguese.ts';
import { russian } from './languages/russian.ts';
import { spanish } from './languages/spanish.ts';
import type { Harm, SafetyWords } from './types.ts';

const WORDS: Record<Language, SafetyWords> = {
  ...{ english, french, spanish, german, chinese, japanese, russian, portuguese, italian },
};

/** Chinese and Japanese put no space between words, so a word has no borders to look for there. */
const WITHOUT_SPACES: ReadonlySet<Language> = new Set<Language>(['chinese', 'japanese']);

/** Longest stretch in characters over which two words still speak of each other. */
const NEAR = 60;

/**
 * How a kind of harm is told: `finds` what speaks of it. Words of help or criticism in the same sentence spare it, but
 * not after an instruction for a weapon ("how to make a bomb and avoid the police").
 */
type Rule = { harm: Harm; finds: RegExp; isSparedAfter: boolean };

function anyOf(sources: readonly string[], language: Language): string {
  const any = `(?:${sources.join('|')})`;
  return WITHOUT_SPACES.has(language) ? any : `(?<![\\p{L}\\p{N}])${any}(?![\\p{L}\\p{N}])`;
}

/** Both within NEAR characters, in either order. */
function together(first: string, second: string): string {
  return `(?:${first}.{0,${NEAR}}?${second}|${second}.{0,${NEAR}}?${first})`;
}

function rulesOf(language: Language): Rule[] {
  const words = WORDS[language];
  const of = (key: keyof SafetyWords) => anyOf(words[key], language);
  const rule = (harm: Harm, finds: string, isSparedAfter: boolean): Rule => ({
    ...{ harm, finds: new RegExp(finds, 'u'), isSparedAfter },
  });
  const makingWeapons = together(of('making'), of('weapons'));
  return [
    rule('self-harm', of('selfHarm'), true),
    rule('minors', together(of('sexual'), of('minors')), true),
    rule('hate', of('hate'), true),
    rule('violence', of('attacks'), false),
    rule('violence', `^(?=.*${of('instruction')}).*?${makingWeapons}`, false),
  ];
}

/** People write their topic in another language than they ask for, so all nine look at every text. */
const LANGUAGES = Object.keys(WORDS) as Language[];
const RULES = LANGUAGES.flatMap(rulesOf);

/** What turns a harm into help or criticism, in all nine: Spanish and Portuguese share more words of harm than of help. */
const SPARES = new RegExp(
  LANGUAGES.map((language) => anyOf(WORDS[language].unless, language)).join('|'),
  'u',
);

/** Invisible characters that could split a word. */
const INVISIBLE = /[\p{Bidi_Control}\u{AD}\u{200B}-\u{200D}\u{2060}\u{FEFF}]/gu;

function normalized(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().replace(/’/g, "'");
}

function breaks(sentence: string, { finds, isSparedAfter }: Rule): boolean {
  const found = finds.exec(sentence);
  if (!found) return false;
  const end = isSparedAfter ? sentence.length : found.index + found[0].length;
  return !SPARES.test(sentence.slice(0, end));
}

const SENTENCE_END = /[.!?。！？\n]+/u;

/**
 * The harm a text asks for or instructs in, by our own rules, sentence by sentence; undefined when they find none.
 * They look for an intent in nine languages, not for words alone: prevention, help, law, history and
 * criticism of the same subject pass. Pure.
 */
export function findHarm(text: string): Harm | undefined {
  const sentences = normalized(text)
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
  for (const sentence of sentences) {
    const broken = RULES.find((rule) => breaks(sentence, rule));
    if (broken) return broken.harm;
  }
  return undefined;
}
