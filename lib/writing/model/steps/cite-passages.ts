import type { Passage } from '../../../research/passages.ts';
import type { BlockText, Evidence } from '../../types.ts';

/**
 * A finished text as a writer takes it up again: its marks are ids of passages. A quotation that stands in none of
 * them becomes a passage of its own; marks that rest on nothing are taken out.
 * @param evidence what the numbers of the text stand for
 * @returns the text, all passages, and those that it cites
 */
export function citePassages(
  text: BlockText,
  evidence: readonly Evidence[],
  passages: readonly Passage[],
): { text: BlockText; passages: Passage[]; cited: Passage[] } {
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
  return { text: marked, passages: known, cited: [...new Set(behind.values())] };
}
