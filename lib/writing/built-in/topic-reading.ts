import type { Language } from '@/lib/constants/options';
import type { ListKind, TopicReading, TopicRules } from './language-pack.ts';
import type { Domain, Shape } from './shapes.ts';
import { domainOf } from './topic-domain.ts';
import {
  cleanTopic,
  firstSentence,
  HEADLINE_LIMIT,
  OPTION_LIMIT,
  SUBJECT_LIMIT,
  shortened,
} from './topic-text.ts';

/** Most words a side of "X or Y" may have. */
const LONGEST_SIDE = 6;

type Match = {
  shape: Shape;
  listKind: ListKind | null;
  form: TopicReading['form'];
  subject: string;
  count: number | null;
  keepsHeadline: boolean;
  options: TopicReading['options'];
};

function firstMatch(patterns: readonly RegExp[], topic: string): Record<string, string> | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(topic)?.groups;
    if (groups) return groups as Record<string, string>;
  }
  return null;
}

function countFrom(text: string | undefined, rules: TopicRules): number | null {
  if (!text) return null;
  const digits = text.replace(/[０-９]/gu, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - 0xfee0),
  );
  const count = rules.numberWords[text.toLocaleLowerCase()] ?? Number.parseInt(digits, 10);
  return Number.isInteger(count) && count > 0 ? count : null;
}

function phrase(groups: Record<string, string>): Pick<Match, 'form' | 'subject'> | null {
  if (groups.action) return { form: 'action', subject: groups.action.trim() };
  if (groups.subject) return { form: 'name', subject: groups.subject.trim() };
  return null;
}

function comparison(
  patterns: readonly RegExp[],
  topic: string,
  rules: TopicRules,
  longest: number,
): Match | null {
  const groups = firstMatch(patterns, topic);
  const a = groups?.a?.trim();
  const b = groups?.b?.trim();
  if (!a || !b || a.toLocaleLowerCase() === b.toLocaleLowerCase()) return null;
  if ([a, b].some((side) => side.split(/\s+/u).length > longest)) return null;
  const small = new Set(rules.smallWords);
  const options = {
    a: shortened(a, OPTION_LIMIT, small),
    b: shortened(b, OPTION_LIMIT, small),
    context: groups?.context?.trim() || null,
  };
  return {
    shape: 'comparison',
    listKind: null,
    form: 'name',
    subject: topic,
    count: null,
    keepsHeadline: true,
    options,
  };
}

function phraseMatch(
  shape: Shape,
  listKind: ListKind | null,
  patterns: readonly RegExp[],
  topic: string,
  rules: TopicRules,
): Match | null {
  const groups = firstMatch(patterns, topic);
  const found = groups && phrase(groups);
  if (!found) return null;
  const count = countFrom(groups?.count, rules);
  return { shape, listKind, ...found, count, keepsHeadline: !groups?.promise, options: null };
}

function matchTopic(topic: string, rules: TopicRules): Match | null {
  return (
    comparison(rules.comparison, topic, rules, Number.POSITIVE_INFINITY) ??
    phraseMatch('list', 'tips', rules.list, topic, rules) ??
    phraseMatch('list', 'choice', rules.choice, topic, rules) ??
    phraseMatch('how-to', null, rules.howTo, topic, rules) ??
    comparison(rules.comparisonLoose, topic, rules, LONGEST_SIDE) ??
    phraseMatch('explainer', null, rules.explainer, topic, rules)
  );
}

/** Most request openings that are cut off one after another ("Please" + "write an article about"). */
const MOST_REQUESTS = 4;

function withoutRequest(topic: string, rules: readonly TopicRules[]): string {
  const requests = rules.flatMap((each) => each.requests);
  let rest = topic;
  for (let round = 0; round < MOST_REQUESTS; round += 1) {
    const found = requests.find((request) => request.test(rest));
    const shorter = found ? cleanTopic(rest.replace(found, '')) : '';
    if (!shorter) break;
    rest = shorter;
  }
  return rest;
}

const OWN_SCRIPT: Partial<Record<Language, RegExp>> = {
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  russian: /\p{Script=Cyrillic}/u,
};

/** Whether the topic's letters are not those of the article's language. */
function inOtherScript(topic: string, language: Language): boolean {
  if (!/\p{L}/u.test(topic)) return false;
  const own = OWN_SCRIPT[language] ?? /\p{Script=Latin}/u;
  return !own.test(topic);
}

/** Long and full of accents without one of the language's small words: most likely another language. */
function looksForeign(topic: string, language: Language, rules: TopicRules): boolean {
  const words = topic.toLocaleLowerCase().split(/\s+/u);
  const accented = language === 'english' && /[^\p{ASCII}\p{P}\p{S}]/u.test(topic);
  return accented && words.length > 2 && !words.some((word) => rules.smallWords.includes(word));
}

/** What the topic is about and which form of article it asks for. */
export type Topic = { reading: TopicReading; domain: Domain };

/**
 * Reads a topic by the article language's rules, and by the English ones where those find nothing
 * (an English topic for a German article). Never fails: any text gives an explainer at least.
 *
 * @param raw the visitor's topic, 1 to 1000 characters
 * @param rules the article language's rules
 * @param english the English rules, or null when the article is English
 */
export function readTopic(
  raw: string,
  language: Language,
  rules: TopicRules,
  english: TopicRules | null,
): Topic {
  const clean = cleanTopic(raw);
  const every = english ? [rules, english] : [rules];
  const small = new Set(every.flatMap((each) => each.smallWords));
  const matter = withoutRequest(clean, every);
  const topic = withoutRequest(cleanTopic(firstSentence(matter)), every);
  const own = matchTopic(topic, rules);
  const match = own ?? (english && matchTopic(topic, english));
  const ownDomain = domainOf(matter, rules);
  const domain = ownDomain.hits || !english ? ownDomain : domainOf(matter, english);
  const isUnknown = !own && ownDomain.hits === 0;
  const foreign =
    inOtherScript(topic, language) ||
    (!own && match !== null) ||
    (isUnknown && (domain.hits > 0 || looksForeign(topic, language, rules)));
  const full = foreign || !match ? topic : match.subject;
  const subject = shortened(full, SUBJECT_LIMIT, small);
  const headline = shortened(topic, HEADLINE_LIMIT - 1, small);
  const mark = /[?？](?=["”’»」』]?\s*$)/u.exec(raw.trim())?.[0] ?? '';
  const asks = mark !== '' && headline === topic && clean.endsWith(topic);
  const isCut = subject !== full && match?.form !== 'action';
  const isPhrase = foreign || isCut || (!match && mark !== '');
  return {
    domain: domain.domain,
    reading: {
      shape: match?.shape ?? 'explainer',
      listKind: match?.listKind ?? null,
      headline: asks ? headline + mark : headline,
      subject,
      form: isPhrase ? 'phrase' : (match?.form ?? 'name'),
      options: match?.options ?? null,
      count: match?.count ?? null,
      keepsHeadline: match?.keepsHeadline ?? true,
      foreign,
    },
  };
}
