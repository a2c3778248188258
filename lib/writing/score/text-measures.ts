import type { Blog } from '@/lib/blogs/schema.ts';
import { lengthOf, lengthRange, lengthUnit } from '../length-plan.ts';
import { partsOf, placeIn } from './parts.ts';
import { readingEase } from './readability.ts';
import type { Measure } from './schema.ts';

const NUMBER = new Intl.NumberFormat('en-US');

/** Measures an article's length against its range. */
export function measureLength(blog: Blog): Measure {
  const { length, language } = blog;
  const found = partsOf(blog).reduce((sum, part) => sum + lengthOf(part.text, language), 0);
  const { min, max } = lengthRange(length, language);
  const unit = lengthUnit(language);
  const range = `${NUMBER.format(min)} to ${NUMBER.format(max)} ${unit}`;
  const isInside = found >= min && found <= max;
  return {
    name: 'length',
    verdict: isInside ? 'good' : 'notable',
    value: `${NUMBER.format(found)} ${unit}`,
    summary: isInside ? `Inside the range of a ${length} blog, ${range}.` : `A ${length} blog has ${range}.`,
    details: [],
    findings: [],
  };
}

/** Reading ease of an academic text, and of a part worth a finding. */
const ACADEMIC = 30;
const HARD_PART = 20;

/** Measures reading ease; undefined for languages without a formula. */
export function measureReadability(blog: Blog): Measure | undefined {
  const parts = partsOf(blog);
  const ease = readingEase(parts.map(({ text }) => text).join('\n\n'), blog.language);
  if (ease === null) return undefined;
  const hard = parts.filter((part) => (readingEase(part.text, blog.language) ?? 100) < HARD_PART);
  return {
    name: 'readability',
    verdict: ease >= ACADEMIC ? 'good' : 'notable',
    value: `Reading ease ${Math.round(ease)}`,
    summary: 'Flesch reading ease: 60 and more is plain, below 30 is academic.',
    details: [],
    findings: hard.map((part) => ({
      sentence: 'Hard to read: shorter sentences and words would help.',
      place: placeIn(part),
    })),
  };
}
