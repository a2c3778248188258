import type { Language } from './options.ts';

/** Topics to begin with, on which the sample library has a note in each language. */
export const SUGGESTED_TOPICS = {
  english: ['How to start a vegetable garden', 'How to sleep better', 'How to make pour-over coffee'],
  french: ['Créer son potager', 'Mieux dormir', 'Préparer un café filtre'],
  spanish: ['Cómo empezar un huerto', 'Cómo dormir mejor', 'Cómo preparar café de filtro'],
  german: ['Einen Gemüsegarten anlegen', 'Besser schlafen', 'Filterkaffee von Hand aufgießen'],
  chinese: ['怎样开辟一个菜园', '怎样睡得更好', '怎样手冲一杯咖啡'],
  japanese: ['家庭菜園の始め方', 'よりよく眠る方法', 'ハンドドリップコーヒーのいれ方'],
  russian: ['Как завести огород', 'Как лучше спать', 'Как заваривать фильтр-кофе'],
  portuguese: ['Como começar uma horta', 'Como dormir melhor', 'Como fazer café coado'],
  italian: ['Come iniziare un orto', 'Come dormire meglio', 'Come preparare il caffè filtro'],
} as const satisfies Record<Language, readonly string[]>;

/** A suggested topic in another language; any other topic as it is. */
export function topicInLanguage(topic: string, from: Language, to: Language): string {
  const suggested: readonly string[] = SUGGESTED_TOPICS[from];
  const place = suggested.indexOf(topic);
  return SUGGESTED_TOPICS[to][place] ?? topic;
}
