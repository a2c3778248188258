import type { DomainWords } from '../../../language-pack.ts';

/**
 * The slots that every Japanese domain offers, with the place each holds in a sentence.
 * Phrases carry no punctuation at their end; sentences are complete.
 */
export type JapaneseDomain = DomainWords & {
  /** What to have at hand; noun phrase: [tools]を手元に置く */
  tools: readonly string[];
  /** Somebody to ask; noun phrase: [expert]に聞く */
  expert: readonly string[];
  /** A first small attempt; noun phrase: [trial]から始める */
  trial: readonly string[];
  /** What to note; object: [record]を書き留める */
  record: readonly string[];
  /** A good outcome; noun phrase: [result]のような */
  result: readonly string[];
  /** A sign to look for; an embedded question ending in か: [signal]を見る */
  signal: readonly string[];
  /** Where to read or look; noun phrase: [sources]にあたる */
  sources: readonly string[];
  /** A small thing that is easy to overlook; noun phrase: [detail]のような小さなこと */
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
  /** A question worth asking, with its frame. */
  questionSentence: readonly string[];
  /** How to choose between two things of this kind. */
  choiceSentence: readonly string[];
};
