/** What the product refuses to write (docs/decisions/0033). */
export const HARMS = ['self-harm', 'violence', 'minors', 'hate'] as const;

/** One kind of harm that is never written. */
export type Harm = (typeof HARMS)[number];

/**
 * Words of one language by which our rules recognise an intent to harm, as sources of regular expressions without
 * anchors. Texts are compared in lower case. An empty `unless` list would exempt nothing.
 */
export type SafetyWords = {
  /** Phrases that ask for or encourage harming oneself. */
  selfHarm: readonly string[];
  /** What begins an instruction: "how to", "recipe for". */
  instruction: readonly string[];
  /** Making or using, as far as it can precede or follow a weapon. */
  making: readonly string[];
  /** Weapons and poisons that nobody is told how to make. */
  weapons: readonly string[];
  /** Phrases that ask how to hurt a person or many. */
  attacks: readonly string[];
  /** What is written or drawn to arouse; beside a word for minors no word of help excuses it. */
  erotica: readonly string[];
  /** Sexual words, and the words for minors that must not stand beside them. */
  sexual: readonly string[];
  minors: readonly string[];
  /** Phrases that deny people their worth because of what they are. */
  hate: readonly string[];
  /** Words that turn a subject into prevention, help, law, history or criticism. */
  unless: readonly string[];
  /** What only looks like such a word: "help me", "without my parents", "for educational purposes". */
  excuses: readonly string[];
  /** Words by which a text speaks of what sexual pictures do to minors. */
  effects: readonly string[];
  /** Phrases that report what others did or feel; they spare a sentence about self-harm that asks for no instruction. */
  reports: readonly string[];
  /** Words that report what others claimed; they spare hatred that is only reported. */
  claims: readonly string[];
};
