import 'server-only';
import { MAX_SHOWN_REPORTS, OBJECTION_DAYS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import type { OpenCase } from './schema.ts';

/** Decisions that took a blog away from the public. */
const AGAINST_AUTHOR = { kind: { not: 'nothing' } } as const;

/** Decisions that their author can still object to. */
export const contestable = (blogId: string) => ({
  ...{ blogId, ...AGAINST_AUTHOR, outcome: null, objectedAt: null },
  createdAt: { gt: new Date(Date.now() - OBJECTION_DAYS * 24 * 60 * 60 * 1000) },
});

export const findReport = async (codeHash: string) =>
  (await db()).report.findUnique({ where: { codeHash }, include: { decision: true } });

export const findDecisionAgainst = async (blogId: string) =>
  (await db()).decision.findFirst({ where: { blogId, ...AGAINST_AUTHOR }, orderBy: { createdAt: 'desc' } });

const OPEN_CASES = Prisma.sql`
  SELECT blog_id, (array_agg(title ORDER BY number DESC))[1] AS title, min(created_at) AS since, false AS is_objection
  FROM reports WHERE decision_id IS NULL GROUP BY blog_id
  UNION ALL SELECT blog_id, title, objected_at, true FROM decisions WHERE objected_at IS NOT NULL AND outcome IS NULL`;

/** Number of blogs with open reports and of unanswered objections. */
export async function countOpen(): Promise<number> {
  const [row] = await (await db()).$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM (${OPEN_CASES}) cases`;
  return row?.count ?? 0;
}

/** A page of them, oldest first, from 0. */
export async function findOpen(page: number, pageSize: number): Promise<OpenCase[]> {
  return (await db()).$queryRaw<OpenCase[]>`
    SELECT blog_id AS "blogId", title, since, is_objection AS "hasObjection",
      CASE WHEN is_objection THEN '{}' ELSE (
        SELECT jsonb_object_agg(reason, count) FROM (
          SELECT reason, count(*) FROM reports
          WHERE decision_id IS NULL AND reports.blog_id = cases.blog_id GROUP BY reason) counted) END AS reasons
    FROM (${OPEN_CASES} ORDER BY since, blog_id LIMIT ${pageSize} OFFSET ${page * pageSize}) cases`;
}

/** The oldest open reports on a blog, its text as last reported, and its decisions, newest first. A flood of reports must not fill the page. */
export async function findCase(blogId: string) {
  const { report, decision } = await db();
  const shown = { orderBy: { number: 'asc' }, take: MAX_SHOWN_REPORTS, omit: { text: true } } as const;
  const include = { reports: shown };
  const withText = { blogId, text: { not: null } };
  return {
    reported: await report.findFirst({ where: withText, orderBy: { number: 'desc' }, select: { text: true } }),
    open: await report.findMany({ where: { blogId, decisionId: null }, ...shown }),
    decisions: await decision.findMany({ where: { blogId }, include, orderBy: { createdAt: 'desc' } }),
  };
}

export async function countAgainst(userId: string): Promise<number> {
  const where = { userId, ...AGAINST_AUTHOR, OR: [{ outcome: null }, { outcome: 'upheld' as const }] };
  return (await db()).decision.count({ where });
}

export async function findDecisions(take: number, before?: string) {
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  return (await db()).decision.findMany({ orderBy, take, ...(before && { cursor: { id: before }, skip: 1 }) });
}

export async function countReasons(decisionIds: readonly string[]) {
  const where = { decisionId: { in: [...decisionIds] } };
  return (await db()).report.groupBy({ by: ['decisionId', 'reason'], where, _count: true });
}

export const findDecisionsAbout = async (userId: string) =>
  (await db()).decision.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });

export async function findAuthor(tx: Prisma.TransactionClient, blogId: string) {
  const select = { user: { select: { email: true, emailVerified: true, interfaceLanguage: true } } } as const;
  return (await tx.blog.findUnique({ where: { id: blogId }, select }))?.user ?? null;
}

export async function findReportersToMail(tx: Prisma.TransactionClient, decisionId: string) {
  const select = { number: true, email: true, language: true } as const;
  const rows = await tx.report.findMany({ where: { decisionId, email: { not: null } }, distinct: ['email'], select });
  return rows.flatMap(({ email, ...row }) => (email ? [{ ...row, email }] : []));
}
