import type { ArticleSection } from '../types.ts';
import { countWords } from '../words.ts';
import { writeHeading } from './headline.ts';
import type { LanguagePack } from './language-pack.ts';
import type { Chooser } from './seeded-choice.ts';
import type { SourceQuotes } from './source-quotes.ts';
import type { Speech, Voice } from './voice.ts';

/** Words of quotations that one section holds about. */
const SECTION_QUOTE_WORDS = 190;

/** Pages cut into groups of a similar number of quoted words, one group a section. */
function grouped(pages: readonly SourceQuotes[]): SourceQuotes[][] {
  const size = (page: SourceQuotes) => page.quotes.reduce((sum, quote) => sum + quote.words + 9, 0);
  const total = pages.reduce((sum, page) => sum + size(page), 0);
  const count = Math.min(pages.length, Math.max(1, Math.round(total / SECTION_QUOTE_WORDS)));
  const groups: SourceQuotes[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const page of pages) {
    const middle = before + size(page) / 2;
    groups[Math.min(count - 1, Math.floor((middle / total) * count))]?.push(page);
    before += size(page);
  }
  return groups.filter((group) => group.length > 0);
}

/**
 * Sections made of the pages' own sentences: each quoted word for word with its id as its mark `[n]`, introduced by the page's
 * title, and joined by the pack's comments while `commentWords` last.
 */
export function writeSourceSections(
  pack: LanguagePack,
  pages: readonly SourceQuotes[],
  voice: Voice,
  choose: Chooser,
  slots: Readonly<Record<string, string>>,
  commentWords: number,
): ArticleSection[] {
  const { sources, style } = pack;
  const { quotation, pageTitle } = style;
  const headings = choose.dealt('sources.headings', sources.headings, 1);
  const openings = choose.dealt('sources.openings', sources.openings, 2);
  const quotations = choose.dealt('sources.quotations', sources.quotations, 3);
  const further = choose.dealt('sources.further', sources.further, 2);
  const comments = choose.dealt('sources.comments', sources.comments, 4);
  const next = <T>(queue: T[]): T | undefined => {
    const item = queue.shift();
    if (item !== undefined) queue.push(item);
    return item;
  };
  let room = commentWords;

  function quoted(pattern: string | undefined, page: SourceQuotes, at: number): string {
    const speech: Speech = {
      mayNameTopic: false,
      slots: {
        title: `${pageTitle.open}${page.title}${pageTitle.close}`,
        quote: `${quotation.open}${page.quotes[at]?.text ?? ''}${quotation.close}`,
        cite: `[${page.quotes[at]?.id ?? ''}]`,
      },
    };
    const name = `source.${page.number}.${at}`;
    return voice.say(pattern ?? '[title] [quote] [cite]', name, speech)?.text ?? '';
  }

  function remark(queue: (typeof comments)[number][], name: string): string[] {
    if (room <= 0) return [];
    const sentence = queue.shift();
    const spoken = sentence && voice.say(sentence, name, { slots: {}, mayNameTopic: false });
    if (!spoken) return [];
    room -= countWords(spoken.text, pack.language);
    return [spoken.text];
  }

  function paragraph(page: SourceQuotes): string {
    const name = `source.${page.number}`;
    const texts = page.quotes.map((_, at) => {
      return quoted(at === 0 ? next(quotations) : next(further), page, at);
    });
    return [...texts, ...remark(comments, `${name}.comment`)].join(style.sentenceSeparator);
  }

  return grouped(pages).map((group, at) => {
    const opening = remark(openings, `sources.opening.${at}`);
    const paragraphs = group.map(paragraph);
    const [first = '', ...others] = paragraphs;
    const heading = headings[at % headings.length] ?? '';
    return {
      heading: writeHeading([heading], `sources.heading.${at}`, slots, choose, voice.capital),
      content: [[...opening, first].join(style.sentenceSeparator), ...others].join('\n\n'),
    };
  });
}
