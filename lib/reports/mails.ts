import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { env, siteUrl } from '@/lib/env.ts';
import type { Decision, Report } from '@/lib/generated/prisma/client.ts';
import { isWithinLimit } from '@/lib/http/rate-limit.ts';
import type { Transaction } from '@/lib/http/rate-limit-mutations.ts';
import { queueMails } from '@/lib/mail/mailer.ts';
import type { Message } from '@/lib/mail/template.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { pathIn, SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import type { Translator } from '@/lib/messages/translator.ts';
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
  // The operator's language is not known.
  const t = translatorFor(SOURCE_LANGUAGE, 'report');
  const single = {
    subject: t('mails.report.subject', { number, reason: t(`reasons.${reason}`) }),
    paragraphs: [t('mails.report.text', { title, brand: BRAND_NAME }), { quote: explanation }],
    button: { label: t('mails.report.button'), url: page(casePath(blogId)) },
  };
  const digest = {
    subject: t('mails.digest.subject'),
    paragraphs: [t('mails.digest.text')],
    button: { label: t('mails.digest.button'), url: page(REPORTS_PATH) },
  };
  const isSingle = await isWithinLimit('operatorMail', 'reports', tx);
  await toOperator(tx, isSingle ? single : digest, !isSingle);
  if (!email || !(await isWithinLimit('mail', `receipt to ${email.toLowerCase()}`, tx))) return;
  const lang = report.language ?? SOURCE_LANGUAGE;
  const receipt = translatorFor(lang, 'report.mails.receipt');
  const message = {
    subject: receipt('subject', { number }),
    paragraphs: [receipt('text', { brand: BRAND_NAME })],
    button: { label: receipt('button'), url: page(pathIn(lang, receiptPath(code))) },
    note: receipt('note'),
    lang,
  };
  await queueMails(tx, [{ to: email, message }]);
}

const aboutDecision = (t: Translator<'report'>, { kind, outcome, title }: Decision) => ({
  ...{ title, brand: BRAND_NAME },
  done: t(outcome ? `outcomes.${outcome}.done` : `decisions.${kind}.done`),
});

type Reporter = Awaited<ReturnType<typeof findReportersToMail>>[number];

function toReporter({ number, language }: Reporter, decision: Decision): Message {
  const lang = language ?? SOURCE_LANGUAGE;
  const t = translatorFor(lang, 'report');
  return {
    subject: t('mails.decided.subject', { number }),
    paragraphs: [t('mails.decided.text', aboutDecision(t, decision))],
    button: { label: t('mails.decided.button'), url: page(sharePath(decision.blogId)) },
    lang,
  };
}

/** Tells the reporters and, unless the blog was kept, its author. */
export async function mailDecision(tx: Transaction, decision: Decision): Promise<void> {
  const { id, blogId, kind, outcome } = decision;
  const reporters = await findReportersToMail(tx, id);
  await queueMails(
    tx,
    reporters.map((reporter) => ({ to: reporter.email, message: toReporter(reporter, decision) })),
  );
  const author = kind === 'nothing' ? null : await findAuthor(tx, blogId);
  if (!author) return;
  const lang = author.interfaceLanguage ?? SOURCE_LANGUAGE;
  const t = translatorFor(lang, 'report');
  const about = aboutDecision(t, decision);
  const url = page(pathIn(lang, blogPath(blogId)));
  const reason = (outcome ? decision.outcomeReason : decision.reason) ?? '';
  const message = {
    subject: author.emailVerified ? t('mails.author.subject', about) : t('mails.author.subjectUnverified'),
    paragraphs: author.emailVerified
      ? [t('mails.author.text', about), { quote: reason }]
      : [t('mails.author.textUnverified', about)],
    button: { label: t(outcome ? 'mails.author.button' : 'mails.author.buttonObject'), url },
    lang,
  };
  await queueMails(tx, [{ to: author.email, message }]);
}

export function mailObjection(tx: Transaction, { title, blogId, objection }: Decision): Promise<void> {
  const t = translatorFor(SOURCE_LANGUAGE, 'report.mails.objection');
  return toOperator(tx, {
    subject: t('subject', { title }),
    paragraphs: [t('text', { title, brand: BRAND_NAME }), { quote: objection ?? '' }],
    button: { label: t('button'), url: page(casePath(blogId)) },
  });
}
