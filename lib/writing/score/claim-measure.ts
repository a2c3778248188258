import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import type { ClaimCounts } from '../claim-counts.ts';
import { citedNumbers } from '../evidence/citations.ts';
import { type Contradiction, compareClaim } from '../evidence/claims/compare-claim.ts';
import { allSentences } from '../model/answer-text/sentences.ts';
import { partsOf, placeIn } from './parts.ts';
import type { Measure } from './schema.ts';

/** Characters of a page before and behind a quotation that a sentence may rest on too, inside the same paragraph. */
const AROUND_QUOTE = 1000;

const FINDINGS = {
  number: 'A number here is not in the passage it cites.',
  unit: 'A number here has another unit in the passage it cites.',
  date: 'The passage it cites names another date.',
  name: 'The passage it cites names another one.',
  negation: 'The passage it cites denies this, or says what is denied here.',
  comparison: 'The passage it cites compares the other way round.',
} as const satisfies Record<Contradiction, string>;

/**
 * What a citation rests on: its quotation with what stands around it in the paragraph of the page, where that was stored, and
 * the page's title, which a sentence may repeat.
 */
function groundsOf({ quote = '', url, title }: BlogSource, pages: ReadonlyMap<string, string>) {
  const paragraphs = (pages.get(url) ?? '').split('\n\n');
  const paragraph = quote ? paragraphs.find((text) => text.includes(quote)) : undefined;
  if (paragraph === undefined) return [title, quote];
  const at = paragraph.indexOf(quote);
  const end = at + quote.length + AROUND_QUOTE;
  return [title, paragraph.slice(Math.max(0, at - AROUND_QUOTE), end)];
}

function citingSentences(blog: Blog) {
  return partsOf(blog).flatMap((part) =>
    allSentences(part.text, blog.language)
      .map((sentence) => {
        const numbers = citedNumbers(sentence);
        return { part, sentence, cited: blog.sources.filter(({ number }) => numbers.has(number)) };
      })
      .filter(({ cited }) => cited.length > 0),
  );
}

const count = (many: number, one: string, several: string) =>
  `${many} ${many === 1 ? one : several}`;

/** What was changed while the article was being written, in a sentence; '' for nothing. */
function changesIn({ reworded, unmarked, dropped }: ClaimCounts): string {
  const changes = [
    reworded > 0 && `reworded: ${reworded}`,
    unmarked > 0 && `left without a citation: ${unmarked}`,
    dropped > 0 && `taken out: ${dropped}`,
  ].filter(Boolean);
  return changes.length > 0 ? ` While it was being written, ${changes.join('; ')}.` : '';
}

/**
 * The measure of whether cited sentences say what they cite: compared in code now, and as the model judged the rest when it
 * wrote them.
 * @param pages texts of the pages as they were when the blog was written, by address
 * @param written what came of checking the claims then; undefined where no model wrote it
 */
export function measureClaims(
  blog: Blog,
  pages: ReadonlyMap<string, string>,
  written: ClaimCounts | undefined,
): Measure {
  const checked = citingSentences(blog).map(({ part, sentence, cited }) => {
    const grounds = cited.flatMap((source) => groundsOf(source, pages));
    const given = `${blog.topic}\n${part.heading}`;
    const verdict = compareClaim(sentence, grounds, { language: blog.language, given });
    return { part, sentence, verdict };
  });
  const changes = written ? changesIn(written) : '';
  if (checked.length === 0) {
    const summary = `No sentence cites a source.${changes}`;
    return { name: 'claims', verdict: 'unchecked', value: 'none cited', summary, findings: [] };
  }
  const wrong = checked.flatMap(({ part, sentence, verdict }) =>
    verdict.kind === 'contradicted'
      ? [{ sentence: FINDINGS[verdict.by], place: placeIn(part, sentence) }]
      : [],
  );
  const byCode = checked.filter(({ verdict }) => verdict.kind === 'supported').length;
  const open = checked.length - wrong.length - byCode;
  // A person may have changed the text since.
  const byModel = Math.min(open, written?.confirmed ?? 0);
  return {
    name: 'claims',
    verdict: wrong.length === 0 ? 'good' : 'poor',
    value: `${checked.length - wrong.length} of ${count(checked.length, 'cited sentence', 'cited sentences')}`,
    summary: `Cited sentences that their passages do not contradict. Confirmed by comparing the words: ${byCode}; by the model: ${byModel}; by neither: ${open - byModel}.${changes}`,
    findings: wrong,
  };
}
