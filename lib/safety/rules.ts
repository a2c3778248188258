import { isSpaced, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { safetyWords } from '@/lib/languages/words.ts';
import type { Harm } from './harm.ts';

/** Longest stretch in characters over which two words still speak of each other. */
const NEAR = 60;

/**
 * How a kind of harm is recognized: `finds` what speaks of it. Words of help or criticism in the same sentence spare it,
 * if any do, but not after an instruction for a weapon ("how to make a bomb and avoid the police").
 */
type Rule = {
  harm: Harm;
  finds: RegExp;
  spares?: RegExp;
  isSparedAfter: boolean;
  /** What reports about others, and so spares a sentence that does not ask for an instruction as well. */
  reports?: { of: RegExp; unless: RegExp };
};

type Kind = Exclude<keyof ReturnType<typeof safetyWords>, 'refusal' | 'groups'>;

/** All words of a kind, as whole words where a language has spaces. */
function anyOf(kind: Kind, language: Language): string {
  const words = safetyWords(language);
  const any = `(?:${withoutAccents(words[kind].join('|').replaceAll('{groups}', words.groups))})`;
  return isSpaced(language) ? `(?<![\\p{L}\\p{N}])${any}(?![\\p{L}\\p{N}])` : any;
}

/** Both within NEAR characters, in either order. */
function together(first: string, second: string): string {
  return `(?:${first}.{0,${NEAR}}?${second}|${second}.{0,${NEAR}}?${first})`;
}

/** People write topics in another language than they ask for, so every language's rules judge every text. */
function ofAll(kind: Kind, flags = 'u'): RegExp {
  return new RegExp(LANGUAGES.map((language) => anyOf(kind, language)).join('|'), flags);
}

/** What turns a harm into help or criticism, in all languages: Spanish and Portuguese share more words of harm than of help. */
const SPARES = ofAll('unless');
const EXCUSES = ofAll('excuses', 'gu');
const SPARES_OF_MINORS = new RegExp(`${SPARES.source}|${ofAll('effects').source}`, 'u');
const SPARES_OF_HATE = new RegExp(`${SPARES.source}|${ofAll('claims').source}`, 'u');

function rulesOf(language: Language): Rule[] {
  const of = (kind: Kind) => anyOf(kind, language);
  const find = (source: string) => new RegExp(source, 'u');
  const makingWeapons = together(of('making'), of('weapons'));
  const reports = { of: find(of('reports')), unless: find(of('instruction')) };
  const violence = { harm: 'violence', spares: SPARES, isSparedAfter: false } as const;
  return [
    { harm: 'self-harm', finds: find(of('selfHarm')), spares: SPARES, isSparedAfter: true, reports },
    { harm: 'minors', finds: find(together(of('erotica'), of('minors'))), isSparedAfter: false },
    {
      harm: 'minors',
      finds: find(together(of('sexual'), of('minors'))),
      spares: SPARES_OF_MINORS,
      isSparedAfter: true,
      reports,
    },
    { harm: 'hate', finds: find(of('hate')), spares: SPARES_OF_HATE, isSparedAfter: true },
    { ...violence, finds: find(of('attacks')) },
    { ...violence, finds: find(`^(?=.*${of('instruction')}).*?${makingWeapons}`) },
  ];
}

const RULES = LANGUAGES.flatMap(rulesOf);

/** Invisible characters that could split a word. */
const INVISIBLE = /[\p{Bidi_Control}\u{AD}\u{200B}-\u{200D}\u{2060}\u{FEFF}]/gu;

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

function normalized(text: string): string {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
  return withoutAccents(plain).replace(/’/g, "'");
}

/** Signs that people set in place of a letter. */
const SIGNS = ['013457@$|', 'oieastasl'] as const;
/** Latin letters and those of Cyrillic that look like them. */
const TWINS = ['aeopcyxikmt', 'аеорсухікмт'] as const;

function exchanged(word: string, from: string, to: string): string {
  return word.replace(/./gu, (sign) => to[from.indexOf(sign)] ?? sign);
}

/** A word with its look-alikes made letters of the script that the most of it is in. */
function inOneScript(word: string): string {
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = word.match(/[a-z]/g)?.length ?? 0;
  if (latin === 0) return word;
  return cyrillic > latin
    ? exchanged(word, TWINS[0], TWINS[1])
    : exchanged(exchanged(word, TWINS[1], TWINS[0]), SIGNS[0], SIGNS[1]);
}

/** A word written letter by letter: "k i l l", "k.i.l.l". */
const LETTER_BY_LETTER = /(?<![\p{L}\p{N}])[\p{L}\p{N}]([ .\-_*])\p{L}(?:\1\p{L})+(?!\p{L})/gu;

/** The text as it reads when nothing in it is written to be overlooked. */
function undisguised(text: string): string {
  return text
    .replace(LETTER_BY_LETTER, (word) => word.replace(/[ .\-_*]/g, ''))
    .replace(/[\p{L}\p{N}@$|]+/gu, inOneScript);
}

function breaks(sentence: string, { finds, spares, isSparedAfter, reports }: Rule): boolean {
  const found = finds.exec(sentence);
  if (!found) return false;
  if (reports?.of.test(sentence) && !reports.unless.test(sentence)) return false;
  const said = isSparedAfter ? sentence : sentence.slice(0, found.index + found[0].length);
  return !spares?.test(said.replace(EXCUSES, ' '));
}

const SENTENCE_END = /[.!?。！？\n]+/u;

function harmIn(text: string): Harm | undefined {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.replace(/\s+/g, ' ').trim());
  for (const sentence of sentences) {
    const broken = RULES.find((rule) => breaks(sentence, rule));
    if (broken) return broken.harm;
  }
  return undefined;
}

/**
 * The harm a text asks for or instructs in, by our own rules, sentence by sentence; undefined when they find none.
 * They look for an intent in nine languages, not for words alone: prevention, help, law, history and
 * criticism of the same subject pass. Misspelt accents, signs in place of letters and spaced-out words are seen
 * through. Pure.
 */
export function findHarm(text: string): Harm | undefined {
  const plain = normalized(text);
  const open = undisguised(plain);
  return harmIn(plain) ?? (open === plain ? undefined : harmIn(open));
}
