import 'server-only';
import { hashToken } from '@/lib/auth/mutations.ts';
import { blockBlog, unblockBlog } from '@/lib/blogs/mutations.ts';
import { OBJECTION_DAYS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { addressSubject, countTry } from '@/lib/http/rate-limit.ts';
import { newId } from '@/lib/ids.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { mailDecision, mailObjection, mailReport } from './mails.ts';
import { contestable } from './queries.ts';
import type { DecisionForm, OutcomeForm } from './schema.ts';

type NewReport = Omit<Prisma.ReportUncheckedCreateInput, 'codeHash'> & { code: string; text: string };

/**
 * Stores a report with its mails, once a day from an address.
 * @returns its number; that of the first, where a form was sent twice at once
 * @throws AppError too-many-requests
 */
export async function saveReport({ code, text, ...given }: NewReport, address: string): Promise<number> {
  const { blogId } = given;
  return (await db()).$transaction(async (tx) => {
    const where = { codeHash: hashToken(code) };
    // The second of two waits here for the first.
    const { count } = await tx.report.createMany({ data: { ...given, ...where }, skipDuplicates: true });
    const report = await tx.report.findUniqueOrThrow({ where });
    if (count === 0) return report.number;
    await countTry('reportedBlog', [`${addressSubject(address)} ${blogId}`], tx);
    const withText = { blogId, decisionId: null, text: { not: null } };
    const last = await tx.report.findFirst({ where: withText, orderBy: { number: 'desc' }, select: { text: true } });
    if (last?.text !== text) await tx.report.update({ where, data: { text } });
    await mailReport(tx, report, code);
    return report.number;
  });
}

/** Decides all open reports on a blog at once. @throws AppError conflict without any */
export async function saveDecision(blogId: string, { kind, reason }: DecisionForm): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    const where = { blogId, decisionId: null };
    const last = await tx.report.findFirst({ where, orderBy: { number: 'desc' }, select: { title: true } });
    const id = newId();
    const blog = await tx.blog.findUnique({ where: { id: blogId }, select: { userId: true, title: true } });
    const about = blog ?? { userId: null, title: last?.title ?? '' };
    const decision = await tx.decision.create({ data: { id, blogId, ...about, kind, reason } });
    // A second operator waits here, and then finds none.
    const { count } = await tx.report.updateMany({ where, data: { decisionId: id } });
    if (count === 0) throw new AppError('conflict', sentence('report.noOpenReports'));
    if (kind !== 'nothing') await blockBlog(tx, blogId, kind === 'delete');
    await mailDecision(tx, decision);
  });
}

export async function saveObjection(blogId: string, objection: string): Promise<void> {
  const data = { objection, objectedAt: new Date() };
  await (await db()).$transaction(async (tx) => {
    const [decision] = await tx.decision.updateManyAndReturn({ where: contestable(blogId), data });
    if (!decision) throw new AppError('conflict', sentence('report.cannotObject'));
    await mailObjection(tx, decision);
  });
}

/** Upholds a decision after an objection, or lifts it at any time, as after a court's judgment. @throws AppError conflict */
export const saveOutcome = async (id: string, { outcome, reason }: OutcomeForm) =>
  (await db()).$transaction(async (tx) => {
    const upholdable = { outcome: null, objectedAt: { not: null } };
    const isAllowed = outcome === 'upheld' ? upholdable : { OR: [{ outcome: null }, { outcome: 'upheld' as const }] };
    const { count } = await tx.decision.updateMany({
      where: { id, kind: { not: 'nothing' }, ...isAllowed },
      data: { outcome, outcomeReason: reason, settledAt: new Date() },
    });
    if (count === 0) throw new AppError('conflict', sentence('report.cannotSettle'));
    const decision = await tx.decision.findUniqueOrThrow({ where: { id } });
    if (outcome === 'lifted') await unblockBlog(tx, decision.blogId);
    await mailDecision(tx, decision);
    return decision;
  });

/** Deletes the names, addresses and words of reporters, and the reported texts, six months after the last decision about their report. */
export async function sweepReports(): Promise<void> {
  const before = { lt: new Date(Date.now() - OBJECTION_DAYS * 24 * 60 * 60 * 1000) };
  await (await db()).report.updateMany({
    where: {
      explanation: { not: '' },
      decision: { OR: [{ settledAt: before }, { objectedAt: null, settledAt: null, createdAt: before }] },
    },
    data: { name: null, email: null, explanation: '', text: null },
  });
}
