'use client';

import { useTranslations } from '#translations';
import { Link } from '@/components/messages/navigation.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { BIN_PATH } from '@/lib/routes.ts';
import { SettingRow } from '../settings/setting.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportForm } from './import-form.tsx';

const OUTLINE = buttonVariants({ variant: 'outline' });

export function DataSettings() {
  const t = useTranslations('transfer');
  return (
    <>
      <SettingRow heading={t('import')} text={t('importText')}>
        <ImportForm />
      </SettingRow>
      <SettingRow heading={t('export')} text={t('exportText')} action={<ExportMenu />} />
      <SettingRow
        heading={t('trash')}
        text={t('trashText')}
        action={
          <Link href={BIN_PATH} prefetch={false} className={OUTLINE}>
            {t('openTrash')}
          </Link>
        }
      />
      <SettingRow
        heading={t('data')}
        text={t('dataText')}
        action={
          <a href="/api/account/export" download className={OUTLINE}>
            {t('downloadData')}
          </a>
        }
      />
    </>
  );
}
