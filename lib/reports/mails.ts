import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { DECISION_TEXTS, OUTCOME_TEXTS, REASON_LABELS } from '@/lib/constants/report-messages.ts';
import { env, siteUrl } from '@/lib/env.ts';
import type { Decision, Report } from '@/lib/generated/prisma/client.ts';
import { isWithinLimit } from '@/lib/http/rate-limit.ts';
import type { Transaction } from '@/lib/http/rate-limit-mutations.ts';
import { queueMails } from '@/lib/mail/mailer.ts';
import type { Message } from '@/lib/mail/template.ts';
import { SOURCE_LANGUAGE, translatorFor } from '@/lib/messages/catalogue.ts';
import { blogPath, casePath, REPORTS_PATH, receiptPath, sharePath } from '@/lib/routes.ts';
import { findAuthor, findReportersToMail } from './queries.ts';

const brand = BRAND_NAME;
const page = (path: string) => `${siteUrl()}${path}`;
const translator = () => translatorFor(SOURCE_LANGUAGE, 'mails');

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
  const t = translator();
  const { number, title, blogId, reason, explanation, email } = report;
  const single = {
    subject: t('report.subject', { number, reason: REASON_LABELS[reason] }),
    paragraphs: [t('report.before', { title, brand }), { quote: explanation }],
    button: { label: t('report.label'), url: page(casePath(blogId)) },
  };
  const digest = {
    subject: t('reports.subject'),
    paragraphs: [t('reports.before')],
    button: { label: t('reports.label'), url: page(REPORTS_PATH) },
  };
  const isSingle = await isWithinLimit('operatorMail', 'reports', tx);
  await toOperator(tx, isSingle ? single : digest, !isSingle);
  if (!email || !(await isWithinLimit('mail', `receipt to ${email.toLowerCase()}`, tx))) return;
  const message = {
    subject: t('receipt.subject', { number }),
    paragraphs: [t('receipt.before', { brand })],
    button: { label: t('receipt.label'), url: page(receiptPath(code)) },
    note: t('receipt.note'),
  };
  await queueMails(tx, [{ to: email, message }]);
}

/** Tells the reporters and, unless the blog was kept, its author. */
export async function mailDecision(tx: Transaction, decision: Decision): Promise<void> {
  const t = translator();
  const { id, blogId, kind, outcome, title } = decision;
  const done = (outcome ? OUTCOME_TEXTS[outcome] : DECISION_TEXTS[kind]).done;
  const toReporter = ({ number, email }: { number: number; email: string }) => ({
    to: email,
    message: {
      subject: t('reporterDecision.subject', { number }),
      paragraphs: [t('reporterDecision.before', { brand, decision: done })],
      button: { label: t('reporterDecision.label'), url: page(sharePath(blogId)) },
    },
  });
  await queueMails(tx, (await findReportersToMail(tx, id)).map(toReporter));
  const author = kind === 'nothing' ? null : await findAuthor(tx, blogId);
  if (!author) return;
  const url = page(blogPath(blogId));
  const reason = (outcome ? decision.outcomeReason : decision.reason) ?? '';
  const message = {
    subject: author.emailVerified ? t('authorDecision.subject', { title }) : t('authorDecision.subjectUnverified'),
    paragraphs: author.emailVerified
      ? [t('authorDecision.before', { title, brand, decision: done }), { quote: reason }]
      : [t('authorDecision.beforeUnverified', { brand, decision: done })],
    button: { label: t(outcome ? 'authorDecision.see' : 'authorDecision.object'), url },
  };
  await queueMails(tx, [{ to: author.email, message }]);
}

export function mailObjection(tx: Transaction, { title, blogId, objection }: Decision): Promise<void> {
  const t = translator();
  return toOperator(tx, {
    subject: t('objection.subject', { title }),
    paragraphs: [t('objection.before', { title, brand }), { quote: objection ?? '' }],
    button: { label: t('objection.label'), url: page(casePath(blogId)) },
  });
}
