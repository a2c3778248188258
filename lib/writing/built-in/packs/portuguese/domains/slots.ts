import type { DomainWords } from '../../../language-pack.ts';

/**
 * As palavras que cada campo oferece, com o lugar que têm na frase. As locuções vêm em minúscula e sem ponto; nenhuma
 * segue uma preposição que se contraia com o seu artigo definido.
 */
export type PortugueseDomain = DomainWords & {
  /** O necessário, objeto plural: “Reúna [tools].” */
  tools: readonly string[];
  /** Alguém a quem perguntar, com artigo indefinido: “Pergunte a [expert].” */
  expert: readonly string[];
  /** Uma pequena tentativa, com artigo indefinido: “Comece com [trial].” */
  trial: readonly string[];
  /** O que anotar, objeto: “Anote [record].” */
  record: readonly string[];
  /** Um bom resultado, com artigo indefinido: “algo como [result]”. */
  result: readonly string[];
  /** Um sinal a observar, interrogativa indireta: “Observe [signal].” */
  signal: readonly string[];
  /** Onde procurar, plural sem artigo: “Procure [sources].” */
  sources: readonly string[];
  /** Uma coisa miúda, singular com artigo indefinido: “um detalhe como [detail]”. */
  detail: readonly string[];
  exampleSentence: readonly string[];
  firstStepSentence: readonly string[];
  mistakeSentence: readonly string[];
  measureSentence: readonly string[];
  sourceSentence: readonly string[];
  questionSentence: readonly string[];
  choiceSentence: readonly string[];
};
