import { numberFormat, type Translator } from '../../messages/translator.ts';

/** A size of files or memory: "1.2 GB", "350 MB". */
export function bytesInWords(bytes: number, language = 'en'): string {
  const [unit, amount, digits] = bytes >= 1e9 ? ['gigabyte', bytes / 1e9, 1] : ['megabyte', Math.ceil(bytes / 1e6), 0];
  const rounding = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return numberFormat(language, { style: 'unit', unit, ...rounding }).format(amount);
}

export function timeLeft(t: Translator<'operator.models'>, seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  if (seconds < 60) return t('timeLeft.seconds', { seconds: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? t('timeLeft.minutes', { minutes })
    : t('timeLeft.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
