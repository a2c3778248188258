import type { Blog } from '@/lib/blogs/schema.ts';
import { excessOf, type Found, type Habits, habitsOf } from '../habits/habits.ts';
import { allSentences } from '../model/answer-text/block-text.ts';
import { partsOf, placeIn, type ScoredPart } from './parts.ts';
import type { Measure } from './schema.ts';

type Excess = ReturnType<typeof excessOf>;

const NAMES: readonly [keyof Excess, string][] = [
  ['overused', 'overused words'],
  ['notBut', '“not X but Y”'],
  ['dashes', 'long dashes'],
  ['lengths', 'sections of one length'],
  ['openings', 'sections that open alike'],
];

function overusedFindings(blog: Blog, parts: readonly ScoredPart[], { overused }: Habits) {
  return parts.flatMap((part, at) => {
    const words = overused.flatMap(({ found }) => found.filter((each) => each.at === at).map((each) => each.words));
    return allSentences(part.text, blog.language).flatMap((sentence) => {
      const used = [...new Set(words)].filter((each) => sentence.includes(each));
      const named = used.map((each) => `“${each}”`).join(', ');
      return used.length > 0 ? [{ sentence: `Overused: ${named}.`, place: placeIn(part, sentence) }] : [];
    });
  });
}

const placed = (parts: readonly ScoredPart[], found: readonly Found[], sentence: string) =>
  found.flatMap(({ at, words }) => {
    const part = parts[at];
    return part ? [{ sentence, place: placeIn(part, words) }] : [];
  });

function findingsOf(blog: Blog, parts: readonly ScoredPart[], habits: Habits, excess: Excess) {
  const { opening } = habits.sections;
  return [
    ...(excess.overused ? overusedFindings(blog, parts, habits) : []),
    ...(excess.notBut ? placed(parts, habits.notBut, 'Another “not X but Y”.') : []),
    ...(excess.openings ? (opening ?? []) : []).flatMap((at) => {
      // The introduction comes before the sections.
      const part = parts[at + 1];
      return part ? [{ sentence: 'Opens as other sections do.', place: placeIn(part) }] : [];
    }),
  ];
}

function detailsOf({ overusedRate, notButRate, dashes, dashRate, sections }: Habits) {
  const { variation, opening, count } = sections;
  return [
    { label: 'Overused words', value: `${overusedRate.toFixed(1)} per 1,000 words` },
    { label: '“Not X but Y”', value: `${notButRate.toFixed(2)} per 1,000 characters` },
    ...(dashes === null ? [] : [{ label: 'Long dashes', value: `${dashRate.toFixed(1)} per 100 words` }]),
    ...(variation === null ? [] : [{ label: 'Section lengths', value: `vary by ${Math.round(variation * 100)}%` }]),
    ...(opening && opening.length > 1
      ? [{ label: 'Sections that open alike', value: `${opening.length} of ${count}` }]
      : []),
  ];
}

/** Measures habits that give model prose away. */
export function measureHabits(blog: Blog): Measure {
  const parts = partsOf(blog);
  const texts = parts.map(({ text }) => text);
  const habits = habitsOf(texts, blog.language);
  const excess = excessOf(habits, blog.language);
  const names = NAMES.filter(([habit]) => excess[habit]).map(([, name]) => name);
  return {
    name: 'habits',
    verdict: names.length > 0 ? 'notable' : 'good',
    value: names.length > 0 ? `Stands out: ${names.join(', ')}` : 'Nothing stands out',
    summary: 'Words and patterns that models use far more than people do.',
    details: detailsOf(habits),
    findings: findingsOf(blog, parts, habits, excess),
  };
}
