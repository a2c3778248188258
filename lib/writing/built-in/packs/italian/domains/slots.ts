import type { DomainWords } from '../../../language-pack.ts';

/**
 * Le parole che ogni campo offre, con il loro posto nella frase. I sintagmi sono minuscoli e senza punto;
 * nessuno segue una preposizione che si fonde con l'articolo.
 */
export type ItalianDomain = DomainWords & {
  /** Il necessario, oggetto plurale: «Raccogli [tools].» */
  tools: readonly string[];
  /** Qualcuno a cui chiedere, con l'articolo indeterminativo: «Chiedi a [expert].» */
  expert: readonly string[];
  /** Un piccolo tentativo, con l'articolo indeterminativo: «Comincia con [trial].» */
  trial: readonly string[];
  /** Che cosa annotare, oggetto: «Annota [record].» */
  record: readonly string[];
  /** Un buon esito, con l'articolo indeterminativo: «qualcosa come [result]». */
  result: readonly string[];
  /** Un segno da osservare, interrogativa indiretta: «Nota [signal].» */
  signal: readonly string[];
  /** Dove cercare, plurale con di partitivo o senza articolo: «Cerca [sources].» */
  sources: readonly string[];
  /** Una cosa minuta, singolare con l'articolo indeterminativo: «un dettaglio come [detail]». */
  detail: readonly string[];
  exampleSentence: readonly string[];
  firstStepSentence: readonly string[];
  mistakeSentence: readonly string[];
  measureSentence: readonly string[];
  sourceSentence: readonly string[];
  questionSentence: readonly string[];
  choiceSentence: readonly string[];
};
