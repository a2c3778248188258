import { z } from 'zod';
import { optionalText, requiredText } from '@/lib/blogs/schema.ts';
import { MAX_REPORT_CHARACTERS } from '@/lib/constants/limits.ts';
import { DECISION_KINDS, OBJECTION_OUTCOMES, REPORT_REASONS } from '@/lib/constants/reports.ts';
import type { Decision, Report } from '@/lib/generated/prisma/client.ts';
import { boundedText, looseText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';

const INVALID_EMAIL = 'report.faults.email' satisfies MessageKey;
const NO_KIND = 'report.faults.kind' satisfies MessageKey;

const words = (name: 'explanation' | 'decisionReason' | 'objection') =>
  requiredText(
    MAX_REPORT_CHARACTERS,
    `report.faults.${name}TooLong` satisfies MessageKey,
    `report.faults.${name}Empty` satisfies MessageKey,
  );

/** Body of POST /api/blogs/{id}/reports; a form sends checkboxes as 'on' and leaves empty fields in. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, 'report.faults.reason' satisfies MessageKey),
  explanation: words('explanation'),
  name: optionalText(200, 'report.faults.nameTooLong' satisfies MessageKey).optional(),
  email: looseText(254, INVALID_EMAIL)
    .trim()
    .max(254, INVALID_EMAIL)
    .pipe(z.union([z.literal(''), z.email(INVALID_EMAIL)]))
    .optional(),
  /** Of the form, so that sending it twice reports once. */
  code: boundedText(32)
    .regex(/^[\w-]{32}$/)
    .optional(),
  goodFaith: z.union([z.literal(true), z.literal('on')], 'report.faults.goodFaith' satisfies MessageKey),
});

export type ReportForm = z.infer<typeof reportSchema>;

export const decisionSchema = z.object({ kind: z.enum(DECISION_KINDS, NO_KIND), reason: words('decisionReason') });

export type DecisionForm = z.infer<typeof decisionSchema>;

export const objectionSchema = z.object({ objection: words('objection') });

export const outcomeSchema = z.object({
  outcome: z.enum(OBJECTION_OUTCOMES, NO_KIND),
  reason: words('decisionReason'),
});

export type OutcomeForm = z.infer<typeof outcomeSchema>;

export type Decided = Pick<
  Decision,
  'kind' | 'reason' | 'createdAt' | 'objection' | 'objectedAt' | 'outcome' | 'outcomeReason' | 'settledAt'
>;

export type Receipt = Pick<Report, 'number' | 'blogId' | 'title' | 'reason' | 'createdAt'> & {
  hasEmail: boolean;
  decision: Decided | null;
};

export type OpenCase = {
  blogId: string;
  title: string;
  since: Date;
  reasons: Partial<Record<Report['reason'], number>>;
  hasObjection: boolean;
};

/**
 * All that is known about the reports on a blog; `text` is its Markdown while it exists, `reportedText` that at the last
 * report (cut), if it differs, `againstAuthor` the number of decisions in force against its author.
 */
export type Case = {
  blogId: string;
  title: string;
  text: string | null;
  reportedText: string | null;
  againstAuthor: number;
  open: Omit<Report, 'text'>[];
  decisions: (Decision & { reports: Omit<Report, 'text'>[] })[];
};
