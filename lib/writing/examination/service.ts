import 'server-only';
import type { Block } from '@/lib/article/tree.ts';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { parseChanges } from '@/lib/blogs/authorship/origin.ts';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { findFirstText } from '@/lib/blogs/editing/queries.ts';
import { getBlog, getOwnBlog } from '@/lib/blogs/reading/service.ts';
import { type Blog, storedLists } from '@/lib/blogs/schema.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { note, sentence, translatorFor } from '@/lib/messages/catalogue.ts';
import { saveReview } from '@/lib/provenance/mutations.ts';
import { findOrigins } from '@/lib/provenance/queries.ts';
import { Spans } from '@/lib/text/quotation-spans.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import { signedName } from '@/lib/users/rules.ts';
import { unmarked, withoutCitations } from '../evidence/citations.ts';
import { numbersIn } from '../evidence/numbers.ts';
import { findReview, findSnapshots } from '../evidence/queries.ts';
import type { Review } from '../review.ts';
import { type Grounded, groundedSentences, partsOf, placeIn } from '../score/parts.ts';
import { isQuoted, oneLine } from '../score/service.ts';
import { allSentences, lineText, readLineText, readText, rowCells } from '../sentences.ts';
import { isSettled } from './rules.ts';
import type { Finding, Findings, ReviewRequest } from './schema.ts';

/** The pages behind a blog as they were read (text by address), and the outcome of the check. */
export type Evidence = {
  blog: Blog;
  pages: ReadonlyMap<string, string>;
  review: Review | undefined;
  /** The sentences of its first text, if it was edited: the check has read no others. */
  checked?: ReadonlySet<string> | undefined;
};

function reasonsFor({ sentence, block, own, cited }: Grounded, evidence: Evidence): string[] {
  const { review, checked } = evidence;
  const said = withoutCitations(lineText(readLineText(sentence), () => ''));
  const isNew = checked !== undefined && !checked.has(unmarked(sentence));
  const isOpen = isNew ? cited.length > 0 : own.length > 0 && (!review || review.claims.unchecked > 0);
  const t = translatorFor(askedLanguage(), 'editing.review');
  const why = translatorFor(askedLanguage(), 'examination.reasons');
  const changes =
    review?.changes.filter(({ after }) => oneLine(unmarked(after)).includes(oneLine(unmarked(sentence)))) ?? [];
  const reasons = [
    cited.length === 0 && t('unsourced'),
    numbersIn(said).length > 0 && t('figure'),
    (block.type === 'blockquote' || new Spans(said).hasQuotations) && t('quotation'),
    isOpen && !isQuoted(sentence, cited, evidence) && t('unchecked'),
    ...changes.map(({ before, after, reason }) =>
      before === after ? why(reason) : t('changedBecause', { why: why(reason) }),
    ),
  ];
  return [...new Set(reasons.filter((reason) => reason !== false))];
}

/** What deserves a look before its author answers for a blog, in reading order. */
export function findingsOf(evidence: Evidence): Finding[] {
  const findings: Finding[] = [];
  let run: { within: Block | string; sentences: Finding['sentences'] } | undefined;
  for (const part of partsOf(evidence.blog)) {
    const lines = groundedSentences(part.markdown, evidence.blog);
    for (const line of lines) {
      const { sentence: text, block, cited } = line;
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
  const blog = await getOwnBlog(actor, id);
  if (!isByModel(blog)) throw new AppError('unprocessable-input', sentence('editing.review.notByModel'));
  const [snapshots, review, first] = await Promise.all([findSnapshots(id), findReview(id), findFirstText(id)]);
  const texts = first ? articleTexts({ ...first, ...storedLists(first) }) : undefined;
  const checked = texts && new Set(texts.flatMap((text) => allSentences(readText(text), blog.language)).map(unmarked));
  const pages = new Map(snapshots.map(({ url, text }) => [url, text]));
  const findings = findingsOf({ blog, pages, review, checked });
  return { findings, sources: blog.sources, updatedAt: blog.updatedAt, editedAt: blog.editedAt ?? null };
}

/** An examination in numbers, none higher than the record bears out. @throws AppError unprocessable-input while findings are left */
async function examine(actor: Actor, id: string, walk: NonNullable<ReviewRequest['examination']>) {
  const { findings, sources } = await listFindings(actor, id);
  const left = findings.filter((finding) => !isSettled(finding, walk.confirmed)).length;
  if (left > 0) throw new AppError('unprocessable-input', sentence('editing.review.unsettled', { count: left }));
  const changes = parseChanges((await findOrigins([id])).get(id)?.changes).filter(({ by }) => by === null);
  const saves = changes.reduce((sum, { times }) => sum + times, 0);
  const changed = Math.min(walk.changed, saves);
  const cut = Math.min(walk.cut, saves - changed);
  return { passages: Math.min(walk.passages, sources.length), confirmed: findings.length, changed, cut };
}

/**
 * States that the owner has examined a text of a model, or only read it, or withdraws that.
 * @throws AppError unprocessable-input without a name, for other texts and while findings are left, conflict
 */
export async function reviewBlog(actor: Actor, id: string, { isReviewed, ...given }: ReviewRequest): Promise<Blog> {
  const blog = await getOwnBlog(actor, id);
  if (isReviewed && !signedName(requireUser(actor).user)) {
    throw new AppError('unprocessable-input', sentence('editing.review.needsName'));
  }
  if (!isByModel(blog)) throw new AppError('unprocessable-input', sentence('editing.review.notByModel'));
  const examination = isReviewed && given.examination ? await examine(actor, id, given.examination) : null;
  const isSaved = await saveReview(id, given.editedAt, isReviewed ? new Date() : null, examination);
  if (!isSaved) throw new AppError('conflict', sentence('editing.review.changed'));
  const text = note(`editing.review.${isReviewed ? 'stated' : 'takenBack'}`, { title: blog.content.title });
  await noteActivity({ userId: requireUser(actor).user.id, kind: 'review', text });
  return getBlog(id, actor);
}
