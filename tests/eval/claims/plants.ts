import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { Plant } from './claim-row.ts';

/** A change that makes a true sentence false: what it finds, and what it puts in its place. */
type Change = readonly [find: RegExp, put: (found: string) => string];

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');

/** In each language some units, each with one that is something else. */
const UNITS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  english: [
    ['kilometres', 'miles'],
    ['kg', 'pounds'],
    ['euros', 'dollars'],
    ['litres', 'gallons'],
    ['minutes', 'hours'],
    ['weeks', 'months'],
    ['hours', 'days'],
    ['years', 'weeks'],
    ['nights', 'weeks'],
  ],
  german: [
    ['Euro', 'Dollar'],
    ['Liter', 'Milliliter'],
    ['Kubikmeter', 'Liter'],
    ['Kilowattstunden', 'Wattstunden'],
    ['Wochen', 'Tage'],
    ['Minuten', 'Stunden'],
    ['Kilometer', 'Meter'],
  ],
  french: [
    ['euros', 'dollars'],
    ['litres', 'millilitres'],
    ['millimètres', 'centimètres'],
    ['décibels', 'watts'],
    ['jours', 'semaines'],
    ['heures', 'minutes'],
    ['kilomètres', 'mètres'],
  ],
  spanish: [
    ['euros', 'dólares'],
    ['litros', 'galones'],
    ['metros cuadrados', 'hectáreas'],
    ['días', 'semanas'],
    ['minutos', 'horas'],
    ['milímetros', 'centímetros'],
  ],
  italian: [
    ['euro', 'dollari'],
    ['chili', 'grammi'],
    ['grammi', 'chili'],
    ['giorni', 'settimane'],
    ['ore', 'minuti'],
    ['minuti', 'ore'],
    ['chilometri', 'metri'],
    ['metri', 'chilometri'],
  ],
  portuguese: [
    ['hectares', 'metros quadrados'],
    ['quilos', 'gramas'],
    ['metros quadrados', 'hectares'],
    ['minutos', 'horas'],
    ['litros', 'mililitros'],
    ['anos', 'meses'],
  ],
  russian: [
    ['рублей', 'евро'],
    ['километров', 'метров'],
    ['атмосфер', 'дюймов'],
    ['градусах', 'процентах'],
    ['зим', 'недель'],
    ['минут', 'часов'],
    ['литров', 'граммов'],
  ],
  chinese: [
    ['万元', '万美元'],
    ['元', '美元'],
    ['公里', '米'],
    ['分钟', '小时'],
    ['公斤', '克'],
    ['小时', '分钟'],
  ],
  japanese: [
    ['キロメートル', 'メートル'],
    ['グラム', 'リットル'],
    ['分', '時間'],
    ['時間', '分'],
    ['円', 'ドル'],
    ['リットル', 'グラム'],
    ['メートル', 'インチ'],
  ],
};

/** How a negation is taken out of a sentence. */
const NEGATIONS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  english: [
    [/ (?:do|does|did) not /u, ' '],
    [/ (is|are|was|were|has|have|had|can|should|must) not /u, ' $1 '],
    [/ cannot /u, ' can '],
  ],
  german: [
    [/ nicht(?! nur| mehr als| zuletzt| alle| immer)(?=[ .,])/u, ''],
    [/ kein(e[nrms]?)? /u, ' ein$1 '],
  ],
  french: [
    [/ ne (\p{L}+) pas(?! seulement| tou)/u, ' $1'],
    [/ n['’](\p{L}+) pas(?! seulement| tou)/u, ' $1'],
  ],
  spanish: [[/ no (?!s[oó]lo|solamente|todos|siempre|más|menos)/u, ' ']],
  italian: [[/ non (?!solo|soltanto|tutt|sempre|più di|\p{L}+ (?:nulla|mai|niente))/u, ' ']],
  portuguese: [[/ não (?!só|apenas|somente|mais de)/u, ' ']],
  russian: [[/(?<! а) не (?!только|более|менее|все|всегда|раз )/u, ' ']],
  chinese: [
    [/不(?=需要|会|能够?|是|可以|应|愿|想|用)/u, ''],
    [/没有(?!不)/u, '有'],
  ],
  japanese: [
    [/ません(?!か|でした)/u, 'ます'],
    [/ませんでした/u, 'ました'],
  ],
};

const OTHER_NAMES: Partial<Record<Language, string>> = { russian: 'Олег Зимин' };
const FULL_NAME = /(?<=\p{Ll}[\p{L},]* )(?:\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{3,})(?!\p{L})/u;

function monthChanges(language: Language): Change[] {
  const isSpaced = language !== 'chinese' && language !== 'japanese';
  const { tag } = LANGUAGE_DETAILS[language];
  // With the day, Russian gives the form that stands behind one.
  const day = language === 'russian' ? 'numeric' : undefined;
  const format = new Intl.DateTimeFormat(tag, { month: 'long', day, timeZone: 'UTC' });
  const nameOf = (month: number) => format.format(Date.UTC(2024, month % 12, 1)).replace(/^1 /, '');
  const names = Array.from({ length: 12 }, (_, month) => nameOf(month));
  if (!isSpaced) {
    return [[/(?<!\d)[1-9]月/u, (found) => `${((Number.parseInt(found, 10) + 2) % 9) + 1}月`]];
  }
  return names.map(
    (name, month): Change => [
      word(language === 'english' ? `(?<=in |of |since |until |to )${name}` : name),
      () => nameOf(month + 3),
    ],
  );
}

/** A number that stands for itself, and twice as much and three. */
const NUMBER: Change = [
  /(?<![\p{L}\d.,  ])[1-9]\d{1,2}(?![\d.,  ]*\d|\p{Lu}|er|s)/u,
  (found) => String(Number(found) * 2 + 3),
];

function changesOf(plant: Plant, language: Language): readonly Change[] {
  switch (plant) {
    case 'unit': {
      const isSpaced = language !== 'chinese' && language !== 'japanese';
      return UNITS[language].map(([unit, other]): Change => {
        const behind = isSpaced ? `(?<=\\d[\\s ])${unit}(?!\\p{L})` : `(?<=\\d)${unit}(?!間)`;
        return [new RegExp(behind, 'u'), () => other];
      });
    }
    case 'date':
      return monthChanges(language);
    case 'negation':
      return NEGATIONS[language].map(
        ([find, put]): Change => [find, (found) => found.replace(find, put)],
      );
    case 'name':
      return [[FULL_NAME, () => OTHER_NAMES[language] ?? 'Corin Blackwater']];
    default:
      return [NUMBER];
  }
}

/** A sentence with one thing in it made false; undefined where it has nothing of the kind. */
export function planted(sentence: string, plant: Plant, language: Language): string | undefined {
  for (const [find, put] of changesOf(plant, language)) {
    const changed = sentence.replace(find, put);
    if (changed !== sentence) return changed;
  }
  return undefined;
}
