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

/** Sections of a brief that begins with the section of a place in a batch, and goes on with others than its neighbours'. */
function sectionsOfSide(count: number, side: number): BriefSection[] {
  const step = Math.floor(BRIEF_SECTIONS.length / count);
  return Array.from({ length: count }, (_, at) => {
    const index = (side + at * step) % BRIEF_SECTIONS.length;
    return BRIEF_SECTIONS[index] ?? BRIEF_SECTIONS[0];
  });
}

/**
 * The outline of a brief.
 * @param topic the topic in quotation marks
 * @param side its place in a batch whose blogs take different sides of the topic
 */
export function outlineOf(
  { title, titleOfSide, sections }: BriefText,
  { topic, length, side }: { topic: string; length: Length; side: number | undefined },
): Outline {
  const count = SECTION_COUNTS[length];
  const most = BY_WORTH.slice(0, count);
  const chosen =
    side === undefined
      ? BRIEF_SECTIONS.filter((section) => most.includes(section))
      : sectionsOfSide(count, side);
  const heading = sections[chosen[0] ?? 'reader'].heading;
  const pattern = side === undefined ? title : titleOfSide;
  return {
    title: pattern.replace('{heading}', () => heading).replace('{topic}', () => topic),
    sections: chosen.map((section) => ({
      heading: sections[section].heading,
      covers: sections[section].lead.replace('{topic}', () => topic),
    })),
  };
}
