import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Block } from '@/lib/article/tree.ts';
import type { Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { countTerms, isEmptyWord, placedWords, termOf, WIDE } from '@/lib/text/terms.ts';
import type { ProposedLink } from './schema.ts';
import { linkSpots } from './spots.ts';

/** A blog as its links are found. Only public ones are linked to, by what is in their names: title, topic and tags. */
export type LinkedArticle = {
  id: string;
  title: string;
  isPublic: boolean;
  names: readonly string[];
  texts: readonly string[];
  /** The texts by place, without those that may have no links. */
  places: readonly Block[][];
  /** Ids of the blogs that it links to. */
  linked: ReadonlySet<string>;
  words: number;
};

const WORDS_PER_LINK = 150;
/** Links that every blog gets, if it can, before others get more. */
const EVERYBODYS_LINKS = 2;
const LONGEST_PHRASE = 5;
/** A word alone names a subject if it weighs this much, relative to the heaviest word of the names. */
const CHIEF_SHARE = 2 / 3;

/** Runs of words that begin and end with one of content, longer ones first; `size` counts those. */
function listPhrases(text: string, language: Language) {
  const { grammarWords } = readingWords(language);
  const words = placedWords(text, language).map((placed) => {
    const isLong = /\p{L}/u.test(placed.word) && (WIDE.test(placed.word) || placed.word.length > 2);
    const isEmpty = isEmptyWord(placed.word, language) || grammarWords.has(placed.word.toLowerCase());
    return { ...placed, isContent: isLong && !isEmpty };
  });
  return words.flatMap(({ isContent, start }, first) => {
    const phrases: { key: string; size: number; start: number; end: number }[] = [];
    let [key, size, before] = ['', 0, start];
    for (const { word, ...next } of isContent ? words.slice(first, first + LONGEST_PHRASE) : []) {
      if (!/^[ \u00a0'’-]?$/.test(text.slice(before, next.start))) break;
      key += key === '' || WIDE.test(word) ? termOf(word) : ` ${termOf(word)}`;
      // Two characters of a script without spaces are about a word.
      if (next.isContent) size += WIDE.test(word) ? word.length / 2 : 1;
      if (next.isContent && size >= 1) phrases.unshift({ key, size, start, end: next.end });
      before = next.end;
    }
    return phrases;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The blog that a phrase names: the one with the phrase in its title, topic or tags that uses it most often. */
async function subjectsOf(articles: readonly LinkedArticle[], language: Language) {
  const named = articles.map(({ isPublic, names }) => {
    const phrases = (isPublic ? names : []).flatMap((name) =>
      listPhrases(name, language).map((each) => ({ ...each, form: name.slice(each.start, each.end).toLowerCase() })),
    );
    return Map.groupBy(phrases, ({ key }) => key);
  });
  const known = new Set(named.flatMap((names) => [...names.keys()]));
  const counts: Map<string, number>[] = [];
  for (const { texts } of articles) {
    const keys = texts.flatMap((text) => listPhrases(text, language).map(({ key }) => key));
    counts.push(countTerms(keys.filter((key) => known.has(key))));
    await letOthersRun();
  }
  const subjects = new Map<string, { target: string; title: string; weight: number; forms: readonly string[] }>();
  for (const [at, { id: target, title }] of articles.entries()) {
    const phrases = [...(named[at] ?? [])].map(([key, same]) => ({
      ...{ key, size: same[0]?.size ?? 0, uses: counts[at]?.get(key) ?? 0 },
      forms: same.map(({ form }) => form),
    }));
    const candidates = phrases.flatMap(({ key, size, forms, uses }) => {
      // A word of a phrase, like the "green" of "green manure", does not count alone.
      const within =
        size < 2 ? phrases.filter((other) => other.size >= 2 && other.uses > 1 && other.key.includes(key)) : [];
      const own = uses - Math.max(0, ...within.map((phrase) => phrase.uses));
      const others = counts.flatMap((each, other) => (other === at ? [] : (each.get(key) ?? [])));
      const weight = own * Math.log(1 + (articles.length * own) / (own + sum(others)));
      return own > 1 && own * others.length > sum(others) ? [{ key, size, forms, weight }] : [];
    });
    const chief = Math.max(0, ...candidates.map(({ size, weight }) => (size < 2 ? weight : 0)));
    for (const { key, size, forms, weight } of candidates) {
      const isChief = size >= 2 || weight >= chief * CHIEF_SHARE;
      if (isChief && weight > (subjects.get(key)?.weight ?? 0)) subjects.set(key, { target, title, weight, forms });
    }
  }
  return subjects;
}

/**
 * Sentences of blogs of one author and language that name the subject of another: at most one link for each 150 words,
 * for each target and in a sentence. Blogs with the fewest links to them come first, then those that are named least.
 */
export async function proposeLinks(articles: readonly LinkedArticle[], language: Language): Promise<ProposedLink[]> {
  const subjects = await subjectsOf(articles, language);
  const mentions: ProposedLink[] = [];
  for (const { id: source, places, linked } of articles) {
    const spots = places.flatMap((blocks, place) => linkSpots(blocks, language).map((spot) => ({ ...spot, place })));
    for (const { text, sentence, place } of spots) {
      let free = 0;
      for (const { key, size, start, end } of listPhrases(text, language)) {
        const named = start >= free && subjects.get(key);
        if (!named) continue;
        const words = text.slice(start, end);
        // The "printing" of a name is not "printed".
        if (size < 2 && !named.forms.includes(words.toLowerCase())) continue;
        free = end;
        const { target, title } = named;
        if (target !== source && !linked.has(target)) mentions.push({ source, place, sentence, words, target, title });
      }
    }
    await letOthersRun();
  }
  return chooseMentions(articles, mentions);
}

function chooseMentions(articles: readonly LinkedArticle[], mentions: readonly ProposedLink[]): ProposedLink[] {
  const room = new Map(articles.map(({ id, words, linked }) => [id, Math.floor(words / WORDS_PER_LINK) - linked.size]));
  const linksIn = countTerms(articles.flatMap(({ linked }) => [...linked]));
  const byTarget = Map.groupBy(mentions, ({ target }) => target);
  const chosen = new Map<string, ProposedLink[]>();
  const linksOf = ({ source }: ProposedLink) => chosen.get(source) ?? [];
  const roomOf = (mention: ProposedLink) => (room.get(mention.source) ?? 0) - linksOf(mention).length;

  /** Links to a target from the blog with the most room, or from one that can link elsewhere to another target. */
  function give(target: string, mayMove: boolean, asked = new Set<string>()): boolean {
    const byRoom = (a: ProposedLink, b: ProposedLink) => roomOf(b) - roomOf(a) || b.words.length - a.words.length;
    for (const mention of byTarget.get(target)?.toSorted(byRoom) ?? []) {
      const { source, sentence } = mention;
      if (linksOf(mention).some((other) => other.target === target || other.sentence === sentence)) continue;
      let moved: ProposedLink | undefined;
      if (roomOf(mention) <= 0) {
        if (!mayMove || asked.has(source)) continue;
        asked.add(source);
        moved = linksOf(mention).find((other) => give(other.target, true, asked));
        if (!moved) continue;
      }
      chosen.set(source, [...linksOf(mention).filter((other) => other !== moved), mention]);
      return true;
    }
    return false;
  }
  let open = [...byTarget.keys()].toSorted((a, b) => (byTarget.get(a)?.length ?? 0) - (byTarget.get(b)?.length ?? 0));
  for (let most = 0; open.length > 0; most += 1) {
    open = open.filter((target) => {
      const links = linksIn.get(target) ?? 0;
      if (links > most) return true;
      linksIn.set(target, links + 1);
      return give(target, most < EVERYBODYS_LINKS);
    });
  }
  return [...chosen.values()].flat();
}
