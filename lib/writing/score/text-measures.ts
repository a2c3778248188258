import { runningText } from '@/lib/blogs/plain-text.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { WORD_RANGES } from '@/lib/constants/limits.ts';
import type { Language } from '@/lib/constants/options.ts';
import { endsInFullSentence } from '@/lib/text/sentences.ts';
import { countWords } from '@/lib/text/words.ts';
import { blocksOf, isListBlock } from '../model/answer-text/block-text.ts';
import { fiveGramsOf, jaccard } from '../repetition.ts';
import { partsOf, placeIn, type ScoredPart } from './parts.ts';
import { readingEase } from './readability.ts';
import type { Measure } from './schema.ts';

const NUMBER = new Intl.NumberFormat('en-US');

/** The measure of an article's length against the range that was asked for. */
export function measureLength(blog: Blog): Measure {
  const words = partsOf(blog).reduce((sum, part) => sum + countWords(part.text, blog.language), 0);
  const { min, max } = WORD_RANGES[blog.length];
  const isInside = words >= min && words <= max;
  const range = `${NUMBER.format(min)} to ${NUMBER.format(max)}`;
  return {
    name: 'length',
    verdict: isInside ? 'good' : words >= min * 0.8 && words <= max * 1.2 ? 'fair' : 'poor',
    value: `${NUMBER.format(words)} words`,
    summary: isInside
      ? `Inside the range of a ${blog.length} blog, ${range} words.`
      : `A ${blog.length} blog has ${range} words.`,
    findings: [],
  };
}

/** More than this share of common five-word runs is a repetition; a little more is a nuisance, much more a fault. */
const MOST_OVERLAP = 0.08;
const FAIR_OVERLAP = 0.15;

/** Of every two parts that are long enough to be compared, how much they have in common. */
function overlapsOf(parts: readonly ScoredPart[], language: Language) {
  const read = parts
    .map((part) => ({ part, runs: fiveGramsOf(part.text, language) }))
    .filter(({ runs }) => runs.size > 0);
  return read.flatMap(({ part, runs }, at) =>
    read
      .slice(at + 1)
      .map((other) => ({ part, other: other.part, overlap: jaccard(runs, other.runs) })),
  );
}

/** The measure of how much two parts of an article say in the same words. */
export function measureRepetition(blog: Blog): Measure {
  const overlaps = overlapsOf(partsOf(blog), blog.language);
  if (overlaps.length === 0) {
    const summary = 'There are no two parts long enough to be compared.';
    return {
      name: 'repetition',
      verdict: 'unchecked',
      value: 'not checked',
      summary,
      findings: [],
    };
  }
  const highest = Math.max(0, ...overlaps.map(({ overlap }) => overlap));
  const repeated = overlaps.filter(({ overlap }) => overlap > MOST_OVERLAP);
  const findings = repeated.map(({ part, other }) => ({
    sentence: `Repeats the words of “${part.heading}”.`,
    place: placeIn(other),
  }));
  return {
    name: 'repetition',
    verdict: highest <= MOST_OVERLAP ? 'good' : highest <= FAIR_OVERLAP ? 'fair' : 'poor',
    value: `${(highest * 100).toFixed(1)} % at most`,
    summary: 'Share of five-word runs that the two most similar parts have in common.',
    findings,
  };
}

const LONGEST_PARAGRAPH_WORDS = 180;
const LONGEST_HEADING_CHARACTERS = 90;
const SHORTEST_SECTION_WORDS = 25;

function paragraphFaults(part: ScoredPart, language: Language) {
  return blocksOf(runningText(part.text))
    .filter((block) => !isListBlock(block))
    .flatMap((block) => {
      const isLong = countWords(block, language) > LONGEST_PARAGRAPH_WORDS;
      const isCut = !endsInFullSentence(block) && !/[:：]$/.test(block.trimEnd());
      return [
        ...(isLong
          ? [{ sentence: 'A long paragraph: two would be easier.', place: placeIn(part, block) }]
          : []),
        ...(isCut
          ? [
              {
                sentence: 'Does not end in a full sentence.',
                place: placeIn(part, block.slice(-90)),
              },
            ]
          : []),
      ];
    });
}

function sectionFaults(part: ScoredPart, headings: readonly string[], language: Language) {
  const isTwice = headings.filter((heading) => heading === part.heading).length > 1;
  const isShort = countWords(part.text, language) < SHORTEST_SECTION_WORDS;
  const isWordy = [...part.heading].length > LONGEST_HEADING_CHARACTERS;
  const sentences = [
    isTwice && 'Another section has the same heading.',
    isShort && 'Hardly says anything yet.',
    isWordy && 'A long heading is hard to take in.',
  ].filter((sentence) => sentence !== false);
  return sentences.map((sentence) => ({ sentence, place: placeIn(part) }));
}

/** The measure of how an article is built: its headings, paragraphs and ends. */
export function measureStructure(blog: Blog): Measure {
  const parts = partsOf(blog);
  const sections = parts.filter(({ kind }) => kind === 'section');
  const headings = sections.map(({ heading }) => heading);
  const findings = [
    ...sections.flatMap((part) => sectionFaults(part, headings, blog.language)),
    ...parts.flatMap((part) => paragraphFaults(part, blog.language)),
  ];
  return {
    name: 'structure',
    verdict: findings.length === 0 ? 'good' : findings.length <= 2 ? 'fair' : 'poor',
    value: sections.length === 1 ? '1 section' : `${sections.length} sections`,
    summary:
      findings.length === 0
        ? 'Headings, paragraphs and endings are in order.'
        : 'Some headings, paragraphs or endings could be better.',
    findings,
  };
}

/** Reading ease from which a text counts as easy enough, and below which as hard, for readers at large. */
const GOOD_EASE = 50;
const FAIR_EASE = 30;
const HARD_PART = 20;

/** The measure of how easily an article reads, in languages that have a formula for it. */
export function measureReadability(blog: Blog): Measure {
  const parts = partsOf(blog);
  const ease = readingEase(parts.map(({ text }) => text).join('\n\n'), blog.language);
  if (ease === null) {
    const summary = 'There is no reading-ease formula for this language.';
    return {
      name: 'readability',
      verdict: 'unchecked',
      value: 'not checked',
      summary,
      findings: [],
    };
  }
  const hard = parts.filter((part) => (readingEase(part.text, blog.language) ?? 100) < HARD_PART);
  return {
    name: 'readability',
    verdict: ease >= GOOD_EASE ? 'good' : ease >= FAIR_EASE ? 'fair' : 'poor',
    value: `Reading ease ${Math.round(ease)}`,
    summary: 'Flesch reading ease: 60 and more is plain, below 30 is academic.',
    findings: hard.map((part) => ({
      sentence: 'Hard to read: shorter sentences and words would help.',
      place: placeIn(part),
    })),
  };
}
