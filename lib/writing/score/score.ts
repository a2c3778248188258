import type { Blog } from '@/lib/blogs/schema.ts';
import { lengthOf, lengthRange, lengthUnit } from '../length-plan.ts';
import type { Claims } from '../review.ts';
import { measureClaims } from './claim-measure.ts';
import { partsOf } from './parts.ts';
import type { Measure } from './schema.ts';

const NUMBER = new Intl.NumberFormat('en-US');

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

export function measuresOf(blog: Blog, pages: ReadonlyMap<string, string>, claims?: Claims): Measure[] {
  return [measureLength(blog), measureClaims(blog, pages, claims)];
}
