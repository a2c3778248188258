import 'server-only';
import type { Block } from '@/lib/article/tree.ts';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { requireOwner } from '@/lib/blogs/authorization.ts';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import type { Blog, Examination } from '@/lib/blogs/schema.ts';
import { REVIEW_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { SCORE_TEXTS } from '@/lib/constants/writer-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { saveReview } from '@/lib/provenance/mutations.ts';
import { Spans } from '@/lib/text/quotation-spans.ts';
import { signedName } from '@/lib/users/rules.ts';
import { unmarked, withoutCitations } from '../evidence/citations.ts';
import { numbersIn } from '../evidence/numbers.ts';
import { findReview, findSnapshots } from '../evidence/queries.ts';
import type { Review } from '../review.ts';
import { type Grounded, groundedSentences, partsOf, placeIn } from '../score/parts.ts';
import { isQuoted, oneLine } from '../score/service.ts';
import { lineText, readLineText, rowCells } from '../sentences.ts';
import { isSettled } from './rules.ts';
import type { Finding, Findings, ReviewRequest } from './schema.ts';

/** The pages behind a blog as they were read (text by address), and the outcome of the check. */
export type Evidence = { blog: Blog; pages: ReadonlyMap<string, string>; review: Review | undefined };

function reasonsFor({ sentence, block, own, cited }: Grounded, evidence: Evidence): string[] {
  const { review } = evidence;
  const said = withoutCitations(lineText(readLineText(sentence), () => ''));
  const isOpen = own.length > 0 && (!review || review.claims.unchecked > 0);
  const { unsourced, figure, quotation, unchecked, changed } = REVIEW_MESSAGES.reasons;
  const why = SCORE_TEXTS.changes.reasons;
  const changes =
    review?.changes.filter(({ after }) => oneLine(unmarked(after)).includes(oneLine(unmarked(sentence)))) ?? [];
  const reasons = [
    cited.length === 0 && unsourced,
    numbersIn(said).length > 0 && figure,
    (block.type === 'blockquote' || new Spans(said).hasQuotations) && quotation,
    isOpen && !isQuoted(sentence, own, evidence) && unchecked,
    ...changes.map(({ before, after, reason }) => (before === after ? why[reason] : changed(why[reason]))),
  ];
  return [...new Set(reasons.filter((reason) => reason !== false))];
}

/** What deserves a look before its author answers for a blog, in reading order. */
export function findingsOf(evidence: Evidence): Finding[] {
  const findings: Finding[] = [];
  let run: { within: Block | string; sentences: Finding['sentences'] } | undefined;
  for (const part of partsOf(evidence.blog)) {
    const lines = groundedSentences(part.markdown, evidence.blog);
    for (const [at, line] of lines.entries()) {
      const { sentence: text, block, cited } = line;
      const isHead = block.type === 'table' && lines[at - 1]?.block !== block;
      if (isHead || text === '') continue;
      const reasons = reasonsFor(line, evidence);
      const sentence = { place: part.place, text, reasons };
      // Key points are one list.
      const within = part.anchor === 'key_points' ? part.anchor : block;
      if (cited.length === 0 && run?.within === within) run.sentences.push(sentence);
      else {
        const sentences = [sentence];
        const shown = block.type === 'table' ? rowCells(text).find(Boolean) : text;
        const link = placeIn(part, shown?.replaceAll('`', '') ?? '');
        if (reasons.length > 0) findings.push({ link, sentences, cited: cited.map(({ number }) => number) });
        run = cited.length === 0 ? { within, sentences } : undefined;
      }
    }
  }
  return findings;
}

/** What deserves a look in a model's text, for its owner. @throws AppError unprocessable-input for other texts */
export async function listFindings(actor: Actor, id: string): Promise<Findings> {
  await requireOwner(actor, id);
  const blog = await getBlog(id, actor);
  if (!isByModel(blog)) throw new AppError('unprocessable-input', REVIEW_MESSAGES.notByModel);
  const [snapshots, review] = await Promise.all([findSnapshots(id), findReview(id)]);
  const findings = findingsOf({ blog, pages: new Map(snapshots.map(({ url, text }) => [url, text])), review });
  return { findings, sources: blog.sources, updatedAt: blog.updatedAt, editedAt: blog.editedAt ?? null };
}

/** An examination in numbers. @throws AppError unprocessable-input while findings are left */
function examined({ findings, sources }: Findings, walk: NonNullable<ReviewRequest['examination']>): Examination {
  const left = findings.filter((finding) => !isSettled(finding, walk.confirmed)).length;
  if (left > 0) throw new AppError('unprocessable-input', REVIEW_MESSAGES.unsettled(left));
  return { ...walk, passages: Math.min(walk.passages, sources.length), confirmed: findings.length };
}

/**
 * States that the owner has examined a text of a model, or only read it, or withdraws that.
 * @throws AppError unprocessable-input without a name, for other texts and while findings are left, conflict
 */
export async function reviewBlog(actor: Actor, id: string, { isReviewed, ...given }: ReviewRequest): Promise<Blog> {
  const found = await listFindings(actor, id);
  if (isReviewed && !signedName(requireUser(actor).user)) {
    throw new AppError('unprocessable-input', REVIEW_MESSAGES.needsName);
  }
  const examination = isReviewed && given.examination ? examined(found, given.examination) : null;
  const isSaved = await saveReview(id, given.editedAt, isReviewed ? new Date() : null, examination);
  if (!isSaved) throw new AppError('conflict', REVIEW_MESSAGES.changed);
  return getBlog(id, actor);
}
