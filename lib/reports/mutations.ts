import 'server-only';
import { blockBlog, unblockBlog } from '@/lib/blogs/mutations.ts';
import { OBJECTION_DAYS } from '@/lib/constants/limits.ts';
import { REPORT_MESSAGES } from '@/lib/constants/report-messages.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { contestable } from './queries.ts';
import type { DecisionForm, OutcomeForm } from './schema.ts';

export async function saveReport(data: Prisma.ReportUncheckedCreateInput) {
  return (await db()).report.create({ data });
}

/** Decides all open reports on a blog at once. @throws AppError conflict without any */
export async function saveDecision(blogId: string, { kind, reason }: DecisionForm) {
  return (await db()).$transaction(async (tx) => {
    const where = { blogId, decisionId: null };
    const last = await tx.report.findFirst({ where, orderBy: { number: 'desc' } });
    const id = newId();
    const blog = await tx.blog.findUnique({ where: { id: blogId }, select: { userId: true, title: true } });
    const about = blog ?? { userId: null, title: last?.title ?? '' };
    await tx.decision.create({ data: { id, blogId, ...about, kind, reason } });
    // A second operator waits here, and then finds none.
    const { count } = await tx.report.updateMany({ where, data: { decisionId: id } });
    if (count === 0) throw new AppError('conflict', REPORT_MESSAGES.noOpenReports);
    if (kind !== 'nothing') await blockBlog(tx, blogId, kind === 'delete');
    return tx.decision.findUniqueOrThrow({ where: { id }, include: { reports: true } });
  });
}

/** Stores the author's only objection. @throws AppError conflict without a decision that can be objected to */
export async function saveObjection(blogId: string, objection: string) {
  const data = { objection, objectedAt: new Date() };
  const [decision] = await (await db()).decision.updateManyAndReturn({ where: contestable(blogId), data });
  if (decision) return decision;
  throw new AppError('conflict', REPORT_MESSAGES.cannotObject);
}

/** Upholds a decision after an objection, or lifts it at any time, as after a court's judgment. @throws AppError conflict */
export async function saveOutcome(id: string, { outcome, reason }: OutcomeForm) {
  return (await db()).$transaction(async (tx) => {
    const upholdable = { outcome: null, objectedAt: { not: null } };
    const isAllowed = outcome === 'upheld' ? upholdable : { OR: [{ outcome: null }, { outcome: 'upheld' as const }] };
    const { count } = await tx.decision.updateMany({
      where: { id, kind: { not: 'nothing' }, ...isAllowed },
      data: { outcome, outcomeReason: reason, settledAt: new Date() },
    });
    if (count === 0) throw new AppError('conflict', REPORT_MESSAGES.cannotSettle);
    const decision = await tx.decision.findUniqueOrThrow({ where: { id }, include: { reports: true } });
    if (outcome === 'lifted') await unblockBlog(tx, decision.blogId);
    return decision;
  });
}

/** Deletes the names, addresses and words of reporters six months after the last decision about their report. */
export async function sweepReports(): Promise<void> {
  const before = { lt: new Date(Date.now() - OBJECTION_DAYS * 24 * 60 * 60 * 1000) };
  await (await db()).report.updateMany({
    where: {
      explanation: { not: '' },
      decision: { OR: [{ settledAt: before }, { objectedAt: null, settledAt: null, createdAt: before }] },
    },
    data: { name: null, email: null, explanation: '' },
  });
}
