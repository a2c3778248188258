import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { DECISION_TEXTS, OUTCOME_TEXTS, REASON_LABELS } from '@/lib/constants/report-messages.ts';
import { env, siteUrl } from '@/lib/env.ts';
import type { Decision, Report } from '@/lib/generated/prisma/client.ts';
import { isWithinLimit } from '@/lib/http/rate-limit.ts';
import type { Transaction } from '@/lib/http/rate-limit-mutations.ts';
import { queueMails } from '@/lib/mail/mailer.ts';
import type { Message } from '@/lib/mail/template.ts';
import { blogPath, casePath, REPORTS_PATH, receiptPath, sharePath } from '@/lib/routes.ts';
import { findAuthor, findReportersToMail } from './queries.ts';

const page = (path: string) => `${siteUrl()}${path}`;

/** A digest waits for further reports, and is one message until it is sent. */
function toOperator(tx: Transaction, message: Message, isDigest = false): Promise<void> {
  const digest = (to: string) => ({ id: `more reports for ${to}`, dueAt: new Date(Date.now() + 60 * 60 * 1000) });
  return queueMails(
    tx,
    env().OPERATOR_EMAILS.map((to) => ({ to, message, ...(isDigest && digest(to)) })),
  );
}

/** Tells the operator of a report, and sends its receipt. Anybody can name the receipt's address, so it quotes nobody. */
export async function mailReport(tx: Transaction, report: Report, code: string): Promise<void> {
  const { number, title, blogId, reason, explanation, email } = report;
  const single = {
    subject: `Report ${number}: ${REASON_LABELS[reason]}`,
    paragraphs: [`“${title}” on ${BRAND_NAME} was reported:`, { quote: explanation }],
    button: { label: 'Read the report', url: page(casePath(blogId)) },
  };
  const digest = {
    subject: 'More reports',
    paragraphs: ['More than 30 reports arrived within an hour. Open the list to read them.'],
    button: { label: 'Read the reports', url: page(REPORTS_PATH) },
  };
  const isSingle = await isWithinLimit('operatorMail', 'reports', tx);
  await toOperator(tx, isSingle ? single : digest, !isSingle);
  if (!email || !(await isWithinLimit('mail', `receipt to ${email.toLowerCase()}`, tx))) return;
  const message = {
    subject: `We received your report (number ${number})`,
    paragraphs: [`You reported a blog on ${BRAND_NAME}. We will email you the decision.`],
    button: { label: 'Follow your report', url: page(receiptPath(code)) },
    note: 'Keep this link private: anyone who has it can see your report.',
  };
  await queueMails(tx, [{ to: email, message }]);
}

const doneBy = ({ kind, outcome }: Decision) => (outcome ? OUTCOME_TEXTS[outcome] : DECISION_TEXTS[kind]).done;

/** Tells the reporters and, unless the blog was kept, its author. */
export async function mailDecision(tx: Transaction, decision: Decision): Promise<void> {
  const { id, blogId, kind, outcome, title } = decision;
  const toReporter = ({ number, email }: { number: number; email: string }) => ({
    to: email,
    message: {
      subject: `Decision about your report (number ${number})`,
      paragraphs: [`You reported a blog on ${BRAND_NAME}. ${doneBy(decision)} Your receipt shows the reason.`],
      button: { label: 'Open the blog', url: page(sharePath(blogId)) },
    },
  });
  await queueMails(tx, (await findReportersToMail(tx, id)).map(toReporter));
  const author = kind === 'nothing' ? null : await findAuthor(tx, blogId);
  if (!author) return;
  const url = page(blogPath(blogId));
  const reason = (outcome ? decision.outcomeReason : decision.reason) ?? '';
  const message = {
    subject: author.emailVerified ? `Decision about your blog “${title}”` : 'Decision about your blog',
    paragraphs: author.emailVerified
      ? [`Your blog “${title}” on ${BRAND_NAME} was reported. ${doneBy(decision)} The reason:`, { quote: reason }]
      : [`A blog of yours on ${BRAND_NAME} was reported. ${doneBy(decision)}`],
    button: { label: outcome ? 'See the decision' : 'See the decision and object', url },
  };
  await queueMails(tx, [{ to: author.email, message }]);
}

export const mailObjection = (tx: Transaction, { title, blogId, objection }: Decision): Promise<void> =>
  toOperator(tx, {
    subject: `Objection: “${title}”`,
    paragraphs: [`The author of “${title}” on ${BRAND_NAME} objects to your decision:`, { quote: objection ?? '' }],
    button: { label: 'Read the objection', url: page(casePath(blogId)) },
  });
