import { z } from 'zod';
import { optionalText, requiredText } from '@/lib/blogs/schema.ts';
import { MAX_REPORT_CHARACTERS } from '@/lib/constants/limits.ts';
import {
  DECISION_KINDS,
  OBJECTION_OUTCOMES,
  REPORT_MESSAGES,
  REPORT_REASONS,
} from '@/lib/constants/report-messages.ts';
import type { Decision, Report } from '@/lib/generated/prisma/client.ts';
import { boundedText, looseText } from '@/lib/http/bounds.ts';

const { faults } = REPORT_MESSAGES;

const words = (name: string) => requiredText(name, MAX_REPORT_CHARACTERS);

/** Body of POST /api/blogs/{id}/reports; a form sends checkboxes as 'on' and leaves empty fields in. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, faults.reason),
  explanation: words('Explanation'),
  name: optionalText('Name', 200).optional(),
  email: looseText(254, faults.email)
    .trim()
    .max(254, faults.email)
    .pipe(z.union([z.literal(''), z.email(faults.email)]))
    .optional(),
  /** Of the form, so that sending it twice reports once. */
  code: boundedText(32)
    .regex(/^[\w-]{32}$/)
    .optional(),
  goodFaith: z.union([z.literal(true), z.literal('on')], faults.goodFaith),
});

export type ReportForm = z.infer<typeof reportSchema>;

export const decisionSchema = z.object({ kind: z.enum(DECISION_KINDS, faults.kind), reason: words('Reason') });

export type DecisionForm = z.infer<typeof decisionSchema>;

export const objectionSchema = z.object({ objection: words('Objection') });

export const outcomeSchema = z.object({ outcome: z.enum(OBJECTION_OUTCOMES, faults.kind), reason: words('Reason') });

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
