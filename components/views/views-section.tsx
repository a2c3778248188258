import { useId } from 'react';
import useSWR from 'swr';
import { useLanguage, useTranslations } from '#translations';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Card } from '@/components/ui/card.tsx';
import { longDate, shortDate } from '@/components/ui/format.ts';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CHART_DAYS } from '@/lib/constants/limits.ts';
import { numberFormat } from '@/lib/messages/translator.ts';
import {
  type DayOfViews,
  type Referrer,
  sumDays,
  VIEW_COUNTS,
  type ViewCounts,
  type ViewStatistics,
  type ViewsByBlog,
} from '@/lib/views/rules.ts';

/** Referring sites, or a sentence without any; never links, as anybody can send any name. */
function ReferrerList({ heading, sites, none }: { heading: string; sites: readonly Referrer[]; none: string }) {
  const numbers = numberFormat(useLanguage());
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
              <span>{numbers.format(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** In the drawing's units; a day is 1 wide. */
const HEIGHT = 100;

const BAR = 0.72;

/** Least full height in views, so that a single view is no peak. */
const LEAST_PEAK = 4;

function Bar({ at, day: { day, views, readers }, peak }: { at: number; day: DayOfViews; peak: number }) {
  const t = useTranslations('views');
  const bar = (count: number) => {
    const height = (HEIGHT * count) / peak;
    return { x: at + (1 - BAR) / 2, width: BAR, y: HEIGHT - height, height };
  };
  return (
    <g>
      <title>{t('ofDay', { day: longDate(day, t.language), views, readers })}</title>
      <rect x={at} width={1} y={0} height={HEIGHT} className="fill-transparent hover:fill-accent" />
      <rect {...bar(views)} className="fill-input" />
      <rect {...bar(readers)} className="fill-primary" />
    </g>
  );
}

const Key = ({ color, children }: { color: string; children: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden className={`size-2.5 ${color}`} />
    {children}
  </span>
);

/** Views and readers by day on a scale from 0; the table below has the same numbers. */
function ViewsChart({ days }: { days: readonly DayOfViews[] }) {
  const t = useTranslations('views');
  const highest = Math.max(0, ...days.map(({ views }) => views));
  const peak = Math.max(LEAST_PEAK, highest);
  const { views, readers } = sumDays(days);
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure className="text-sm text-muted-foreground">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span>{t('busiestDay', { count: highest })}</span>
        <span className="flex gap-4">
          <Key color="bg-input">{t('views.label')}</Key>
          <Key color="bg-primary">{t('readers.label')}</Key>
        </span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-2">
        <p aria-hidden className="-my-2.5 flex flex-col justify-between text-end">
          <span>{numberFormat(t.language).format(peak)}</span>
          <span>{numberFormat(t.language).format(0)}</span>
        </p>
        <svg
          role="img"
          aria-label={t('chart', {
            views,
            readers,
            first: longDate(first, t.language),
            last: longDate(last, t.language),
          })}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-32 w-full border-t border-b border-t-border border-b-foreground"
        >
          {days.map((day, at) => (
            <Bar key={day.day} at={at} day={day} peak={peak} />
          ))}
        </svg>
        <p aria-hidden className="col-start-2 mt-1.5 flex justify-between">
          <time dateTime={first}>{shortDate(first, t.language)}</time>
          <time dateTime={last}>{shortDate(last, t.language)}</time>
        </p>
      </div>
    </figure>
  );
}

function ViewsTable({ days }: { days: readonly DayOfViews[] }) {
  const t = useTranslations('views');
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-sm font-medium link-underline">{t('showTable')}</summary>
      <div className="mt-3 max-w-full">
        <table className="w-full text-end text-xs sm:text-sm">
          <thead className="border-b border-input">
            <tr>
              <th scope="col" className="py-1.5 text-start font-medium">
                {t('day')}
              </th>
              {VIEW_COUNTS.map((name) => (
                <th key={name} scope="col" className="py-1.5 ps-1.5 sm:ps-2 font-medium">
                  {t(`${name}.label`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row" className="py-1.5 text-start font-normal whitespace-nowrap text-muted-foreground">
                  <time dateTime={each.day}>{shortDate(each.day, t.language)}</time>
                </th>
                {VIEW_COUNTS.map((name) => (
                  <td key={name} className="py-1.5 ps-1.5 sm:ps-2">
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

function Totals({ total }: { total: ViewCounts }) {
  const t = useTranslations('views');
  const numbers = numberFormat(t.language);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-5">
      {VIEW_COUNTS.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm">
            <span className="font-medium">{t(`${name}.label`)}</span>{' '}
            <span className="block text-muted-foreground">{t(`${name}.hint`)}</span>
          </dt>
          <dd className="font-display text-3xl leading-tight font-semibold">{numbers.format(total[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Statistics({ days, referrers, aiAnswers, embedders }: ViewStatistics) {
  const t = useTranslations('views');
  const total = sumDays(days);
  const hasCounts =
    VIEW_COUNTS.some((name) => total[name] > 0) || [referrers, aiAnswers, embedders].some(({ length }) => length > 0);
  return (
    <div className="flex flex-col gap-6">
      <Totals total={total} />
      <ViewsChart days={days} />
      {hasCounts ? (
        <>
          <ViewsTable days={days} />
          <div className="grid gap-6 sm:grid-cols-3">
            <ReferrerList heading={t('referrers')} sites={referrers} none={t('noReferrers')} />
            <ReferrerList heading={t('aiAnswers')} sites={aiAnswers} none={t('noAiAnswers')} />
            <ReferrerList heading={t('embeddedOn')} sites={embedders} none={t('notEmbedded')} />
          </div>
        </>
      ) : (
        <p>{t('none')}</p>
      )}
    </div>
  );
}

/** Recent views of a blog or of all blogs, for the owner; `path` is the API path of the statistics. */
export function ViewsSection({ heading, path }: { heading: string; path: string }) {
  const t = useTranslations('views');
  const id = useId();
  const request = useSWR<ViewStatistics, Error>(path, { revalidateOnMount: true });
  return (
    <section aria-labelledby={id}>
      <Card className="p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id={id} className="font-display text-xl leading-tight font-semibold tracking-tight">
              {heading}
            </h2>
            <p className="mt-0.5 text-sm text-muted-foreground">{t('lastDays', { days: CHART_DAYS })}</p>
          </div>
          <a href={`${path}?format=csv`} download className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {t('downloadCsv')}
          </a>
        </div>
        <div className="mt-5">
          <Loaded request={request} text={t('loadFailed')} skeleton={<Skeleton className="h-106 sm:h-86" />}>
            {(statistics) => <Statistics {...statistics} />}
          </Loaded>
        </div>
        <p className="mt-5 text-sm text-muted-foreground">{t('about')}</p>
      </Card>
    </section>
  );
}

export function useViewsByBlog(blogs: readonly BlogSummary[] | undefined): ViewsByBlog | undefined {
  const ids = blogs?.map(({ id }) => id).join(',');
  return useSWR<ViewsByBlog, Error>(ids ? `/api/views/counts?ids=${ids}` : null, { revalidateOnMount: true }).data;
}
