import { lineText } from '@/lib/article/plain-text.ts';
import type { Block, Inline, Text } from '@/lib/article/tree.ts';
import type { Language } from '@/lib/constants/options.ts';
import { Spans } from '@/lib/text/quotation-spans.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import { placedWords } from '@/lib/text/terms.ts';
import type { InsideLink } from './schema.ts';

/** A word next to a citation, and what is between them. */
const LAST_WORD = /[\p{L}\p{M}\p{N}]+[^\p{L}\p{M}\p{N}]*$/u;
const FIRST_WORD = /^[^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]+/u;

/** No letter, so that no word extends over it. */
const mask = (text: string) => '\uFFFC'.repeat(text.length);

function lineSpots(line: Inline[], language: Language) {
  const whole = lineText(line);
  const spans = new Spans(whole);
  const free = whole.replace(/[\s\S]/g, (sign, at: number) => (spans.isInside(at) ? mask(sign) : sign));
  let [begin, next] = [0, 0];
  const sentences = splitSentences(whole, language).map((text) => {
    begin += text.length;
    return { sentence: text.trim(), begin: begin - text.length, end: begin };
  });
  return line.flatMap((node, at) => {
    const start = next;
    next += lineText([node]).length;
    if (node.type !== 'text') return [];
    let text = free.slice(start, next);
    if (line[at + 1]?.type === 'citation') text = text.replace(LAST_WORD, mask);
    if (line[at - 1]?.type === 'citation') text = text.replace(FIRST_WORD, mask);
    return sentences.flatMap(({ sentence, ...of }) => {
      const [from, to] = [Math.max(of.begin - start, 0), Math.min(of.end, next) - start];
      return from < to ? [{ line, at, from, text: text.slice(from, to), sentence }] : [];
    });
  });
}

/** The plain words of sentences in paragraphs and lists; those in quotations and beside citations are masked. */
export function linkSpots(blocks: readonly Block[], language: Language): ReturnType<typeof lineSpots> {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.children.flatMap(({ children }) => linkSpots(children, language));
    return block.type === 'paragraph' && !block.source ? lineSpots(block.children, language) : [];
  });
}

/** Makes the words of a sentence a link. Returns whether they stand there. */
export function insertLink(blocks: readonly Block[], given: InsideLink, url: string, language: Language): boolean {
  const { sentence, words } = given;
  for (const { line, at, from, text, sentence: found } of linkSpots(blocks, language)) {
    const first = placedWords(text, language).find(({ start }) => found === sentence && text.startsWith(words, start));
    if (!first) continue;
    const { value } = line[at] as Text;
    const cut = from + first.start;
    const link: Inline = { type: 'link', url, children: [{ type: 'text', value: words }] };
    const [before, after] = [value.slice(0, cut), value.slice(cut + words.length)];
    line.splice(at, 1, { type: 'text', value: before }, link, { type: 'text', value: after });
    return true;
  }
  return false;
}
