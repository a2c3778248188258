'use client';

import { useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailure } from '@/components/auth/session/auth-error.ts';
import { usePlatforms } from '@/components/backlinks/platform-tabs.tsx';
import { VISIBILITY_OPTIONS } from '@/components/blog/visibility/visibility-badge.tsx';
import { usePremiumOffer } from '@/components/subscription/checkout/checkout.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { BRANDING_MESSAGES, PREMIUM_NEEDED, VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { useSignedIn } from '../settings/session.tsx';
import { SettingRow } from '../settings/setting-row.tsx';

type UserProps = { user: SessionUser };

/** Saves one setting. Features of premium offer the subscription instead. */
function useSetting(path: string, failure: string) {
  const { refresh } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const { offer, dialog } = usePremiumOffer(PREMIUM_NEEDED);

  async function save(body: object, saved: ToastInput): Promise<void> {
    setIsBusy(true);
    try {
      await requestJson(path, { method: 'PUT', body });
      await refresh();
      toast(saved);
    } catch (error) {
      if (apiErrorDetails(error).requiresSubscription) offer();
      else toast(accountFailure(error, failure));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, dialog, save };
}

function DefaultVisibilityRow({ user }: UserProps) {
  const { isBusy, save } = useSetting('/api/account/default-visibility', VISIBILITY_MESSAGES.defaultFailed);
  return (
    <SettingRow heading="Default visibility" text="Who can see your new blogs. You can change it for each blog.">
      <Select
        aria-label="Visibility of new blogs"
        aria-busy={isBusy}
        options={VISIBILITY_OPTIONS}
        value={user.defaultVisibility}
        onChange={({ target }) => void save({ defaultVisibility: target.value }, VISIBILITY_MESSAGES.defaultSaved)}
        className="mt-4 w-auto max-w-full"
      />
    </SettingRow>
  );
}

function BrandingRow({ user }: UserProps) {
  const { dialog, save } = useSetting('/api/account/branding', BRANDING_MESSAGES.failed);
  return (
    <SettingRow heading="Branding" text={BRANDING_MESSAGES.about}>
      <div className="mt-5 max-w-[34rem]">
        <SwitchField
          label={`Show ${BRAND_NAME} on my blogs`}
          hint={BRANDING_MESSAGES.hint}
          checked={!user.hidesBranding}
          onChange={(isNamed) =>
            void save({ hidesBranding: !isNamed }, isNamed ? BRANDING_MESSAGES.shown : BRANDING_MESSAGES.hidden)
          }
        />
      </div>
      {dialog}
    </SettingRow>
  );
}

function CredentialsRow() {
  const { remembered, forget } = usePlatforms();
  const [asked, setAsked] = useState<PlatformName | null>(null);
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
            <Button variant="outline" size="sm" onClick={() => setAsked(platform)} className="pointer-coarse:h-11">
              Forget<span className="sr-only"> {platformLabel(platform)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={`Forget ${platformLabel(asked)}?`}
          text="We’ll delete the saved credentials. Posts there stay. To publish there again, you’ll need to enter them again."
          action={{ label: 'Forget credentials', busy: 'Forgetting...' }}
          onConfirm={async () => {
            await forget(asked);
            return true;
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
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
