import type { WritingRequest } from '../types.ts';
import { countWords } from '../words.ts';
import type { ArticlePlan } from './article-plan.ts';
import { writeHeading } from './headline.ts';
import type { Frame, LanguagePack, Module } from './language-pack.ts';
import { createSectionDraft, type SectionDraft } from './section-draft.ts';
import type { Chooser } from './seeded-choice.ts';
import type { Topic } from './topic-reading.ts';
import type { Speech, Voice } from './voice.ts';

/** What one attempt allows itself. */
export type Attempt = {
  quoteShare: number;
  comments: boolean;
  honourCount: boolean;
  spare: number;
};

/** Shares of the target that opening and conclusion take. */
export const INTRO_SHARE = { small: 0.15, medium: 0.1, large: 0.08 } as const;
export const CONCLUSION_SHARE = { small: 0.12, medium: 0.08, large: 0.055 } as const;
/** One naming of the topic for so many words, after the first two. */
const WORDS_PER_MENTION = 110;

/** Everything one attempt works with. */
export type Desk = {
  pack: LanguagePack;
  topic: Topic;
  request: WritingRequest;
  choose: Chooser;
  voice: Voice;
  slots: Readonly<Record<string, string>>;
  attempt: Attempt;
  target: number;
};

/**
 * Whether a section of `words` words may name a topic of `topicWords` words: the runs of five words inside a long topic
 * would else be a noticeable part of what two short sections have in common.
 */
function isRoomy(words: number, topicWords: number): boolean {
  return words >= 4 + 12.5 * (topicWords - 4);
}

/** A draft of the opening or the conclusion, grown to its share of the target. */
export function draftFrame(
  desk: Desk,
  frame: Frame | undefined,
  share: number,
): SectionDraft | null {
  const { pack, choose, voice, target } = desk;
  if (!frame) return null;
  const short = desk.request.length === 'small' ? frame.paragraphs.slice(0, 1) : frame.paragraphs;
  const material = { id: frame.id, paragraphs: short };
  const speech = (named: boolean): Speech => ({ slots: {}, mayNameTopic: !named });
  const separator = pack.style.sentenceSeparator;
  const draft = createSectionDraft(material, voice, choose, separator, false, speech);
  draft.grow(Math.round(target * share));
  return draft;
}

/** The two sides of a comparison as seen from each `option` section in turn. */
function optionSlots(desk: Desk, nth: number): Record<string, string> {
  const { a = '', b = '' } = desk.slots;
  return nth % 2 === 0 ? { option: a, other: b } : { option: b, other: a };
}

/** A section in the making; `overhead` is what its heading and number add where they stand in a list's text. */
export type Drafted = { module: Module; draft: SectionDraft; heading: string; overhead: number };

/**
 * Drafts of all planned sections, in order, each grown to its part of `bodyWords`.
 * @param isKept which modules of the plan are wanted
 */
export function draftModules(
  desk: Desk,
  plan: ArticlePlan,
  bodyWords: number,
  isKept: (module: Module) => boolean,
): Drafted[] {
  const { pack, choose, voice, slots } = desk;
  const topicWords = countWords(slots.topic ?? '', pack.language);
  const weight = (module: Module) => (plan.entries !== null && module.role !== 'item' ? 1.7 : 1);
  let weights = plan.modules.filter(isKept).reduce((sum, module) => sum + weight(module), 0);
  let left = bodyWords;
  let said = desk.target * INTRO_SHARE[desk.request.length];
  let options = 0;
  return plan.modules.flatMap((module) => {
    const own = module.role === 'option' ? optionSlots(desk, options++) : {};
    if (!isKept(module)) return [];
    const heading = writeHeading(
      module.headings,
      `${module.id}.heading`,
      { ...slots, ...own },
      choose,
      voice.capital,
    );
    const isListed = module.role === 'item' && !plan.entriesAreSections;
    const overhead = isListed ? countWords(heading, pack.language) + 1 : 0;
    const limit = Math.round((left * weight(module)) / weights) - overhead;
    const speech = (named: boolean): Speech => ({
      slots: own,
      mayNameTopic:
        !named &&
        isRoomy(limit, topicWords) &&
        voice.topicMentions() < 2 + said / WORDS_PER_MENTION,
    });
    const withList = module.role === 'steps' || limit >= 130;
    const separator = pack.style.sentenceSeparator;
    const draft = createSectionDraft(module, voice, choose, separator, withList, speech);
    draft.grow(limit);
    left -= draft.words() + overhead;
    weights -= weight(module);
    said += draft.words();
    return [{ module, draft, heading, overhead }];
  });
}

/** Adds sentences, section after section, until the article has about `missing` more words. */
export function fillUp(drafts: readonly SectionDraft[], missing: number): void {
  let left = missing;
  let grew = true;
  while (left > 8 && grew) {
    grew = false;
    for (const draft of drafts) {
      if (left <= 8) break;
      const before = draft.words();
      if (draft.grow(before + Math.min(left + 6, 34))) grew = true;
      left -= draft.words() - before;
    }
  }
}
