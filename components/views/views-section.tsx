'use client';

import { useId } from 'react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Card } from '@/components/ui/card.tsx';
import { shortDate } from '@/components/ui/format.ts';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { totalOf } from '@/lib/views/rules.ts';
import type { DayOfViews, Referrer, ViewCounts, ViewStatistics } from '@/lib/views/schema.ts';
import { COUNTED, VIEWS_TEXTS } from './texts.ts';
import { useViewStatistics } from './use-views.ts';
import { ViewsChart } from './views-chart.tsx';

type ReferrerListProps = {
  heading: string;
  sites: readonly Referrer[];
  /** Shown instead of an empty list. */
  none: string;
};

/** Referring sites; never links, as anybody can send any name. */
function ReferrerList({ heading, sites, none }: ReferrerListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="border-b border-input pb-1.5 font-medium">
        {heading}
      </h3>
      {sites.length === 0 ? (
        <p className="py-2 text-sm text-muted-foreground">{none}</p>
      ) : (
        <ul className="divide-y divide-border text-sm">
          {sites.map(({ host, count }) => (
            <li key={host} className="flex justify-between gap-4 py-1.5">
              <span className="min-w-0 break-words">{host}</span>
              <span>{count.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The chart's days as a table, newest first. */
function ViewsTable({ days }: { days: readonly DayOfViews[] }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-sm font-medium link-underline">{VIEWS_TEXTS.table}</summary>
      <div className="mt-3 max-w-full">
        <table className="w-full text-right text-sm">
          <thead className="border-b border-input">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                Day
              </th>
              {COUNTED.map(({ name, label }) => (
                <th key={name} scope="col" className="py-1.5 pl-2 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row" className="py-1.5 text-left font-normal text-muted-foreground">
                  <time dateTime={each.day}>{shortDate(each.day)}</time>
                </th>
                {COUNTED.map(({ name }) => (
                  <td key={name} className="py-1.5 pl-2">
                    {each[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        {VIEWS_TEXTS.loading}
      </p>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
    </div>
  );
}

function Totals({ total }: { total: ViewCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {COUNTED.map(({ name, label, hint }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm">
            <span className="font-medium">{label}</span> <span className="block text-muted-foreground">{hint}</span>
          </dt>
          <dd className="font-display text-3xl leading-tight font-semibold tabular-nums">
            {total[name].toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Statistics({ statistics: { days, referrers, embedders } }: { statistics: ViewStatistics }) {
  const total = totalOf(days);
  const isRead = COUNTED.some(({ name }) => total[name] > 0);
  if (!isRead && referrers.length === 0 && embedders.length === 0) {
    return <p className="text-muted-foreground">{VIEWS_TEXTS.none}</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      <Totals total={total} />
      <ViewsChart days={days} />
      <ViewsTable days={days} />
      <div className="grid gap-6 sm:grid-cols-2">
        <ReferrerList heading={VIEWS_TEXTS.referrers} sites={referrers} none={VIEWS_TEXTS.noReferrers} />
        <ReferrerList heading={VIEWS_TEXTS.embedders} sites={embedders} none={VIEWS_TEXTS.noEmbedders} />
      </div>
    </div>
  );
}

type ViewsSectionProps = {
  heading: string;
  /** API path of the statistics. */
  path: string;
};

/** Recent views of a blog or of all blogs, for the owner. */
export function ViewsSection({ heading, path }: ViewsSectionProps) {
  const id = useId();
  const { statistics, hasFailed, retry } = useViewStatistics(path);

  function content() {
    if (statistics) return <Statistics statistics={statistics} />;
    return hasFailed ? <LoadFailure role="alert" text={VIEWS_TEXTS.failed} retry={retry} /> : <Loading />;
  }
  return (
    <section aria-labelledby={id}>
      <Card className="p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id={id} className="font-display text-xl leading-tight font-semibold tracking-tight">
              {heading}
            </h2>
            <p className="mt-0.5 text-sm text-muted-foreground">{VIEWS_TEXTS.period}</p>
          </div>
          <a href={`${path}?format=csv`} download className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {VIEWS_TEXTS.download}
          </a>
        </div>
        <div className="mt-5">{content()}</div>
        <p className="mt-5 text-sm text-muted-foreground">{VIEWS_TEXTS.method}</p>
      </Card>
    </section>
  );
}
