/**
 * What the fake writes with: whole phrases that fit into any slot of their kind, so that every
 * sentence is grammatical without a grammar.
 */
export type Lexicon = {
  /** BCP 47 tag, for counting words. */
  tag: string;
  /** `s` subject, `v` verb, `w` the verb's form in subordinate clauses (Japanese), `o` object, `p` adverbial. */
  slots: Readonly<Record<'s' | 'v' | 'o' | 'p', readonly string[]> & { w?: readonly string[] }>;
  /** Sentences with slots `{s}` … */
  templates: readonly string[];
  /** Headings with slots. */
  headings: readonly string[];
  /** A sentence that can be made as long as wanted: words before the list, the list, the end. */
  enumeration: { lead: string; separator: string; end: string; words: readonly string[] };
  /** What stands between two sentences. */
  space: string;
};

/** Splits a lexicon's list, written with bars. */
export function phrases(list: string): readonly string[] {
  return list.split('|').map((phrase) => phrase.trim());
}
