import { WORD_RANGES } from '@/lib/constants/limits.ts';
import type { Language, Length } from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';
import { WritingError } from '../errors.ts';
import type { Outline } from '../schema.ts';
import type { Article } from '../types.ts';
import { BRIEF_SECTIONS, type BriefText } from './languages/brief-text.ts';

const TOO_MANY_SECTIONS =
  'The outline has more sections than a brief of this length has room for. Remove some of them, or choose a greater length.';

/** A section while it is filled: `own` are the checks left that belong under its heading, where it is one of ours. */
type Draft = { heading: string; lead: string; checks: string[]; own: string[]; isOurs: boolean };

/** The outline's sections without their checks, and what belongs to none of them. */
function draftsOf(
  text: BriefText,
  outline: Outline,
  topic: string,
): { drafts: Draft[]; spare: string[] } {
  const left = new Set(BRIEF_SECTIONS);
  const leadOf = (lead: string) => lead.replace('{topic}', () => topic);
  const drafts = outline.sections.map(({ heading, covers }) => {
    const found = [...left].find((name) => {
      const ours = text.sections[name];
      return ours.heading === heading || leadOf(ours.lead) === covers;
    });
    if (!found) return { heading, lead: covers, checks: [], own: [], isOurs: false };
    left.delete(found);
    const { lead, checks } = text.sections[found];
    return { heading, lead: covers || leadOf(lead), checks: [], own: [...checks], isOurs: true };
  });
  const others = [...left].map((name) => text.sections[name]);
  const spare = [
    ...others.flatMap(({ checks }) => checks),
    ...others.map(({ lead }) => leadOf(lead)),
  ];
  return { drafts, spare };
}

/** The next check for a section: its own, else one that belongs to none, else the last of whichever has most left. */
function takeCheck(draft: Draft, spare: string[], drafts: readonly Draft[]): string | undefined {
  const richest = drafts.reduce((most, one) => (one.own.length > most.own.length ? one : most));
  return draft.own.shift() ?? spare.shift() ?? richest.own.pop();
}

const contentOf = ({ lead, checks }: Draft) =>
  [lead, checks.map((check) => `- ${check}`).join('\n')].filter(Boolean).join('\n\n');

/**
 * A brief by an outline: each section gets its checks in turn until the length is reached.
 * @param topic the topic in quotation marks
 * @throws WritingError 'refused' when the outline leaves too little room for its sections
 */
export function composeBrief(
  text: BriefText,
  outline: Outline,
  { topic, length, language }: { topic: string; length: Length; language: Language },
): Article {
  const { min, max } = WORD_RANGES[length];
  const enough = (min + max) / 2;
  const intro = text.intro.replace('{topic}', () => topic);
  const conclusion = text.conclusion.replace('{topic}', () => topic);
  const { drafts, spare } = draftsOf(text, outline, topic);
  const count = (words: string) => countWords(words, language);
  let total = [intro, conclusion, ...drafts.map(({ lead }) => lead)].reduce(
    (sum, part) => sum + count(part),
    0,
  );

  /** Gives each section that wants one a check; gives whether any was given. */
  function addChecks(wants: (draft: Draft) => boolean): boolean {
    const before = total;
    for (const draft of drafts) {
      const check = wants(draft) ? takeCheck(draft, spare, drafts) : undefined;
      if (check === undefined) continue;
      draft.checks.push(check);
      total += count(check);
    }
    return total > before;
  }

  addChecks(() => true);
  if (total > max) throw new WritingError('refused', TOO_MANY_SECTIONS);
  const wants = ({ own, isOurs }: Draft) =>
    total < enough && (own.length > 0 || !isOurs || total < min);
  while (addChecks(wants));
  const sections = drafts.map((draft) => ({ heading: draft.heading, content: contentOf(draft) }));
  return { title: outline.title, intro, sections, conclusion, evidence: [] };
}
