import type { DomainWords } from '../../../language-pack.ts';

/**
 * The slots that every French domain offers, with the place each holds in a sentence. Phrases begin
 * in lower case and carry their own article, so that no preposition in front of them contracts.
 */
export type FrenchDomain = DomainWords & {
  /** What one needs at hand; direct object: "Rassemblez [tools]." */
  tools: readonly string[];
  /** Somebody to ask; singular, indefinite: "Interrogez [expert]." */
  expert: readonly string[];
  /** A first small attempt; singular, indefinite: "Commencez par [trial]." */
  trial: readonly string[];
  /** What to note; direct object: "Notez [record]." */
  record: readonly string[];
  /** A good outcome; singular, indefinite: "Visez [result]." */
  result: readonly string[];
  /** An indirect question: "Regardez [signal]." */
  signal: readonly string[];
  /** Where to look; direct object, plural: "Consultez [sources]." */
  sources: readonly string[];
  /** A small thing easily overlooked; singular, indefinite: "Un rien comme [detail] suffit." */
  detail: readonly string[];
  exampleSentence: readonly string[];
  firstStepSentence: readonly string[];
  mistakeSentence: readonly string[];
  measureSentence: readonly string[];
  sourceSentence: readonly string[];
  questionSentence: readonly string[];
  choiceSentence: readonly string[];
};
