import 'server-only';
import { MAX_SHOWN_REPORTS, OBJECTION_DAYS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';

/** Decisions that took a blog away from the public. */
const AGAINST_AUTHOR = { kind: { not: 'nothing' } } as const;

const OPEN_OBJECTION = { objectedAt: { not: null }, outcome: null } as const;

/** Decisions that their author can still object to. */
export const contestable = (blogId: string) => ({
  ...{ blogId, ...AGAINST_AUTHOR, outcome: null, objectedAt: null },
  createdAt: { gt: new Date(Date.now() - OBJECTION_DAYS * 24 * 60 * 60 * 1000) },
});

/** A report with the decision on it, by the hash of its receipt's code. */
export async function findReport(codeHash: string) {
  return (await db()).report.findUnique({ where: { codeHash }, include: { decision: true } });
}

/** The last decision against a blog's author, or null. */
export async function findDecisionAgainst(blogId: string) {
  return (await db()).decision.findFirst({ where: { blogId, ...AGAINST_AUTHOR }, orderBy: { createdAt: 'desc' } });
}

/** Open reports, oldest first, and decisions with an unanswered objection. */
export async function findOpen() {
  const { report, decision } = await db();
  const select = { blogId: true, title: true, reason: true, createdAt: true } as const;
  return {
    reports: await report.findMany({ where: { decisionId: null }, select, orderBy: { number: 'asc' } }),
    objections: await decision.findMany({ where: OPEN_OBJECTION, orderBy: { objectedAt: 'asc' } }),
  };
}

/** Number of blogs with open reports and of unanswered objections. */
export async function countOpen(): Promise<number> {
  const { report, decision } = await db();
  const blogs = await report.groupBy({ by: ['blogId'], where: { decisionId: null } });
  return blogs.length + (await decision.count({ where: OPEN_OBJECTION }));
}

/** The oldest open reports on a blog, and its decisions, newest first. A flood of reports must not fill the page. */
export async function findCase(blogId: string) {
  const { report, decision } = await db();
  const shown = { orderBy: { number: 'asc' }, take: MAX_SHOWN_REPORTS } as const;
  const include = { reports: shown };
  return {
    open: await report.findMany({ where: { blogId, decisionId: null }, ...shown }),
    decisions: await decision.findMany({ where: { blogId }, include, orderBy: { createdAt: 'desc' } }),
  };
}

/** Number of decisions in force against an author. */
export async function countAgainst(userId: string): Promise<number> {
  const where = { userId, ...AGAINST_AUTHOR, OR: [{ outcome: null }, { outcome: 'upheld' as const }] };
  return (await db()).decision.count({ where });
}

/** Decisions with their reports, latest first. */
export async function findDecisions(take?: number) {
  const include = { reports: { select: { number: true, reason: true } } } as const;
  return (await db()).decision.findMany({ include, orderBy: { createdAt: 'desc' }, ...(take && { take }) });
}

/** Decisions about a user's blogs, with their objections. */
export async function findDecisionsAbout(userId: string) {
  return (await db()).decision.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
}

/** Email address of a blog's author, if it has one. */
export async function findAuthorEmail(blogId: string): Promise<string | undefined> {
  const blog = await (await db()).blog.findUnique({
    where: { id: blogId },
    select: { user: { select: { email: true } } },
  });
  return blog?.user?.email;
}
