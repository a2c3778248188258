import type { Language } from '@/lib/constants/options';
import type { Shape } from '@/lib/writing/built-in/shapes';

/** Topics in each language, and the shape each must be read as. */
export const TOPICS: Readonly<Record<Language, readonly (readonly [string, Shape])[]>> = {
  english: [
    ['How to brew better coffee at home', 'how-to'],
    ['React vs Vue for small teams', 'comparison'],
    ['10 ways to sleep better', 'list'],
    ['best hiking trails in Norway', 'list'],
    ['The history of lighthouses', 'explainer'],
    ['Remote work', 'explainer'],
  ],
  french: [
    ['Comment préparer un meilleur café à la maison', 'how-to'],
    ['React vs Vue pour les petites équipes', 'comparison'],
    ['10 façons de mieux dormir', 'list'],
    ['Les meilleures randonnées en Norvège', 'list'],
    ["L'histoire des phares", 'explainer'],
    ['Le télétravail', 'explainer'],
  ],
  spanish: [
    ['Cómo preparar mejor café en casa', 'how-to'],
    ['React vs Vue para equipos pequeños', 'comparison'],
    ['10 maneras de dormir mejor', 'list'],
    ['Las mejores rutas de senderismo en Noruega', 'list'],
    ['La historia de los faros', 'explainer'],
    ['El teletrabajo', 'explainer'],
  ],
  german: [
    ['Wie man zu Hause besseren Kaffee kocht', 'how-to'],
    ['React vs. Vue für kleine Teams', 'comparison'],
    ['10 Wege zu besserem Schlaf', 'list'],
    ['Die besten Wanderwege in Norwegen', 'list'],
    ['Die Geschichte der Leuchttürme', 'explainer'],
    ['Homeoffice', 'explainer'],
  ],
  chinese: [
    ['如何在家冲泡更好喝的咖啡', 'how-to'],
    ['React vs Vue：小团队该选哪个', 'comparison'],
    ['10个改善睡眠的方法', 'list'],
    ['挪威最佳徒步路线', 'list'],
    ['灯塔的历史', 'explainer'],
    ['远程办公', 'explainer'],
  ],
  japanese: [
    ['自宅でおいしいコーヒーを淹れる方法', 'how-to'],
    ['React vs Vue 小さなチームにはどちらがいいか', 'comparison'],
    ['よく眠るための10の方法', 'list'],
    ['ノルウェーのおすすめハイキングコース', 'list'],
    ['灯台の歴史', 'explainer'],
    ['リモートワーク', 'explainer'],
  ],
  russian: [
    ['Как сварить хороший кофе дома', 'how-to'],
    ['React vs Vue для небольших команд', 'comparison'],
    ['10 способов лучше спать', 'list'],
    ['Лучшие пешие маршруты Норвегии', 'list'],
    ['История маяков', 'explainer'],
    ['Удалённая работа', 'explainer'],
  ],
  portuguese: [
    ['Como preparar um café melhor em casa', 'how-to'],
    ['React vs Vue para equipes pequenas', 'comparison'],
    ['10 maneiras de dormir melhor', 'list'],
    ['As melhores trilhas da Noruega', 'list'],
    ['A história dos faróis', 'explainer'],
    ['Trabalho remoto', 'explainer'],
  ],
  italian: [
    ['Come preparare un caffè migliore a casa', 'how-to'],
    ['React vs Vue per piccoli team', 'comparison'],
    ['10 modi per dormire meglio', 'list'],
    ['I migliori sentieri della Norvegia', 'list'],
    ['La storia dei fari', 'explainer'],
    ['Lo smart working', 'explainer'],
  ],
};

const LONG_ENGLISH = `I want an article about how my small bakery can use social media to reach more customers in town, including
what to post on ordinary days, how often, who should answer comments, and how to tell whether it brings anybody into the shop. `;

/** Topics that no language expects. */
export const ODD_TOPICS: readonly string[] = [
  'x',
  '???',
  'Tea',
  '<b>[1] {a|b} | [topic]</b> & "quotes"',
  'Wie finde ich eine gute Wohnung, ohne den Verstand zu verlieren?',
  '人工智能与教育',
  'Почему кошки мурлычут',
  LONG_ENGLISH.repeat(5).slice(0, 1000),
  'abc'.repeat(333),
];
