import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { dateFormat, numberFormat } from '@/lib/messages/translator.ts';
import type { SiteStatus as Status } from '@/lib/operator/schema.ts';

const MB = 1024 * 1024;

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-border py-3 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-6">
    <dt className="font-semibold">{name}</dt>
    <dd className="mt-1 text-muted-foreground break-words sm:mt-0">{children}</dd>
  </div>
);

/** `{ internal: 2, unavailable: 1 }` → `internal 2, unavailable 1`: codes, as in the log. */
const listOf = (counts: Record<string, number>, language: string) =>
  new Intl.ListFormat(language, { type: 'unit' }).format(
    Object.entries(counts).map(([kind, count]) => `${kind} ${count}`),
  );

/** Queue, failures, cost and last backup. */
export function SiteStatus({ queue, failures, cost, backup }: Status) {
  const t = useTranslations('operator.status');
  const format = (value: number) => numberFormat(t.language, { maximumFractionDigits: 0 }).format(value);
  const time = (text: string) => dateFormat(t.language, TIME).format(new Date(text));
  const counts = { waiting: format(queue.waiting), running: format(queue.running) };
  const failed = [
    ...(Object.keys(failures.runs).length > 0 ? [t('failedRuns', { list: listOf(failures.runs, t.language) })] : []),
    ...(Object.keys(failures.jobs).length > 0 ? [t('failedJobs', { list: listOf(failures.jobs, t.language) })] : []),
  ];
  const costs = {
    calls: format(cost.calls),
    tokensIn: format(cost.tokensIn),
    tokensOut: format(cost.tokensOut),
    average: format((cost.tokensIn + cost.tokensOut) / Math.max(1, cost.blogs)),
  };
  function lastBackup(): string {
    if (backup === 'server') return t('backupOfServer');
    if (!backup) return t('noBackup');
    const size = numberFormat(t.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
    return t('backupMade', { time: time(backup.at), size: size.format(backup.bytes / MB) });
  }
  return (
    <section aria-labelledby="status" className="mt-14">
      <h2 id="status" className="font-display text-2xl font-semibold tracking-tight">
        {t('title')}
      </h2>
      <dl className="mt-4 border-b border-border text-sm">
        <Fact name={t('queue')}>
          {queue.oldest ? t('queueSince', { ...counts, time: time(queue.oldest) }) : t('queueCounts', counts)}
        </Fact>
        <Fact name={t('failures')}>{failed.length > 0 ? failed.join(' ') : t('noFailures')}</Fact>
        <Fact name={t('cost')}>
          {cost.blogs > 0 ? t('costs', { blogs: format(cost.blogs), ...costs }) : t('noCost')}
        </Fact>
        <Fact name={t('backup')}>{lastBackup()}</Fact>
      </dl>
    </section>
  );
}
