import { isSpaced, LANGUAGES, type Language } from '../constants/options.ts';
import { safetyWords } from '../languages/words.ts';
import { note } from '../messages/catalogue.ts';

export const HARMS = ['self-harm', 'violence', 'minors', 'hate'] as const;

export type Harm = (typeof HARMS)[number];

/** What a refusal says; for self-harm in the language of the article. */
export const harmRefusal = (harm: Harm, language: Language): string =>
  harm === 'self-harm' ? safetyWords(language).refusal : note(`writing.harm.${harm}`);

const NEAR = 60;

/** How a kind of harm is recognized in a sentence. */
type Rule = {
  harm: Harm;
  finds: RegExp;
  /** Words of help or criticism that clear the sentence. */
  spares?: RegExp;
  /** Whether they count after the match too: not in "how to make a bomb and avoid the police". */
  isSparedAfter: boolean;
  /** Reports about others, which clear a sentence that does not ask for an instruction as well. */
  reports?: { of: RegExp; unless: RegExp };
};

type Kind = Exclude<keyof ReturnType<typeof safetyWords>, 'refusal' | 'groups'>;

/** All words of a kind, as whole words where a language has spaces. */
function kindPattern(kind: Kind, language: Language): string {
  const words = safetyWords(language);
  const any = `(?:${withoutAccents(words[kind].join('|').replaceAll('{groups}', words.groups))})`;
  return isSpaced(language) ? `(?<![\\p{L}\\p{N}])${any}(?![\\p{L}\\p{N}])` : any;
}

const together = (first: string, second: string) => `(?:${first}.{0,${NEAR}}?${second}|${second}.{0,${NEAR}}?${first})`;

/** The words in all languages: people write topics in another language than they ask for. */
const ofAll = (kind: Kind, flags = 'u') =>
  new RegExp(LANGUAGES.map((language) => kindPattern(kind, language)).join('|'), flags);

/** Help or criticism, in all languages: Spanish and Portuguese share more words of harm than of help. */
const SPARES = ofAll('unless');
const EXCUSES = ofAll('excuses', 'gu');
const SPARES_OF_MINORS = new RegExp(`${SPARES.source}|${ofAll('effects').source}`, 'u');
const SPARES_OF_HATE = new RegExp(`${SPARES.source}|${ofAll('claims').source}`, 'u');

function compileRules(language: Language): Rule[] {
  const of = (kind: Kind) => kindPattern(kind, language);
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

const RULES = LANGUAGES.flatMap(compileRules);

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

const SIGNS = ['013457@$|', 'oieastasl'] as const;
/** Latin letters and their Cyrillic look-alikes. */
const TWINS = ['aeopcyxikmt', 'аеорсухікмт'] as const;

const exchanged = (word: string, from: string, to: string) =>
  word.replace(/./gu, (sign) => to[from.indexOf(sign)] ?? sign);

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

const undisguised = (text: string) =>
  text.replace(LETTER_BY_LETTER, (word) => word.replace(/[ .\-_*]/g, '')).replace(/[\p{L}\p{N}@$|]+/gu, inOneScript);

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
  return sentences.flatMap((sentence) => RULES.find((rule) => breaks(sentence, rule))?.harm ?? [])[0];
}

/** The harm a text asks for by our own rules; prevention, help, law, history and criticism pass. */
export function findHarm(text: string): Harm | undefined {
  const plain = normalized(text);
  const open = undisguised(plain);
  return harmIn(plain) ?? (open === plain ? undefined : harmIn(open));
}
