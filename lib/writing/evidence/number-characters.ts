import type { Language } from '@/lib/constants/options.ts';

const DIGITS = '零一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const CHARACTERS = /[零〇一二两三四五六七八九十百千]+(?!分之)/gu;

/** What a single character must be followed by to count something: 三 is a name in 三明治 and a number in 三个. */
const COUNTERS = {
  chinese:
    /^(?:[个只名人次年月日天周秒元块米克吨升岁度条种倍成台辆家座本册张件项场间所户位头匹万亿点号]|小时|分钟|厘米|毫米|公里|公斤|千克|星期|公顷|平方)/,
  japanese:
    /^(?:[個本枚人年月日分秒週円匹頭台軒回度倍割歳つ件名社校冊杯万億か箇ヶ時トキセミグメリパヘ]|グラム)/,
} as const;

/** Words that only look like numbers: "very", "by all means", "in case", "the whole", "some". */
const NO_NUMBERS = /^(?:十分(?![钟間の])|千万(?!\p{N})|万一|百货|三明治|一般|一些|一定|一部)/u;

function numberOf(run: string): number {
  const plain = run.replaceAll('〇', '零').replaceAll('两', '二');
  if (!/[十百千]/.test(plain)) return Number([...plain].map((c) => DIGITS.indexOf(c)).join(''));
  let sum = 0;
  let digit = 0;
  for (const character of plain) {
    const unit = UNITS[character];
    if (unit === undefined) digit = DIGITS.indexOf(character);
    else sum += (digit || 1) * unit;
    if (unit !== undefined) digit = 0;
  }
  return sum + digit;
}

/** 二十五 as 25, 百分之五 as 百分之5 and 二〇二四 as 2024; a character alone only where it counts something. */
export function charactersToDigits(
  text: string,
  language: Extract<Language, 'chinese' | 'japanese'>,
): string {
  return text.replace(CHARACTERS, (run: string, at: number) => {
    const after = text.slice(at + run.length, at + run.length + 4);
    const before = text.slice(0, at);
    if (/\d$/.test(before) || NO_NUMBERS.test(text.slice(at, at + 6))) return run;
    const isPercentage = before.endsWith('百分之');
    const isCounted = COUNTERS[language].test(after) && !/[星期周礼拜第]$/.test(before);
    const isAlone = run.length === 1;
    if (isAlone && run === '一') return isPercentage ? '1' : run;
    return isPercentage || (isAlone ? isCounted && !/[百千]/.test(run) : true)
      ? String(numberOf(run))
      : run;
  });
}
