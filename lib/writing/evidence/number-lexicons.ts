import type { Language } from '@/lib/constants/options.ts';

/** Languages whose numbers are words with spaces between them. */
export type SpacedLanguage = Exclude<Language, 'chinese' | 'japanese'>;

/** How a language writes numbers as words. */
type Lexicon = {
  /** The value of a word in lower case, compounds such as "fünfundzwanzig" included. */
  readWord: (word: string) => number | undefined;
  /** Words that may stand between the words of one number. */
  glue: readonly string[];
};

type Words = Readonly<Record<number, string>>;

const WORDS: Readonly<Record<Exclude<SpacedLanguage, 'german' | 'italian'>, Words>> = {
  english: {
    ...{ 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' },
    ...{ 9: 'nine', 10: 'ten', 11: 'eleven', 12: 'twelve', 13: 'thirteen', 14: 'fourteen' },
    ...{ 15: 'fifteen', 16: 'sixteen', 17: 'seventeen', 18: 'eighteen', 19: 'nineteen' },
    ...{ 20: 'twenty', 30: 'thirty', 40: 'forty', 50: 'fifty', 60: 'sixty', 70: 'seventy' },
    ...{ 80: 'eighty', 90: 'ninety', 100: 'hundred', 1000: 'thousand' },
  },
  french: {
    ...{
      1: 'un|une',
      2: 'deux',
      3: 'trois',
      4: 'quatre',
      5: 'cinq',
      6: 'six',
      7: 'sept',
      8: 'huit',
    },
    ...{
      9: 'neuf',
      10: 'dix',
      11: 'onze',
      12: 'douze',
      13: 'treize',
      14: 'quatorze',
      15: 'quinze',
    },
    ...{ 16: 'seize', 20: 'vingt|vingts', 30: 'trente', 40: 'quarante', 50: 'cinquante' },
    ...{ 60: 'soixante', 70: 'septante', 90: 'nonante', 100: 'cent|cents', 1000: 'mille' },
  },
  spanish: {
    ...{ 1: 'un|uno|una', 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete' },
    ...{ 8: 'ocho', 9: 'nueve', 10: 'diez', 11: 'once', 12: 'doce', 13: 'trece', 14: 'catorce' },
    ...{ 15: 'quince', 16: 'dieciséis', 17: 'diecisiete', 18: 'dieciocho', 19: 'diecinueve' },
    ...{ 20: 'veinte', 21: 'veintiuno|veintiún|veintiuna', 22: 'veintidós', 23: 'veintitrés' },
    ...{ 24: 'veinticuatro', 25: 'veinticinco', 26: 'veintiséis', 27: 'veintisiete' },
    ...{ 28: 'veintiocho', 29: 'veintinueve', 30: 'treinta', 40: 'cuarenta', 50: 'cincuenta' },
    ...{ 60: 'sesenta', 70: 'setenta', 80: 'ochenta', 90: 'noventa', 100: 'cien|ciento' },
    ...{ 200: 'doscientos|doscientas', 300: 'trescientos|trescientas' },
    ...{ 400: 'cuatrocientos|cuatrocientas', 500: 'quinientos|quinientas' },
    ...{ 600: 'seiscientos|seiscientas', 700: 'setecientos|setecientas' },
    ...{ 800: 'ochocientos|ochocientas', 900: 'novecientos|novecientas', 1000: 'mil' },
  },
  portuguese: {
    ...{ 1: 'um|uma', 2: 'dois|duas', 3: 'três', 4: 'quatro', 5: 'cinco', 6: 'seis', 7: 'sete' },
    ...{ 8: 'oito', 9: 'nove', 10: 'dez', 11: 'onze', 12: 'doze', 13: 'treze', 15: 'quinze' },
    ...{ 14: 'catorze|quatorze', 16: 'dezesseis|dezasseis', 17: 'dezessete|dezassete' },
    ...{ 18: 'dezoito', 19: 'dezenove|dezanove', 20: 'vinte', 30: 'trinta', 40: 'quarenta' },
    ...{ 50: 'cinquenta', 60: 'sessenta', 70: 'setenta', 80: 'oitenta', 90: 'noventa' },
    ...{ 100: 'cem|cento', 200: 'duzentos|duzentas', 300: 'trezentos|trezentas' },
    ...{ 400: 'quatrocentos|quatrocentas', 500: 'quinhentos|quinhentas' },
    ...{ 600: 'seiscentos|seiscentas', 700: 'setecentos|setecentas' },
    ...{ 800: 'oitocentos|oitocentas', 900: 'novecentos|novecentas', 1000: 'mil' },
  },
  russian: {
    ...{
      1: 'один|одна|одно|одного|одной',
      2: 'два|две|двух|двум|двумя',
      3: 'три|трёх|трех|трём|трем|тремя',
    },
    ...{
      4: 'четыре|четырёх|четырех|четырём|четырьмя',
      5: 'пять|пяти|пятью',
      6: 'шесть|шести|шестью',
    },
    ...{ 7: 'семь|семи|семью', 8: 'восемь|восьми|восемью', 9: 'девять|девяти|девятью' },
    ...{ 10: 'десять|десяти|десятью', 11: 'одиннадцать|одиннадцати', 12: 'двенадцать|двенадцати' },
    ...{
      13: 'тринадцать|тринадцати',
      14: 'четырнадцать|четырнадцати',
      15: 'пятнадцать|пятнадцати',
    },
    ...{ 16: 'шестнадцать|шестнадцати', 17: 'семнадцать|семнадцати' },
    ...{ 18: 'восемнадцать|восемнадцати', 19: 'девятнадцать|девятнадцати' },
    ...{ 20: 'двадцать|двадцати', 30: 'тридцать|тридцати', 40: 'сорок|сорока' },
    ...{ 50: 'пятьдесят|пятидесяти', 60: 'шестьдесят|шестидесяти', 70: 'семьдесят|семидесяти' },
    ...{ 80: 'восемьдесят|восьмидесяти', 90: 'девяносто|девяноста', 100: 'сто|ста' },
    ...{ 200: 'двести|двухсот', 300: 'триста|трёхсот|трехсот', 400: 'четыреста|четырёхсот' },
    ...{ 500: 'пятьсот|пятисот', 600: 'шестьсот|шестисот', 700: 'семьсот|семисот' },
    ...{ 800: 'восемьсот|восьмисот', 900: 'девятьсот|девятисот', 1000: 'тысяча|тысячи|тысяч' },
  },
};

function tableOf(words: Words): (word: string) => number | undefined {
  const values = new Map(
    Object.entries(words).flatMap(([value, spellings]) =>
      spellings.split('|').map((word): [string, number] => [word, Number(value)]),
    ),
  );
  return (word) => values.get(word);
}

/** Where thousands, hundreds and the rest are written as one word, each of them as its own table says. */
function compoundsOf(pattern: RegExp, below100: ReadonlyMap<string, number>) {
  return (word: string): number | undefined => {
    const found = pattern.exec(word)?.groups;
    if (!found || word === '') return undefined;
    const { thousands, thousand, hundreds, hundred, rest = '' } = found;
    const part = (text = '') => (text === '' ? 1 : below100.get(text));
    const values = [
      thousand === undefined ? 0 : (part(thousands) ?? Number.NaN) * 1000,
      hundred === undefined ? 0 : (part(hundreds) ?? Number.NaN) * 100,
      rest === '' ? 0 : (below100.get(rest) ?? Number.NaN),
    ];
    const sum = values.reduce((a, b) => a + b, 0);
    return Number.isNaN(sum) || sum === 0 ? undefined : sum;
  };
}

const GERMAN_ONES = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const GERMAN_TEENS =
  'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');

function germanBelow100(): Map<string, number> {
  const known = new Map<string, number>([['eins', 1]]);
  for (const [at, one] of GERMAN_ONES.entries()) known.set(one, at + 1);
  for (const [at, teen] of GERMAN_TEENS.entries()) known.set(teen, at + 10);
  for (const [at, ten] of GERMAN_TENS.entries()) {
    known.set(ten, (at + 2) * 10);
    for (const [digit, one] of GERMAN_ONES.entries())
      known.set(`${one}und${ten}`, (at + 2) * 10 + digit + 1);
  }
  return known;
}

const ITALIAN_ONES = 'uno due tre quattro cinque sei sette otto nove'.split(' ');
const ITALIAN_TEENS =
  'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const ITALIAN_TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

function italianBelow100(): Map<string, number> {
  const known = new Map<string, number>([
    ['un', 1],
    ['una', 1],
  ]);
  for (const [at, one] of ITALIAN_ONES.entries()) known.set(one, at + 1);
  for (const [at, teen] of ITALIAN_TEENS.entries()) known.set(teen, at + 10);
  for (const [at, ten] of ITALIAN_TENS.entries()) {
    known.set(ten, (at + 2) * 10);
    for (const [digit, one] of ITALIAN_ONES.entries()) {
      // The tens lose their last letter before uno and otto.
      const stem = /^[ou]/.test(one) ? ten.slice(0, -1) : ten;
      known.set(stem + one.replace(/^tre$/, 'tré'), (at + 2) * 10 + digit + 1);
    }
  }
  return known;
}

/** How the languages with spaces write their numbers. */
export const NUMBER_WORDS: Readonly<Record<SpacedLanguage, Lexicon>> = {
  english: { readWord: tableOf(WORDS.english), glue: ['and'] },
  french: { readWord: tableOf(WORDS.french), glue: ['et'] },
  spanish: { readWord: tableOf(WORDS.spanish), glue: ['y'] },
  portuguese: { readWord: tableOf(WORDS.portuguese), glue: ['e'] },
  russian: { readWord: tableOf(WORDS.russian), glue: [] },
  german: {
    readWord: compoundsOf(
      /^(?:(?<thousands>\p{L}*?)(?<thousand>tausend))?(?:(?<hundreds>\p{L}*?)(?<hundred>hundert)(?:und)?)?(?<rest>\p{L}*?)(?:mal)?$/u,
      germanBelow100(),
    ),
    glue: [],
  },
  italian: {
    readWord: compoundsOf(
      /^(?:(?<thousands>\p{L}*?)(?<thousand>mila|mille))?(?:(?<hundreds>\p{L}*?)(?<hundred>cento))?(?<rest>\p{L}*)$/u,
      italianBelow100(),
    ),
    glue: [],
  },
};
