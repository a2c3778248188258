import type { DomainWords } from '../../../language-pack.ts';

/**
 * The slots that every Chinese domain offers, with the place each holds in a sentence.
 * Phrases carry no punctuation at their end; sentences are complete.
 */
export type ChineseDomain = DomainWords & {
  /** What to have at hand; noun phrase: 把[tools]放在手边 */
  tools: readonly string[];
  /** Somebody to ask; noun phrase with its measure word: 找[expert]聊聊 */
  expert: readonly string[];
  /** A first small attempt; noun phrase with its measure word: 从[trial]开始 */
  trial: readonly string[];
  /** What to note; object: 记下[record] */
  record: readonly string[];
  /** A good outcome; noun phrase: 比如[result] */
  result: readonly string[];
  /** A sign to look for; a question clause: 留意[signal] */
  signal: readonly string[];
  /** Where to read or look; noun phrase: 翻翻[sources] */
  sources: readonly string[];
  /** A small thing that is easy to overlook; noun phrase: 像[detail]这样的小事 */
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
