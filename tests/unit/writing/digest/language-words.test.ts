import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { digestRules } from '@/lib/writing/digest/language-words.ts';

const LEANING: [Language, string][] = [
  ['english', 'This keeps the crust soft.'],
  ['english', 'However, the second rise is shorter.'],
  ['english', 'They need less water.'],
  ['french', 'Cela garde la croûte souple.'],
  ['french', 'Il en faut davantage.'],
  ['french', 'Ces légumes aiment le soleil.'],
  ['spanish', 'Esto mantiene la corteza blanda.'],
  ['spanish', 'Además, ahorra agua.'],
  ['german', 'Dies hält die Kruste weich.'],
  ['german', 'Deshalb wird morgens gegossen.'],
  ['chinese', '这样可以节省水。'],
  ['chinese', '因此，早上浇水更好。'],
  ['japanese', 'これは水を節約します。'],
  ['japanese', 'そのため、朝に水をやります。'],
  ['russian', 'Это сохраняет корку мягкой.'],
  ['russian', 'Поэтому поливают утром.'],
  ['portuguese', 'Isso mantém a crosta macia.'],
  ['portuguese', 'Além disso, poupa água.'],
  ['italian', 'Questo mantiene morbida la crosta.'],
  ['italian', 'Inoltre risparmia acqua.'],
];

const STANDING: [Language, string][] = [
  ['english', 'Thistles grow in poor soil.'],
  ['english', 'It is best to water in the morning.'],
  ['english', 'Bread rises overnight.'],
  ['french', 'Il faut arroser le matin.'],
  ['french', 'Cerises et prunes mûrissent en été.'],
  ['spanish', 'Estocolmo tiene veranos cortos.'],
  ['german', 'Es gibt zwei Arten von Komposthaufen.'],
  ['german', 'Diesel kostet mehr als Strom.'],
  ['german', 'Das Beet braucht Sonne.'],
  ['chinese', '番茄需要阳光。'],
  ['japanese', 'トマトには日光が必要です。'],
  ['russian', 'Этажи теплицы видны издали.'],
  ['portuguese', 'Mastigar bem ajuda a digestão.'],
  ['italian', 'Mattina e sera sono i momenti migliori.'],
];

const LIMITS: [Language, string][] = [
  ['english', 'Unless the soil is dry, nothing more is needed.'],
  ['english', 'Only ripe fruit may be picked.'],
  ['french', 'Toutefois, les tomates en demandent plus.'],
  ['spanish', 'Sin embargo, los tomates piden más.'],
  ['german', 'Allerdings brauchen Tomaten mehr.'],
  ['chinese', '但是番茄需要更多。'],
  ['japanese', 'ただし、トマトはもっと必要です。'],
  ['russian', 'Однако томатам нужно больше.'],
  ['portuguese', 'Porém, os tomates pedem mais.'],
  ['italian', 'Tuttavia i pomodori ne chiedono di più.'],
];

const ANNOUNCING: [Language, string][] = [
  ['english', 'The following order works with any brand.'],
  ['french', 'L’ordre suivant vaut pour toutes les marques.'],
  ['spanish', 'El orden siguiente vale para todas las marcas.'],
  ['german', 'Die folgende Reihenfolge passt für jede Marke.'],
  ['chinese', '下面的顺序适用于各种品牌。'],
  ['japanese', '次の手順は、どのメーカーのドリッパーにも使えます。'],
  ['russian', 'Следующий порядок подходит для любой марки.'],
  ['portuguese', 'A ordem a seguir vale para qualquer marca.'],
  ['italian', 'L’ordine che segue vale per ogni marca.'],
];

test.each(ANNOUNCING)('a list after it is announced in %s: %s', (language, sentence) => {
  expect(digestRules(language).announcesList(sentence)).toBe(true);
});

test.each(STANDING)('no list is announced in %s: %s', (language, sentence) => {
  expect(digestRules(language).announcesList(sentence)).toBe(false);
});

describe('the beginning of a sentence', () => {
  test.each(LEANING)('leans back in %s: %s', (language, sentence) => {
    expect(digestRules(language).refersBack(sentence)).toBe(true);
  });

  test.each(STANDING)('stands alone in %s: %s', (language, sentence) => {
    expect(digestRules(language).refersBack(sentence)).toBe(false);
  });

  test.each(LIMITS)('limits the sentence before in %s: %s', (language, sentence) => {
    expect(digestRules(language).refersBack(sentence)).toBe(true);
  });
});

describe('a heading', () => {
  test.each([
    ['english', 'In short', 'See also', 'Introduction'],
    ['french', 'En bref', 'Voir aussi', 'Introduction'],
    ['spanish', 'En resumen', 'Véase también', 'Introducción'],
    ['german', 'Fazit', 'Siehe auch', 'Einleitung'],
    ['chinese', '总之', '参见', '简介'],
    ['japanese', 'まとめ', '関連項目', 'はじめに'],
    ['russian', 'Итог', 'См. также', 'Введение'],
    ['portuguese', 'Em resumo', 'Ver também', 'Introdução'],
    ['italian', 'In breve', 'Voci correlate', 'Introduzione'],
  ] as const)('of %s sums up, stands beside the text or opens it', (language, closing, beside, opening) => {
    const { headingKind } = digestRules(language);
    expect([closing, beside, opening].map(headingKind)).toEqual(['closing', 'beside', 'opening']);
    expect(headingKind(`${closing} XYZ`)).toBe('body');
  });
});
