import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { DECISION_TEXTS, OUTCOME_TEXTS, REASON_LABELS } from '@/lib/constants/report-messages.ts';
import { env, siteUrl } from '@/lib/env.ts';
import type { Decision, Report } from '@/lib/generated/prisma/client.ts';
import { countTry, type LimitName } from '@/lib/http/rate-limit.ts';
import { log } from '@/lib/log.ts';
import { mailWorks, sendMail } from '@/lib/mail/mailer.ts';
import type { Message } from '@/lib/mail/template.ts';
import { blogPath, casePath, receiptPath, sharePath } from '@/lib/routes.ts';
import { findAuthorEmail } from './queries.ts';

const page = (path: string) => `${siteUrl()}${path}`;

/** Sends a message to each address. The mailer logs failures; what they say is on a page too. */
async function send(addresses: readonly (string | null | undefined)[], message: Message): Promise<void> {
  if (!mailWorks()) return;
  for (const to of addresses) {
    if (to) await sendMail(to, message).catch(() => undefined);
  }
}

/** Lets messages go out without waiting for them. */
export const tell = (sending: Promise<void>): void =>
  void sending.catch((err: unknown) => log().error({ err }, 'could not tell about a report'));

const toOperator = (message: Message) => send(env().OPERATOR_EMAILS, message);

/** Counts a message that anybody can cause. */
async function mayMail(limit: LimitName, subject: string): Promise<boolean> {
  try {
    await countTry(limit, [subject]);
    return true;
  } catch (err) {
    log().info({ err, limit }, 'a message about a report is not mailed');
    return false;
  }
}

/** Tells the operator of a report, and sends its receipt to an address that anybody can name. */
export async function mailReport(report: Report, code: string): Promise<void> {
  const { number, title, blogId, reason, explanation, email } = report;
  if (await mayMail('operatorMail', 'reports')) {
    await toOperator({
      subject: `Report ${number}: ${REASON_LABELS[reason]}`,
      paragraphs: [`“${title}” on ${BRAND_NAME} was reported:`, { quote: explanation }],
      button: { label: 'Read the report', url: page(casePath(blogId)) },
    });
  }
  if (!email || !(await mayMail('mail', `receipt to ${email.toLowerCase()}`))) return;
  await send([email], {
    subject: `We received your report (number ${number})`,
    paragraphs: [
      `You reported “${title}” on ${BRAND_NAME}. The operator reads it and sends the decision to this address.`,
    ],
    button: { label: 'Follow your report', url: page(receiptPath(code)) },
    note: 'Keep this link private: anyone who has it can see your report.',
  });
}

type Outcome = Decision & { reports: readonly Report[] };

/** What was decided last, with its reason. */
const decided = ({ kind, reason, outcome, outcomeReason }: Decision) => [
  `${outcome ? OUTCOME_TEXTS[outcome].done : DECISION_TEXTS[kind].done} The reason:`,
  { quote: (outcome ? outcomeReason : reason) ?? '' },
];

/** Tells the reporters and, unless the blog was kept, its author. */
export async function mailDecision(decision: Outcome): Promise<void> {
  const { blogId, kind, outcome, title, reports } = decision;
  const addresses = [...new Set(reports.map(({ email }) => email))];
  await send(addresses, {
    subject: `Decision about the blog that you reported: “${title}”`,
    paragraphs: [`You reported “${title}” on ${BRAND_NAME}.`, ...decided(decision)],
    button: { label: 'Open the blog', url: page(sharePath(blogId)) },
  });
  if (kind === 'nothing') return;
  await send([await findAuthorEmail(blogId)], {
    subject: `Decision about your blog “${title}”`,
    paragraphs: [`Your blog “${title}” on ${BRAND_NAME} was reported.`, ...decided(decision)],
    button: { label: outcome ? 'See the decision' : 'See the decision and object', url: page(blogPath(blogId)) },
  });
}

/** Tells the operator of an objection. */
export const mailObjection = ({ title, blogId }: Decision, objection: string): Promise<void> =>
  toOperator({
    subject: `Objection: “${title}”`,
    paragraphs: [`The author of “${title}” on ${BRAND_NAME} objects to your decision:`, { quote: objection }],
    button: { label: 'Read the objection', url: page(casePath(blogId)) },
  });
