import type { DomainWords } from '../../../language-pack.ts';

/**
 * The slots that every Spanish domain offers, with the place each holds in a sentence. Phrases begin
 * in lower case and carry their own article, so that nothing in front of them contracts.
 */
export type SpanishDomain = DomainWords & {
  /** What one needs at hand; direct object: "Reúne [tools]." */
  tools: readonly string[];
  /** Somebody to ask; singular, indefinite: "Pregunta a [expert]." */
  expert: readonly string[];
  /** A first small attempt; singular, indefinite: "Empieza con [trial]." */
  trial: readonly string[];
  /** What to note; direct object: "Apunta [record]." */
  record: readonly string[];
  /** A good outcome; singular, indefinite: "Busca [result]." */
  result: readonly string[];
  /** An indirect question: "Mira [signal]." */
  signal: readonly string[];
  /** Where to look; direct object, plural: "Consulta [sources]." */
  sources: readonly string[];
  /** A small thing easily overlooked; singular, indefinite: "Algo como [detail] basta." */
  detail: readonly string[];
  exampleSentence: readonly string[];
  firstStepSentence: readonly string[];
  mistakeSentence: readonly string[];
  measureSentence: readonly string[];
  sourceSentence: readonly string[];
  questionSentence: readonly string[];
  choiceSentence: readonly string[];
};
