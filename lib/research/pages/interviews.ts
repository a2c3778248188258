import { lineText } from '@/lib/article/plain-text.ts';
import type { HtmlBlock } from '@/lib/article/read-html.ts';
import type { Inline } from '@/lib/article/tree.ts';

const ENDS_IN_QUESTION = /[?？][\p{Pe}\p{Pf}"']*\s*$/u;
/** "Q:", "The Gazette:" */
const SPEAKER = /^([\p{L}][^:：.!?。！？]{0,40})[:：]\s*\S/u;

/** As in “**Why?** she asked.” */
const CONTINUES = /^\s*[\p{Ll},;]/u;

const FEWEST = 2;

const asks = (line: readonly Inline[]) => ENDS_IN_QUESTION.test(lineText(line));

/** A paragraph that begins with a question set off from the rest, in bold or (if there is no rest) in italics. */
function setOffQuestion(block: HtmlBlock | undefined): { question: Inline[]; rest: Inline[] } | undefined {
  if (block?.type !== 'paragraph') return undefined;
  const [first, ...rest] = block.children;
  const isSetOff = first?.type === 'strong' || (first?.type === 'emphasis' && rest.length === 0);
  if (!isSetOff || !asks(first.children) || CONTINUES.test(lineText(rest))) return undefined;
  return { question: first.children, rest };
}

function speakerOf(block: HtmlBlock | undefined): string | undefined {
  if (block?.type !== 'paragraph') return undefined;
  return SPEAKER.exec(lineText(block.children))?.[1]?.replace(/[\d\s]+$/, '');
}

const heading = (children: Inline[]): HtmlBlock => ({ type: 'heading', depth: 3, children });

/**
 * Makes headings of the questions of an interview: where a page sets off several before their answers, or where somebody
 * who speaks several times answers somebody else who does.
 */
export function questionsAsHeadings(blocks: readonly HtmlBlock[]): HtmlBlock[] {
  const turns = Map.groupBy(
    blocks.flatMap((block) => speakerOf(block) ?? []),
    (speaker) => speaker,
  );
  const isSpeaker = (name: string | undefined) => (turns.get(name ?? '') ?? []).length >= FEWEST;
  const answered = blocks.map((block, at) => {
    const next = blocks[at + 1];
    const isBeforeText = next !== undefined && next.type !== 'heading' && !setOffQuestion(next);
    const found = setOffQuestion(block);
    return found && (found.rest.length > 0 || isBeforeText) ? found : undefined;
  });
  const areSetOff = answered.filter(Boolean).length >= FEWEST;
  return blocks.flatMap((block, at): HtmlBlock[] => {
    const found = areSetOff ? answered[at] : undefined;
    if (found) {
      return [
        heading(found.question),
        ...(found.rest.length > 0 ? [{ type: 'paragraph' as const, children: found.rest }] : []),
      ];
    }
    const [speaker, other] = [speakerOf(block), speakerOf(blocks[at + 1])];
    const isAnswered = isSpeaker(speaker) && isSpeaker(other) && speaker !== other;
    return isAnswered && block.type === 'paragraph' && asks(block.children) ? [heading(block.children)] : [block];
  });
}
