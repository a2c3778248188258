import 'server-only';
import type { Block } from '@/lib/article/tree.ts';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
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
import { citedNumbers, unmarked, withoutCitations } from '../evidence/citations.ts';
import { numbersIn } from '../evidence/numbers.ts';
import { findReview, findSnapshots } from '../evidence/queries.ts';
import type { Review } from '../review.ts';
import { placeIn, type ScoredPart, scoredParts } from '../score/parts.ts';
import { isQuoted, oneLine } from '../score/service.ts';
import { lineText, mapSentences, readLineText, readText, rowCells } from '../sentences.ts';
import { isSettled } from './rules.ts';
import type { Finding, Findings, ReviewRequest } from './schema.ts';

/** The pages behind a blog as they were read (text by address), and the outcome of the check. */
export type Evidence = { blog: Blog; pages: ReadonlyMap<string, string>; review: Review | undefined };

type Line = { text: string; block: Block; own: number[] };

/** The parts of a blog in the order of articleTexts. */
function partsOf(blog: Blog): ScoredPart[] {
  const { keyPoints = [], questions = [] } = blog.content;
  const [intro, ...others] = scoredParts(blog);
  const points = keyPoints.map((text) => ({ heading: 'Key points', anchor: 'key_points', text }));
  const answers = questions.map(({ question }) => ({ heading: question, anchor: 'questions_answers', text: '' }));
  return [...(intro ? [intro] : []), ...points, ...others, ...answers];
}

/** The sentences of a text and the numbers that each cites; headings and the heads of tables are none. */
function linesOf(text: string, { language, sources }: Blog): Line[] {
  const lines: Line[] = [];
  const heads = new Set<Block>();
  mapSentences(readText(text), language, (sentence, block) => {
    const isHead = block.type === 'heading' || (block.type === 'table' && !heads.has(block));
    heads.add(block);
    const numbers = citedNumbers(sentence);
    const own = sources.filter(({ number }) => numbers.has(number)).map(({ number }) => number);
    if (sentence && !isHead) lines.push({ text: sentence, block, own });
    return sentence;
  });
  return lines;
}

/** The numbers that a sentence rests on: a mark also carries the sentences before it in its paragraph. */
function citedFor({ block, own }: Line, later: readonly Line[]): number[] {
  if (own.length > 0 || block.type !== 'paragraph') return own;
  return later.find((line) => line.block === block && line.own.length > 0)?.own ?? [];
}

function reasonsFor({ text, block, own }: Line, hasSource: boolean, evidence: Evidence): string[] {
  const { review, blog } = evidence;
  const said = withoutCitations(lineText(readLineText(text), () => ''));
  const sources = blog.sources.filter(({ number }) => own.includes(number));
  const isOpen = own.length > 0 && (!review || review.claims.unchecked > 0);
  const { unsourced, figure, quotation, unchecked, changed } = REVIEW_MESSAGES.reasons;
  const why = SCORE_TEXTS.changes.reasons;
  const changes =
    review?.changes.filter(({ after }) => oneLine(unmarked(after)).includes(oneLine(unmarked(text)))) ?? [];
  const reasons = [
    !hasSource && unsourced,
    numbersIn(said).length > 0 && figure,
    (block.type === 'blockquote' || new Spans(said).hasQuotations) && quotation,
    isOpen && !isQuoted(text, sources, evidence) && unchecked,
    ...changes.map(({ before, after, reason }) => (before === after ? why[reason] : changed(why[reason]))),
  ];
  return [...new Set(reasons.filter((reason) => reason !== false))];
}

/** What deserves a look before its author answers for a blog, in reading order. */
export function findingsOf(evidence: Evidence): Finding[] {
  const { blog } = evidence;
  const texts = articleTexts(blog.content);
  const findings: Finding[] = [];
  let run: { within: Block | string; sentences: Finding['sentences'] } | undefined;
  for (const [place, part] of partsOf(blog).entries()) {
    const lines = linesOf(texts[place] ?? '', blog);
    for (const [at, line] of lines.entries()) {
      const cited = citedFor(line, lines.slice(at + 1));
      const reasons = reasonsFor(line, cited.length > 0, evidence);
      const sentence = { place, text: line.text, reasons };
      // Key points are one list.
      const within = part.anchor === 'key_points' ? part.anchor : line.block;
      if (cited.length === 0 && run?.within === within) run.sentences.push(sentence);
      else {
        const sentences = [sentence];
        const shown = line.block.type === 'table' ? rowCells(line.text).find(Boolean) : line.text;
        const link = placeIn(part, shown?.replaceAll('`', '') ?? '');
        if (reasons.length > 0) findings.push({ link, sentences, cited });
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
