import type { TopicReading } from '../../language-pack.ts';

/** „10 советов для …“ counts in the genitive; a title wants the nominative plural. */
const PLURALS: Readonly<Record<string, string>> = {
  способ: 'способы',
  совет: 'советы',
  секрет: 'секреты',
  приём: 'приёмы',
  прием: 'приёмы',
  лайфхак: 'лайфхаки',
  трюк: 'трюки',
  метод: 'методы',
  вопрос: 'вопросы',
  принцип: 'принципы',
  шаг: 'шаги',
  урок: 'уроки',
  идей: 'идеи',
  привычек: 'привычки',
  правил: 'правила',
  причин: 'причины',
  ошибок: 'ошибки',
  вещей: 'вещи',
  упражнений: 'упражнения',
  стратегий: 'стратегии',
  хитростей: 'хитрости',
};

/** The first word of a counted phrase in the nominative plural, the rest as it is. */
function inNominative(subject: string): string {
  const [first = '', ...rest] = subject.split(' ');
  const lower = first.toLocaleLowerCase('ru');
  const plural = PLURALS[lower] ?? PLURALS[lower.replace(/(?:ов|а)$/u, '')];
  return [plural ?? first, ...rest].join(' ');
}

/** „10 лучших книг“ leaves a genitive, which „выбор из …“ takes as it is. */
function asChoice(subject: string): string {
  return /^(?:сам|\p{L}+[шй]ших\s)/iu.test(subject)
    ? `выбор из ${subject}`
    : `выбор из лучших ${subject}`;
}

/** A phrase in guillemets; marks inside it become „inner“ ones. */
function quoted(phrase: string): string {
  const inner = phrase.replace(/[«"“„]([^«»"“”„]*)[»"”“]/gu, '„$1“').replace(/[«»"]/gu, '');
  return `«${inner}»`;
}

/** The phrase with its first letter as a capital, as a title begins; names such as "iPhone" stay. */
function asTitle(phrase: string): string {
  return phrase.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase('ru'));
}

/** The slots of a Russian article. Topics are quoted, for Russian would inflect them. */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { subject, options, count, listKind, foreign, form } = reading;
  let phrase = subject;
  if (count !== null && !foreign && form === 'name')
    phrase = listKind === 'choice' ? asChoice(subject) : inNominative(subject);
  const topic = quoted(asTitle(phrase));
  if (!options) return { topic };
  return { topic, a: quoted(options.a), b: quoted(options.b) };
}
