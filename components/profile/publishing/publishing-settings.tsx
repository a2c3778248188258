'use client';

import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { usePlatforms } from '@/components/backlinks/platform-tabs.tsx';
import { visibilityOptions } from '@/components/blog/visibility/visibility-badge.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { BRANDING_MESSAGES, VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { SettingRow, useSetting, useSignedIn } from '../settings/setting.tsx';

type UserProps = { user: SessionUser };

function DefaultVisibilityRow({ user }: UserProps) {
  const options = useTranslations('options');
  const { refresh } = useAuth();
  const { isBusy, save } = useSetting();
  const { defaultFailed, defaultSaved } = VISIBILITY_MESSAGES;
  const change = (body: object) =>
    save('/api/account/default-visibility', { method: 'PUT', body }, defaultFailed, () =>
      refresh().then(() => defaultSaved),
    );
  return (
    <SettingRow heading="Default visibility" text="Who can see your new blogs. You can change it for each blog.">
      <Select
        aria-label="Visibility of new blogs"
        aria-busy={isBusy}
        options={visibilityOptions(options)}
        value={user.defaultVisibility}
        onChange={({ target }) => void change({ defaultVisibility: target.value })}
        className="mt-4 w-auto max-w-full"
      />
    </SettingRow>
  );
}

function BrandingRow({ user }: UserProps) {
  const { refresh } = useAuth();
  const { dialog, save } = useSetting();
  const { about, hint, failed, shown, hidden } = BRANDING_MESSAGES;
  const change = (isNamed: boolean) =>
    save('/api/account/branding', { method: 'PUT', body: { hidesBranding: !isNamed } }, failed, () =>
      refresh().then(() => (isNamed ? shown : hidden)),
    );
  return (
    <SettingRow heading="Branding" text={about}>
      <div className="mt-5 max-w-[34rem]">
        <SwitchField
          label={`Show ${BRAND_NAME} on my blogs`}
          hint={hint}
          checked={!user.hidesBranding}
          onChange={(isNamed) => void change(isNamed)}
        />
      </div>
      {dialog}
    </SettingRow>
  );
}

function CredentialsRow() {
  const { remembered, forget } = usePlatforms();
  return (
    <SettingRow
      heading="Saved credentials"
      text={
        remembered?.length === 0
          ? 'None saved. Choose “Remember for next time” when you publish elsewhere.'
          : 'Stored encrypted and never shown again. Only you can publish with them.'
      }
    >
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
                title: `Forget ${platformLabel(platform)}?`,
                text: 'We’ll delete the saved credentials. Posts there stay. To publish there again, you’ll need to enter them again.',
                action: { label: 'Forget credentials', busy: 'Forgetting...' },
                onConfirm: () => forget(platform),
              }}
            >
              Forget<span className="sr-only"> {platformLabel(platform)}</span>
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
