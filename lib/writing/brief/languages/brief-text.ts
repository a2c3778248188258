/** The sections that a brief can have, in reading order. */
export const BRIEF_SECTIONS = [
  'reader',
  'definition',
  'facts',
  'people',
  'practice',
  'cost',
  'risks',
  'alternatives',
  'sources',
] as const;

/** One of them. */
export type BriefSection = (typeof BRIEF_SECTIONS)[number];

/** What a section of a brief says: what it is for, and what to find out and how to check it. */
type SectionText = { heading: string; lead: string; checks: readonly string[] };

/**
 * The sentences of a brief in one language. `{topic}` stands for the topic in the language's quotation marks; no
 * sentence inflects it, and of the sections only one names it.
 */
export type BriefText = {
  quotes: readonly [open: string, close: string];
  /** Holds `{topic}`. */
  title: string;
  intro: string;
  sections: Readonly<Record<BriefSection, SectionText>>;
  conclusion: string;
};
