import type { Route } from 'next';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { Pages } from '@/components/profile/blogs/blog-grid.tsx';
import { Day, FormProblem } from '@/components/reports/report-parts.tsx';
import { EmptyState, PageTitle } from '@/components/shell/page-parts.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { TextLink } from '@/components/ui/text-link.tsx';
import { REPORT_REASONS } from '@/lib/constants/reports.ts';
import { listComma, sentenceGap } from '@/lib/messages/languages.ts';
import { dateFormat, type Translator } from '@/lib/messages/translator.ts';
import type { Case, OpenCase } from '@/lib/reports/schema.ts';
import { casePath, OPERATOR_PATH, REPORTS_PATH } from '@/lib/routes.ts';

const reasonList = (t: Translator<'report'>, reasons: OpenCase['reasons']): string =>
  REPORT_REASONS.flatMap((reason) => {
    const count = reasons[reason] ?? 0;
    return count === 0 ? [] : `${t(`reasons.${reason}`)}${count > 1 ? ` (${count})` : ''}`;
  }).join(listComma(t.language));

const countReasons = (reasons: OpenCase['reasons']): number =>
  Object.values(reasons).reduce((sum, each) => sum + each, 0);

type EntryProps = { entry: { blogId: string; title: string }; text: string; children: ReactNode };

const Entry = ({ entry: { blogId, title }, text, children }: EntryProps) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-border py-4">
    <div className="min-w-0 flex-1 basis-72">
      <TextLink href={casePath(blogId)} className="font-display text-xl leading-snug font-semibold break-words">
        {title}
      </TextLink>
      <p className="mt-1 text-sm text-muted-foreground">{text}</p>
    </div>
    <p className="flex items-center gap-3 text-sm text-muted-foreground">{children}</p>
  </li>
);

export const HEADING = 'font-display text-3xl leading-none font-semibold tracking-tight';

type ReportsScreenProps = {
  open: readonly OpenCase[];
  page: number;
  pages: number;
  decisions: readonly Omit<Case['decisions'][number], 'reports'>[];
  problem: string | string[] | undefined;
};

export function ReportsScreen({ open, page, pages, decisions, problem }: ReportsScreenProps) {
  const t = useTranslations('report');
  const cases = useTranslations('cases');
  return (
    <div className="page-width max-w-5xl pt-12">
      <TextLink href={OPERATOR_PATH} className="mb-3 inline-block text-sm">
        {cases('operator')}
      </TextLink>
      <PageTitle>{cases('title')}</PageTitle>
      <FormProblem code={problem} />
      <h2 className={`mt-10 mb-5 ${HEADING}`}>{cases('open')}</h2>
      {open.length === 0 ? <EmptyState text={cases('none')} /> : null}
      <ul className="border-border not-empty:border-t">
        {open.map((entry) => (
          <Entry
            key={`${entry.blogId} ${entry.hasObjection}`}
            entry={entry}
            text={entry.hasObjection ? cases('objects') : reasonList(t, entry.reasons)}
          >
            <Badge className="border-primary">
              {entry.hasObjection ? cases('objection') : cases('count', { count: countReasons(entry.reasons) })}
            </Badge>
            <span>
              {cases.rich('since', {
                date: dateFormat(cases.language, { dateStyle: 'long', timeZone: 'UTC' }).format(entry.since),
                day: <time dateTime={entry.since.toISOString()} />,
              })}
            </span>
          </Entry>
        ))}
      </ul>
      <Pages
        label={cases('pages')}
        page={page}
        pages={pages}
        pageHref={(other) => `${REPORTS_PATH}?page=${other}` as Route}
      />
      {decisions.length > 0 ? (
        <div className="mt-14 mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className={HEADING}>{cases('decided')}</h2>
          <a href="/api/operator/decisions" download className={buttonVariants({ variant: 'outline' })}>
            {cases('log')}
          </a>
        </div>
      ) : null}
      <ul className="border-border not-empty:border-t">
        {decisions.map((decision) => (
          <Entry
            key={decision.id}
            entry={decision}
            text={[
              t(`decisions.${decision.kind}.done`),
              decision.outcome && t(`outcomes.${decision.outcome}.done`),
            ].join(sentenceGap(t.language))}
          >
            <Day time={decision.createdAt} />
          </Entry>
        ))}
      </ul>
    </div>
  );
}
