import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor.ts';
import { hashOf } from '@/lib/auth/mutations.ts';
import { requireOperator } from '@/lib/auth/operator.ts';
import { articleNote } from '@/lib/blog-design/article-note.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { requireRightOnAll } from '@/lib/blogs/authorization.ts';
import { findBlog, findBlogAccess } from '@/lib/blogs/queries.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { blogRights, ownershipOf, viewerOf } from '@/lib/blogs/rights.ts';
import { BLOG_MISSING } from '@/lib/constants/blog-messages.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { REASON_LABELS } from '@/lib/constants/report-messages.ts';
import { siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { csv } from '@/lib/http/public-text.ts';
import { addressSubject, countTry } from '@/lib/http/rate-limit.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';
import { sharePath } from '@/lib/routes.ts';
import { mailDecision, mailObjection, mailReport, tell } from './mails.ts';
import { saveDecision, saveObjection, saveOutcome, saveReport } from './mutations.ts';
import { countAgainst, findCase, findDecisionAgainst, findDecisions, findOpen, findReport } from './queries.ts';
import type { Case, Decided, DecisionForm, OpenCase, OutcomeForm, Receipt, ReportForm } from './schema.ts';

/** Reports, decisions and objections (docs/decisions/0131). */

/** The secret code of a receipt. */
export const newReceiptCode = (): string => randomBytes(24).toString('base64url');

/**
 * Reports a blog that everybody can see, once a day from an address. Returns the receipt's number and code.
 * @throws AppError not-found, blocked, gone, too-many-requests
 */
export async function reportBlog(actor: Actor, blogId: string, form: ReportForm) {
  const { reason, explanation, name, email, code: sent = newReceiptCode() } = form;
  const known = await findReport(hashOf(sent));
  if (known?.blogId === blogId) return { number: known.number, code: sent };
  const code = known ? newReceiptCode() : sent;
  const { title } = (await getBlog(blogId)).content;
  await countTry('reportedBlog', [`${addressSubject(actor.address)} ${blogId}`]);
  const given = { reason, explanation, name: name || null, email: email || null };
  const report = await saveReport({ codeHash: hashOf(code), blogId, title, ...given });
  tell(mailReport(report, code));
  return { number: report.number, code };
}

/** A report by its receipt's code, or null. */
export async function readReceipt(code: string): Promise<Receipt | null> {
  const report = await findReport(hashOf(code));
  return report && { ...report, hasEmail: report.email !== null && mailWorks() };
}

const LIFTED_MS = BIN_DAYS * 24 * 60 * 60 * 1000;

/** The decision that the actor reads about their own blog: in force, or lifted within 30 days. */
export async function decisionAgainst(actor: Actor, blogId: string): Promise<Decided | null> {
  const decision = await findDecisionAgainst(blogId);
  const [stored] = decision ? await findBlogAccess([blogId]) : [];
  if (!decision || !stored || !blogRights(ownershipOf(stored), viewerOf(actor, stored)).mayDelete) return null;
  const isOver = decision.outcome === 'lifted' && Number(decision.settledAt) < Date.now() - LIFTED_MS;
  return isOver ? null : decision;
}

/** Objects to the decision about the actor's blog, once. @throws AppError forbidden, not-found, conflict */
export async function objectToDecision(actor: Actor, blogId: string, objection: string): Promise<{ success: true }> {
  await requireRightOnAll('mayDelete', [blogId], actor);
  tell(mailObjection(await saveObjection(blogId, objection), objection));
  return { success: true };
}

/** Blogs with open reports or an unanswered objection, oldest first, and the last decisions. Throws AppError forbidden. */
export async function listCases(actor: Actor) {
  await requireOperator(actor);
  const { reports, objections } = await findOpen();
  const cases: OpenCase[] = [
    ...[...Map.groupBy(reports, ({ blogId }) => blogId)].map(([blogId, group]) => ({
      blogId,
      title: group.at(-1)?.title ?? '',
      since: group[0]?.createdAt ?? new Date(),
      reasons: group.map(({ reason }) => reason),
      hasObjection: false,
    })),
    ...objections.map(({ blogId, title, objectedAt, createdAt }) => {
      return { blogId, title, since: objectedAt ?? createdAt, reasons: [], hasObjection: true };
    }),
  ];
  const open = cases.toSorted((a, b) => a.since.getTime() - b.since.getTime());
  return { open, decisions: await findDecisions(RECENT) };
}

/** Decisions listed on the page; the log has all. */
const RECENT = 50;

/** The reports on a blog, and its text even where it is hidden. Throws AppError forbidden, not-found. */
export async function readCase(actor: Actor, blogId: string): Promise<Case> {
  await requireOperator(actor);
  const [{ open, decisions }, found] = [await findCase(blogId), await findBlog(blogId)];
  const title = found?.blog.content.title ?? open[0]?.title ?? decisions[0]?.title;
  if (title === undefined || open.length + decisions.length === 0) {
    throw new AppError('not-found', BLOG_MISSING.description);
  }
  const text = found && blogMarkdown(found.blog, articleNote(found.blog));
  const againstAuthor = found?.blog.userId ? await countAgainst(found.blog.userId) : 0;
  return { blogId, title, text, againstAuthor, open, decisions };
}

/** Decides the open reports on a blog, and tells reporters and author. Throws AppError forbidden, conflict. */
export async function decideCase(actor: Actor, blogId: string, form: DecisionForm): Promise<{ success: true }> {
  await requireOperator(actor);
  tell(mailDecision(await saveDecision(blogId, form)));
  return { success: true };
}

/** Upholds or lifts a decision, and tells reporters and author. Throws AppError forbidden, conflict. */
export async function settleDecision(actor: Actor, id: string, form: OutcomeForm): Promise<{ blogId: string }> {
  await requireOperator(actor);
  const decision = await saveOutcome(id, form);
  tell(mailDecision(decision));
  return { blogId: decision.blogId };
}

const LOG_COLUMNS = [
  ...['decided', 'title', 'address', 'reports', 'reported for', 'decision', 'reason'],
  ...['objected', 'objection', 'settled', 'outcome', 'reason of the outcome'],
];

async function* decisionRows(): AsyncGenerator<string> {
  yield csv([LOG_COLUMNS]);
  const day = (time: Date | null) => time?.toISOString() ?? '';
  yield csv(
    (await findDecisions()).map((decision) => [
      ...[day(decision.createdAt), decision.title, `${siteUrl()}${sharePath(decision.blogId)}`],
      decision.reports.length,
      [...new Set(decision.reports.map(({ reason }) => REASON_LABELS[reason]))].join('; '),
      ...[decision.kind, decision.reason, day(decision.objectedAt), decision.objection ?? ''],
      ...[day(decision.settledAt), decision.outcome ?? '', decision.outcomeReason ?? ''],
    ]),
  );
}

/** The log of decisions as CSV, without reporters. Throws AppError forbidden. */
export async function decisionLog(actor: Actor): Promise<AsyncGenerator<string>> {
  await requireOperator(actor);
  return decisionRows();
}
