import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor.ts';
import { hashToken } from '@/lib/auth/mutations.ts';
import { requireOperator } from '@/lib/auth/operator.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { requireRightOnAll } from '@/lib/blogs/authorization.ts';
import { findBlog, findBlogAccess } from '@/lib/blogs/queries.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { actorViewer, blogRights, readOwnership } from '@/lib/blogs/rights.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BIN_DAYS, CASES_PAGE_SIZE, MAX_REPORTED_CHARACTERS } from '@/lib/constants/limits.ts';
import { siteUrl } from '@/lib/env.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { csv } from '@/lib/http/public-text.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';
import { sentence, translatorFor } from '@/lib/messages/catalogue.ts';
import { sharePath } from '@/lib/routes.ts';
import { saveDecision, saveObjection, saveOutcome, saveReport } from './mutations.ts';
import {
  countAgainst,
  countOpen,
  countReasons,
  findCase,
  findDecisionAgainst,
  findDecisions,
  findOpen,
  findReport,
} from './queries.ts';
import type { Case, Decided, DecisionForm, OutcomeForm, Receipt, ReportForm } from './schema.ts';

/** Reports, decisions and objections (docs/decisions/0131). */

export const newReceiptCode = (): string => randomBytes(24).toString('base64url');

/**
 * Reports a blog that everybody can see, once a day from an address. Returns the receipt's number and code.
 * @throws AppError too-many-requests
 */
export async function reportBlog(actor: Actor, blogId: string, form: ReportForm) {
  const { reason, explanation, name, email, code: sent = newReceiptCode() } = form;
  const known = await findReport(hashToken(sent));
  if (known?.blogId === blogId) return { number: known.number, code: sent };
  const code = known ? newReceiptCode() : sent;
  const blog = await getBlog(blogId);
  const text = blogText(blog).slice(0, MAX_REPORTED_CHARACTERS);
  const given = { reason, explanation, name: name || null, email: email || null, language: askedLanguage() };
  const report = { code, blogId, title: blog.content.title, text, ...given };
  return { number: await saveReport(report, actor.address), code };
}

const blogText = (blog: Blog) => blogMarkdown(blog, articleNote(blog));

export async function readReceipt(code: string): Promise<Receipt | null> {
  const report = await findReport(hashToken(code));
  return report && { ...report, hasEmail: report.email !== null && mailWorks() };
}

/** The decision that the actor reads about their own blog: in force, or lifted within 30 days. */
export async function decisionAgainst(actor: Actor, blogId: string): Promise<Decided | null> {
  const decision = await findDecisionAgainst(blogId);
  const [stored] = decision ? await findBlogAccess([blogId]) : [];
  if (!decision || !stored || !blogRights(readOwnership(stored), actorViewer(actor, stored)).mayDelete) return null;
  const isOver =
    decision.outcome === 'lifted' && Number(decision.settledAt) < Date.now() - BIN_DAYS * 24 * 60 * 60 * 1000;
  return isOver ? null : decision;
}

/** Objects to the decision about the actor's blog, once. @throws AppError conflict */
export async function objectToDecision(actor: Actor, blogId: string, objection: string): Promise<void> {
  await requireRightOnAll('mayDelete', [blogId], actor);
  await saveObjection(blogId, objection);
}

/**
 * A page (from 1) of the blogs with open reports or an unanswered objection, oldest first, and the last decisions; the log
 * has all.
 */
export async function listCases(actor: Actor, page: number) {
  await requireOperator(actor);
  const pages = Math.max(1, Math.ceil((await countOpen()) / CASES_PAGE_SIZE));
  const shown = Math.min(page, pages);
  const open = await findOpen(shown - 1, CASES_PAGE_SIZE);
  return { open, page: shown, pages, decisions: await findDecisions(CASES_PAGE_SIZE) };
}

export async function readCase(actor: Actor, blogId: string): Promise<Case> {
  await requireOperator(actor);
  const [{ open, decisions, reported }, found] = [await findCase(blogId), await findBlog(blogId)];
  const title = found?.blog.content.title ?? open[0]?.title ?? decisions[0]?.title;
  if (title === undefined || open.length + decisions.length === 0) {
    throw new AppError('not-found', sentence('blogs.missing.description'));
  }
  const text = found && blogText(found.blog);
  const isChanged = text?.slice(0, MAX_REPORTED_CHARACTERS) !== reported?.text;
  const againstAuthor = found?.blog.userId ? await countAgainst(found.blog.userId) : 0;
  const reportedText = isChanged ? (reported?.text ?? null) : null;
  return { blogId, title, text, reportedText, againstAuthor, open, decisions };
}

/** Decides the open reports on a blog, and tells reporters and author. @throws AppError conflict */
export async function decideCase(actor: Actor, blogId: string, form: DecisionForm): Promise<void> {
  await requireOperator(actor);
  await saveDecision(blogId, form);
}

/** Upholds or lifts a decision, and tells reporters and author. @throws AppError conflict */
export async function settleDecision(actor: Actor, id: string, form: OutcomeForm): Promise<{ blogId: string }> {
  await requireOperator(actor);
  const decision = await saveOutcome(id, form);
  return { blogId: decision.blogId };
}

const LOG_COLUMNS = [
  ...['decided', 'title', 'address', 'reports', 'reported for', 'decision', 'reason'],
  ...['objected', 'objection', 'settled', 'outcome', 'reason of the outcome'],
];

const ROWS_AT_ONCE = 500;

async function* decisionRows(): AsyncGenerator<string> {
  yield csv([LOG_COLUMNS]);
  const t = translatorFor(askedLanguage(), 'report.reasons');
  const day = (time: Date | null) => time?.toISOString() ?? '';
  for (let decisions = await findDecisions(ROWS_AT_ONCE); decisions.length > 0; ) {
    const counted = Map.groupBy(await countReasons(decisions.map(({ id }) => id)), ({ decisionId }) => decisionId);
    yield csv(
      decisions.map((decision) => {
        const reasons = counted.get(decision.id) ?? [];
        return [
          ...[day(decision.createdAt), decision.title, `${siteUrl()}${sharePath(decision.blogId)}`],
          reasons.reduce((sum, { _count }) => sum + _count, 0),
          reasons.map(({ reason }) => t(reason)).join('; '),
          ...[decision.kind, decision.reason, day(decision.objectedAt), decision.objection ?? ''],
          ...[day(decision.settledAt), decision.outcome ?? '', decision.outcomeReason ?? ''],
        ];
      }),
    );
    decisions = await findDecisions(ROWS_AT_ONCE, decisions.at(-1)?.id);
  }
}

export async function decisionLog(actor: Actor): Promise<AsyncGenerator<string>> {
  await requireOperator(actor);
  return decisionRows();
}
