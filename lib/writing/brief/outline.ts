import type { Length } from '@/lib/constants/options.ts';
import type { Outline } from '../schema.ts';
import { BRIEF_SECTIONS, type BriefSection, type BriefText } from './languages/brief-text.ts';

/** How many sections a brief of each length has. */
const SECTION_COUNTS: Readonly<Record<Length, number>> = {
  small: 3,
  medium: 5,
  large: BRIEF_SECTIONS.length,
};

/** The sections of a brief by their worth: a shorter one has the first of these. */
const BY_WORTH: readonly BriefSection[] = [
  'reader',
  'facts',
  'sources',
  'definition',
  'practice',
  'risks',
  'cost',
  'people',
  'alternatives',
];

/**
 * The outline of a brief.
 * @param topic the topic in quotation marks
 */
export function outlineOf(
  { title, sections }: BriefText,
  { topic, length }: { topic: string; length: Length },
): Outline {
  const most = BY_WORTH.slice(0, SECTION_COUNTS[length]);
  const chosen = BRIEF_SECTIONS.filter((section) => most.includes(section));
  return {
    title: title.replace('{topic}', () => topic),
    sections: chosen.map((section) => ({
      heading: sections[section].heading,
      covers: sections[section].lead.replace('{topic}', () => topic),
    })),
  };
}
