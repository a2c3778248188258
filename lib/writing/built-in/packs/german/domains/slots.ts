import type { DomainWords } from '../../../language-pack.ts';

/**
 * The slots that every German domain offers. Phrases stand before a punctuation mark, since they may end in a relative clause; they are
 * feminine, neuter or plural where nominative and accusative must look alike. Sentences are complete.
 */
export type GermanDomain = DomainWords & {
  /** Akkusativ: „Legen Sie [tools] bereit.“ (without a relative clause) */
  tools: readonly string[];
  /** Akkusativ: „Fragen Sie [expert].“ */
  expert: readonly string[];
  /** Akkusativ = Nominativ, mit Artikel: „Wagen Sie sich an [trial].“ */
  trial: readonly string[];
  /** Akkusativ: „Notieren Sie [record].“ */
  record: readonly string[];
  /** Akkusativ = Nominativ, mit Artikel: „Sie wünschen sich [result].“ */
  result: readonly string[];
  /** Nebensatz: „Achten Sie darauf, [signal].“ */
  signal: readonly string[];
  /** Plural, Akkusativ = Nominativ: „Ziehen Sie [sources] heran.“ */
  sources: readonly string[];
  /** Akkusativ = Nominativ, mit Artikel: „Eine Kleinigkeit wie [detail]“ */
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
