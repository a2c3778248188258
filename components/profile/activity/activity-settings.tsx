'use client';

import { useTranslations } from '#translations';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { ACTIVITIES_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { settingsPath } from '@/lib/routes.ts';
import { LocalTime } from '../settings/setting.tsx';

type Props = { entries: readonly { id: bigint; text: string; by: string | null; createdAt: Date }[] };

export function ActivitySettings({ entries }: Props) {
  const t = useTranslations('settings.activity');
  return (
    <>
      <p className="text-sm text-muted-foreground">{t('about')}</p>
      {entries.length === 0 ? <p className="mt-6">{t('none')}</p> : null}
      <ul aria-label={t('label')} className="mt-4 divide-y divide-border text-sm">
        {entries.map(({ id, text, by, createdAt }) => (
          <li key={`${id}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 break-words">{by ? t('by', { text, by }) : text}</span>
            <LocalTime time={createdAt.toISOString()} />
          </li>
        ))}
      </ul>
      {entries.length === ACTIVITIES_PAGE_SIZE ? (
        <LinkButton
          href={`${settingsPath('activity')}?before=${entries.at(-1)?.id}`}
          variant="outline"
          className="mt-6"
        >
          {t('older')}
        </LinkButton>
      ) : null}
    </>
  );
}
