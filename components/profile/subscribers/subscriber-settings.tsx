'use client';

import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { InputField } from '@/components/ui/input.tsx';
import type { Subscribers } from '@/lib/newsletter/schema.ts';
import { SettingRow, useSetting } from '../settings/setting.tsx';

const PATH = '/api/account/subscribers';

function DeleteForm() {
  const t = useTranslations('subscribers');
  const router = useRouter();
  const { isBusy, save } = useSetting();
  const remove = (form: FormData) =>
    save(PATH, { method: 'DELETE', body: { email: form.get('email') } }, t('deleteFailed'), () => {
      router.refresh();
      return t.titled('deleted');
    });
  return (
    <form action={remove} aria-label={t('deletion')} className="mt-4 flex flex-wrap items-end gap-3">
      <InputField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="off"
        required
        className="min-w-48 flex-1"
      />
      <ActionButton type="submit" variant="outline" isBusy={isBusy} busyText={t('deleting')}>
        {t('delete')}
      </ActionButton>
    </form>
  );
}

export function SubscriberSettings({ confirmed, waiting, page, issues }: Subscribers) {
  const t = useTranslations('subscribers');
  const hasAny = confirmed + waiting > 0;
  const download = (
    <a href={`${PATH}?format=csv`} download className={buttonVariants({ variant: 'outline' })}>
      {t('download')}
    </a>
  );
  return (
    <>
      <SettingRow heading={t('heading')} text={t('about')} action={hasAny && download}>
        <p className="mt-4">{t('counts', { confirmed, waiting })}</p>
        {page && !hasAny && <InputField label={t('where')} readOnly value={page} className="mt-4" />}
        {issues.length > 0 ? <p className="mt-4 text-sm font-semibold">{t('sent')}</p> : null}
        <ul aria-label={t('mails')} className="mt-4 divide-y divide-border text-sm">
          {issues.map(({ blogId, title, sent, of: total }) => (
            <li key={blogId} className="flex justify-between gap-x-6 py-2.5">
              <span className="min-w-0 break-words">{title}</span>
              <span className="shrink-0">{t('progress', { sent, total })}</span>
            </li>
          ))}
        </ul>
      </SettingRow>
      {hasAny ? (
        <SettingRow heading={t('deletion')} text={t('deletionText')}>
          <DeleteForm />
        </SettingRow>
      ) : null}
    </>
  );
}
