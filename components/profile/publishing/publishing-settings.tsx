'use client';

import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { usePlatforms } from '@/components/backlinks/platform-tabs.tsx';
import { useVisibilityOptions } from '@/components/blog/visibility/visibility-badge.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { SettingRow, useSetting, useSignedIn } from '../settings/setting.tsx';

type UserProps = { user: SessionUser };

function DefaultVisibilityRow({ user }: UserProps) {
  const t = useTranslations('settings.publishing');
  const { refresh } = useAuth();
  const { isBusy, save } = useSetting();
  const visibilities = useTranslations('ownBlogs.visibility');
  const change = (body: object) =>
    save('/api/account/default-visibility', { method: 'PUT', body }, visibilities('defaultFailed'), () =>
      refresh().then(() => visibilities.titled('defaultSaved')),
    );
  return (
    <SettingRow heading={t('visibility')} text={t('visibilityText')}>
      <Select
        aria-label={t('visibilityLabel')}
        aria-busy={isBusy}
        options={useVisibilityOptions()}
        value={user.defaultVisibility}
        onChange={({ target }) => void change({ defaultVisibility: target.value })}
        className="mt-4 w-auto max-w-full"
      />
    </SettingRow>
  );
}

function BrandingRow({ user }: UserProps) {
  const t = useTranslations('settings.publishing');
  const { refresh } = useAuth();
  const { dialog, save } = useSetting();
  const change = (isNamed: boolean) =>
    save('/api/account/branding', { method: 'PUT', body: { hidesBranding: !isNamed } }, t('brandingFailed'), () =>
      refresh().then(() => t.titled(isNamed ? 'brandingShown' : 'brandingHidden', { brand: BRAND_NAME })),
    );
  return (
    <SettingRow heading={t('branding')} text={t(IS_UNLIMITED ? 'brandingText' : 'brandingTextPremium')}>
      <div className="mt-5 max-w-[34rem]">
        <SwitchField
          label={t('brandingLabel', { brand: BRAND_NAME })}
          hint={t('brandingHint')}
          checked={!user.hidesBranding}
          onChange={(isNamed) => void change(isNamed)}
        />
      </div>
      {dialog}
    </SettingRow>
  );
}

function CredentialsRow() {
  const t = useTranslations('settings.publishing');
  const { remembered, forget } = usePlatforms();
  return (
    <SettingRow heading={t('credentials')} text={t(remembered?.length === 0 ? 'noCredentials' : 'credentialsText')}>
      <ul className="divide-y divide-border text-sm empty:hidden">
        {remembered?.map(({ platform, target }) => (
          <li key={platform} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 break-words">
              <span className="font-semibold">{platformLabel(platform)}</span>{' '}
              <span className="text-muted-foreground">{target}</span>
            </p>
            <ConfirmButton
              size="touch"
              confirmation={{
                title: t('forgetTitle', { platform: platformLabel(platform) }),
                text: t('forgetText'),
                action: { label: t('forgetCredentials'), busy: t('forgetting') },
                onConfirm: () => forget(platform),
              }}
            >
              {t.rich('forget', { platform: platformLabel(platform), spoken: <span className="sr-only" /> })}
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </SettingRow>
  );
}

export function PublishingSettings({ user: rendered }: UserProps) {
  const user = useSignedIn(rendered);
  return (
    <>
      <DefaultVisibilityRow user={user} />
      <BrandingRow user={user} />
      <CredentialsRow />
    </>
  );
}
