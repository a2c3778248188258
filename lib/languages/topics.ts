import type { Language } from '@/lib/constants/options.ts';

/** Topics that the form suggests, the same three in every language; the library has a note on each. */
export const SUGGESTED_TOPICS: Readonly<Record<Language, readonly [string, string, string]>> = {
  english: ['How to start a vegetable garden', 'How to sleep better', 'How to make pour-over coffee'],
  french: ['Créer son potager', 'Mieux dormir', 'Préparer un café filtre'],
  spanish: ['Cómo empezar un huerto', 'Cómo dormir mejor', 'Cómo preparar café de filtro'],
  german: ['Einen Gemüsegarten anlegen', 'Besser schlafen', 'Filterkaffee von Hand aufgießen'],
  chinese: ['怎样开辟一个菜园', '怎样睡得更好', '怎样手冲一杯咖啡'],
  japanese: ['家庭菜園の始め方', 'よりよく眠る方法', 'ハンドドリップコーヒーのいれ方'],
  russian: ['Как завести огород', 'Как лучше спать', 'Как заваривать фильтр-кофе'],
  portuguese: ['Como começar uma horta', 'Como dormir melhor', 'Como fazer café coado'],
  italian: ['Come iniziare un orto', 'Come dormire meglio', 'Come preparare il caffè filtro'],
};

/** The topic that the landing demo types, in English that of the specification (§2). */
export const demoTopic = (language: Language): string =>
  language === 'english' ? 'How the printing press changed Europe' : SUGGESTED_TOPICS[language][0];

/** A suggested topic in another language; any other topic as it is. */
export function topicInLanguage(topic: string, from: Language, to: Language): string {
  return SUGGESTED_TOPICS[to][SUGGESTED_TOPICS[from].indexOf(topic)] ?? topic;
}
