import type { Language } from '@/lib/constants/options.ts';

/** Faults of a sentence that other words put right. */
export type RewordKind = 'placeholder' | 'broken-characters' | 'shouting' | 'foreign-sentence' | 'mixed-register';

/** What models are known to leave in a text although nobody wants to read it. */
export type FindingKind =
  | RewordKind
  | 'assistant-talk'
  | 'prompt-leak'
  | 'invented-citation'
  | 'reference-list'
  | 'traditional-chinese'
  | 'emoji'
  | 'repeated-punctuation'
  | 'echoed-heading'
  | 'too-many-citations';

/**
 * What is to be done: the piece is `cut` (or replaced) by code, or the sentence is to be put in other words by the
 * model, once, and goes when that fails (`reword`).
 */
type Remedy = 'cut' | 'reword';

/** One fault of a text. */
export type Finding = {
  kind: FindingKind;
  remedy: Remedy;
  /** The sentence or list item it is in, counted from 0; of a text that is still raw, the character it begins at. */
  place: number;
  /** The sentence or piece as it stands. */
  found: string;
};

/** What a text is checked against. */
export type LintRules = { language: Language; heading: string };
