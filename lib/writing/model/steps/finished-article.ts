import { articleTexts, withTexts } from '../../../blogs/article-texts.ts';
import type { Passage } from '../../../research/passages.ts';
import type { Article, ArticleText, BlockText, Evidence } from '../../types.ts';
import type { Context } from './context.ts';

/**
 * A finished text with ids of passages as marks. A quotation that stands in none of the passages becomes a passage of
 * its own; marks without evidence are removed.
 * @param evidence what the numbers of the text stand for
 */
function citePassages(text: BlockText, evidence: readonly Evidence[], passages: readonly Passage[]) {
  const known = [...passages];
  const behind = new Map<number, Passage>();
  for (const { number, source, quote } of evidence) {
    if (!quote || !text.includes(`[${number}]`)) continue;
    const passage = known.find((each) => each.source === source && each.text.includes(quote));
    const own = passage ?? { id: known.length + 1, source, text: quote };
    if (own !== passage) known.push(own);
    behind.set(number, own);
  }
  const marked = text.replace(/( ?)\[(\d{1,3})\]/g, (_, space: string, number: string) => {
    const passage = behind.get(Number(number));
    return passage ? `${space}[${passage.id}]` : '';
  });
  return { text: marked, passages: known };
}

/** The parts of an article in order. */
export function partsOf({ intro, sections, conclusion }: ArticleText) {
  return [
    { kind: 'introduction' as const, heading: '', text: intro },
    ...sections.map(({ heading, content }) => ({ kind: 'section' as const, heading, text: content })),
    { kind: 'conclusion' as const, heading: '', text: conclusion },
  ];
}

/** A finished article with ids of passages as marks, and a context that knows these passages. */
export function inContext(given: Context, article: Article): { context: Context; marked: Article } {
  let { passages } = given.material;
  const texts = articleTexts(article).map((text) => {
    const cited = citePassages(text, article.evidence, passages);
    passages = cited.passages;
    return cited.text;
  });
  const context = { ...given, material: { ...given.material, passages } };
  return { context, marked: withTexts(article, texts) };
}
