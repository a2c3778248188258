import type { Blog } from '@/lib/blogs/schema.ts';
import { isSpaced } from '@/lib/constants/options.ts';
import { oncePerLanguage, proseWords } from '@/lib/languages/words.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { QUOTED } from '@/lib/text/language-check.ts';
import { countWords } from '@/lib/text/words.ts';
import { unmarked } from '../evidence/citations.ts';
import { placedSentences, readText } from '../sentences.ts';
import { placeIn, scoredParts, scoreMessages } from './parts.ts';
import type { Measure } from './schema.ts';

/** A form that models overuse. `rate`: in 1,000 words, at least twice what people write; fewer than `fewest` are no habit. */
type Habit = { name: KeyIn<'writing.score.habits'>; pattern: RegExp; rate: number; fewest: number };

/** A dash between clauses, not in a range ("10–12"). */
export const DASH = /—+|(?<=\s)–(?=\s)/g;

const WORD = "[\\p{L}'-]+";
const FEW = `${WORD}(?: ${WORD}){0,2}`;
/** "fast, cheap and good", "of salt, of bread, and of wine"; not the end of a longer list. */
const THREE = `(?<!, (?:${WORD} ){0,2})(?<![\\p{L}'-])(?:${WORD}, ${WORD},? (?:and|or) ${WORD}|${FEW}, ${FEW}, (?:and|or) ${FEW})`;

/** A question of up to five words and its answer: "The result? Less waste." */
const ANSWERED = /^(?:[^\s?]+ ){0,4}[^\s?]+\?(?= [^?]+$)/g;

/** Matches words and turns of a language's list, the longest first, each in a group. */
export const overusedPattern = oncePerLanguage((language) => {
  const entries = proseWords(language).habits.overused.toSorted((a, b) => b.length - a.length);
  const groups = entries.map((entry) => `(${entry.replaceAll('*', '\\p{L}*')})`).join('|');
  return new RegExp(isSpaced(language) ? `(?<!\\p{L})(?:${groups})(?!\\p{L})` : groups, 'giu');
});

/** How people write the other forms is known for English alone. */
const ENGLISH: readonly Habit[] = [
  { name: 'dashes', pattern: DASH, rate: 6, fewest: 4 },
  { name: 'threes', pattern: new RegExp(THREE, 'giu'), rate: 8, fewest: 6 },
  { name: 'answered', pattern: ANSWERED, rate: 1, fewest: 2 },
];

const habitsOf = oncePerLanguage((language): Habit[] => [
  { name: 'notBut', pattern: proseWords(language).habits.notBut, rate: 0.5, fewest: 2 },
  { name: 'overused', pattern: overusedPattern(language), rate: 1.5, fewest: 3 },
  ...(language === 'english' ? ENGLISH : []),
]);

/** The sentences of paragraphs, each with the next, without marks and quoted words: in lists a dash defines a term. */
function proseOf(blog: Blog) {
  const plain = (text: string) => unmarked(text).replace(QUOTED, ' ').replaceAll('’', "'");
  return scoredParts(blog).flatMap((part) => {
    const all = placedSentences(readText(part.text), blog.language);
    return all.flatMap(({ sentence, block }, at) => {
      const next = all[at + 1]?.block === block ? all[at + 1] : undefined;
      const own = plain(sentence);
      return block.type === 'paragraph' ? { part, sentence, own, after: plain(next?.sentence ?? '') } : [];
    });
  });
}

/** Points at the sentences with forms that models overuse, where a text has clearly more of them than people write. */
export function measureHabits(blog: Blog): Measure {
  const t = scoreMessages();
  const prose = proseOf(blog);
  const words = countWords(prose.map(({ own }) => own).join('\n'), blog.language);
  const found = habitsOf(blog.language).flatMap(({ name, pattern, rate, fewest }) => {
    const forms = prose.map(({ own, after }) =>
      [...`${own} ${after}`.matchAll(pattern)].flatMap(({ 0: form, index }) => (index < own.length ? form : [])),
    );
    const count = forms.flat().length;
    return count >= fewest && 1000 * count > rate * words ? { label: t(`habits.${name}`), forms, count } : [];
  });
  const findings = prose.flatMap(({ part, sentence }, at) => {
    const named = found.flatMap(({ label, forms }) => (forms[at]?.length ? `${label}: ${forms[at].join(', ')}` : []));
    if (named.length === 0) return [];
    // A sentence can be replaced where it stands once, word for word (changeSentences).
    const own = part.markdown.split(sentence).length === 2 && { own: { place: part.place, sentence } };
    return { sentence: named.join('; '), place: placeIn(part, sentence), ...own };
  });
  return {
    name: 'habits',
    verdict: found.length > 0 ? 'notable' : 'good',
    value: found.length > 0 ? t('habits.sentences', { count: findings.length }) : t('habits.none'),
    summary: t('habits.summary'),
    details: found.map(({ label, count }) => ({ label, value: `${count}` })),
    findings,
  };
}
