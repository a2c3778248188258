import type { DomainWords } from '../../../language-pack.ts';

/**
 * The slots that every English domain offers, with the place each holds in a sentence.
 * Phrases have no final punctuation and begin in lower case; sentences are complete.
 */
export type EnglishDomain = DomainWords & {
  /** What you need at hand; object, plural sense: "Gather [tools]." */
  tools: readonly string[];
  /** Somebody to ask; singular with its article: "Ask [expert]." */
  expert: readonly string[];
  /** A first small attempt; singular with its article: "Begin with [trial]." */
  trial: readonly string[];
  /** What to note; object: "Write down [record]." */
  record: readonly string[];
  /** A good outcome; singular with its article: "You want [result]." */
  result: readonly string[];
  /** A sign to look for; a clause: "Notice [signal]." ("whether anyone asks for seconds") */
  signal: readonly string[];
  /** Where to read or look; plural: "Look through [sources]." */
  sources: readonly string[];
  /** A small thing that is easy to overlook; singular: "Something like [detail] can decide it." */
  detail: readonly string[];
  /** A concrete illustration of careful, small, comparable work. */
  exampleSentence: readonly string[];
  /** A first step for today or this week. */
  firstStepSentence: readonly string[];
  /** A mistake people make when they learn, decide or do. */
  mistakeSentence: readonly string[];
  /** How to see progress. */
  measureSentence: readonly string[];
  /** How to weigh what one reads or hears in this field. */
  sourceSentence: readonly string[];
  /** A question worth asking, with its frame: "Ask who will clean up afterwards." */
  questionSentence: readonly string[];
  /** How to choose between two things of this kind. */
  choiceSentence: readonly string[];
};
