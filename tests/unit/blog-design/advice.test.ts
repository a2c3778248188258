import { expect, test } from 'vitest';
import { adviceNote } from '@/lib/blog-design/advice.ts';
import { refusalOf } from '@/lib/safety/refusals.ts';

test.each([
  ['How to sleep better', 'english', /no medical advice/],
  ['How to make your first budget', 'english', /no financial advice/],
  ['Writing a will', 'english', /no legal advice/],
  ['Besser schlafen', 'german', /kein ärztlicher Rat/],
  ['Aktien für Anfänger', 'german', /keine Finanzberatung/],
  ['Mieux dormir', 'french', /avis médical/],
  ['Cómo ahorrar dinero', 'spanish', /asesoramiento financiero/],
  ['Come fare testamento', 'italian', /consulenza legale/],
  ['Como dormir melhor', 'portuguese', /aconselhamento médico/],
  ['Как взять ипотеку', 'russian', /финансовой рекомендацией/],
  ['怎样睡得更好', 'chinese', /医疗建议/],
  ['投資の始め方', 'japanese', /金融上の助言/],
] as const)('says that %s is no advice', (topic, language, sentence) => {
  expect(adviceNote(topic, language)).toMatch(sentence);
});

test.each([
  ['How to start a vegetable garden', 'english'],
  ['The lawn in spring', 'english'],
  ['Filterkaffee von Hand aufgießen', 'german'],
  ['Créer son potager', 'french'],
  ['Cómo empezar un huerto', 'spanish'],
  ['怎样手冲一杯咖啡', 'chinese'],
  ['家庭菜園の始め方', 'japanese'],
] as const)('says nothing of advice about %s', (topic, language) => {
  expect(adviceNote(topic, language)).toBe('');
});

test.each([
  'english',
  'french',
  'spanish',
  'german',
  'chinese',
  'japanese',
  'russian',
  'portuguese',
  'italian',
] as const)(
  'points to a helpline in %s when somebody asks about harming themselves',
  (language) => {
    expect(refusalOf('self-harm', language)).toContain('findahelpline.com');
  },
);

test.each([
  ['english', 'What robots will do in 2050'],
  ['english', 'Investigative journalism in small towns'],
  ['french', 'Une investigation dans les archives'],
  ['spanish', 'Cómo hacer una bolsa de tela'],
  ['spanish', 'Un invernadero en casa'],
  ['spanish', 'Un lugar seguro para jugar'],
  ['german', 'Werbetexte schreiben'],
  ['german', 'Konkurrenten beobachten'],
  ['italian', 'I Medici a Firenze'],
  ['italian', 'Lana e matasse da tingere'],
  ['portuguese', 'Uma investigação na floresta'],
  ['russian', 'Как долго варить яйца'],
  ['russian', 'Большой театр'],
  ['russian', 'Поиск клада'],
  ['russian', 'Развлечения для детей'],
  ['russian', 'Как закончить ремонт'],
  ['russian', 'Брак по расчёту в романах'],
  ['japanese', 'がんばらない夕ごはん'],
  ['japanese', 'うつわの選び方'],
  ['japanese', 'ドローンの撮影'],
  ['japanese', 'ビザンツ美術'],
] as const)('in %s, “%s” is no subject of advice', (language, subject) => {
  expect(adviceNote(subject, language)).toBe('');
});

test.each([
  ['russian', 'Головная боль: причины', 'медицинской'],
  ['russian', 'Как закон защищает покупателя', 'юридической'],
  ['russian', 'Как вернуть долги', 'финансовой'],
  ['japanese', 'がんの早期発見', '医学'],
  ['japanese', '住宅ローンの選び方', '金融'],
  ['german', 'Die Rente mit 63', 'Finanzberatung'],
  ['spanish', 'Seguros de coche', 'financiero'],
  ['english', 'Writing your last will', 'legal'],
] as const)('in %s, “%s” has its sentence', (language, subject, word) => {
  expect(adviceNote(subject, language)).toContain(word);
});
