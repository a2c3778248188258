/** Words for numbers that pages write out, without those that are articles too ("un", "ein"). */
const WORDS: Readonly<Record<number, string>> = {
  2: 'two|deux|dos|zwei|два|две|двух|dois|duas|due',
  3: 'three|trois|tres|drei|три|трёх|трех|três|tre',
  4: 'four|quatre|cuatro|vier|четыре|четырёх|четырех|quatro|quattro',
  5: 'five|cinq|cinco|fünf|пять|пяти|cinque',
  6: 'six|seis|sechs|шесть|шести|sei',
  7: 'seven|sept|siete|sieben|семь|семи|sete|sette',
  8: 'eight|huit|ocho|acht|восемь|восьми|oito|otto',
  9: 'nine|neuf|nueve|neun|девять|девяти|nove',
  10: 'ten|dix|diez|zehn|десять|десяти|dez|dieci',
  11: 'eleven|onze|once|elf|одиннадцать|undici',
  12: 'twelve|douze|doce|zwölf|двенадцать|doze|dodici',
  15: 'fifteen|quinze|quince|fünfzehn|пятнадцать|quindici',
  20: 'twenty|vingt|veinte|zwanzig|двадцать|vinte|venti',
  30: 'thirty|trente|treinta|dreißig|тридцать|trinta|trenta',
  40: 'forty|quarante|cuarenta|vierzig|сорок|quarenta|quaranta',
  50: 'fifty|cinquante|cincuenta|fünfzig|пятьдесят|cinquenta|cinquanta',
  60: 'sixty|soixante|sesenta|sechzig|шестьдесят|sessenta|sessanta',
  70: 'seventy|setenta|siebzig|семьдесят|settanta',
  80: 'eighty|ochenta|achtzig|восемьдесят|oitenta|ottanta',
  90: 'ninety|noventa|neunzig|девяносто|novanta',
  100: 'hundred|cent|cien|hundert|сто|cem|cento',
};

const VALUES = new Map(
  Object.entries(WORDS).flatMap(([value, words]) =>
    words.split('|').map((word): [string, number] => [word, Number(value)]),
  ),
);
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?:-\p{L}+)?(?![\p{L}\p{N}])/gu;

const DIGITS = '零一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const CHARACTERS = /[零〇一二两三四五六七八九十百千]+(?!分之)/gu;

/** "five" or "twenty-five" as digits; any other word as it is. */
function ofWord(word: string): string {
  const lower = word.toLowerCase();
  const [tens = '', ones = ''] = lower.split('-');
  const value = ones ? (VALUES.get(tens) ?? 0) + (VALUES.get(ones) ?? 0) : VALUES.get(lower);
  const isNumber = value && (!ones || (VALUES.has(tens) && VALUES.has(ones)));
  return isNumber ? String(value) : word;
}

/** 二十五 as 25, and 二〇二四 as 2024. */
function ofCharacters(text: string): string {
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二');
  if (!/[十百千]/.test(plain)) return [...plain].map((c) => DIGITS.indexOf(c)).join('');
  let sum = 0;
  let digit = 0;
  for (const character of plain) {
    const unit = UNITS[character];
    if (unit === undefined) digit = DIGITS.indexOf(character);
    else sum += (digit || 1) * unit;
    if (unit !== undefined) digit = 0;
  }
  return String(sum + digit);
}

/**
 * The text with numbers that are written as words in digits: the commonest of the nine languages up to
 * a hundred, and those in Chinese characters.
 */
export function withDigits(text: string): string {
  return text.replace(WORD, ofWord).replace(CHARACTERS, ofCharacters);
}
