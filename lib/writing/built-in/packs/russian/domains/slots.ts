import type { DomainWords } from '../../../language-pack.ts';

/**
 * The slots that every Russian domain offers, each in one fixed case. Phrases stand before a punctuation mark, since they may end in a
 * relative clause. Sentences are complete.
 */
export type RussianDomain = DomainWords & {
  /** Винительный: «Приготовьте [tools].» */
  tools: readonly string[];
  /** Винительный: «Спросите [expert].» */
  expert: readonly string[];
  /** Именительный: «Для начала хватит малого: [trial].» */
  trial: readonly string[];
  /** Винительный: «Записывайте [record].» */
  record: readonly string[];
  /** Именительный: «Например, так: [result].» */
  result: readonly string[];
  /** Косвенный вопрос: «Обратите внимание, [signal].» */
  signal: readonly string[];
  /** Именительный, множественное число: «Пригодятся [sources].» */
  sources: readonly string[];
  /** Именительный, единственное число: «Порой всё решает [detail].» */
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
