'use client';

import { lazy, Suspense, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailureToast } from '@/components/auth/session/failure-toast.ts';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { BRANDING_MESSAGES, PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { AccountRow } from './account-row.tsx';

/** Fetched when it is first needed. */
const SubscriptionDialog = lazy(() => import('@/components/subscription/checkout/subscription-dialog.tsx'));

/** Whether the product is named around the own blogs; saved as soon as it is chosen. */
export function BrandingRow({ user }: { user: SessionUser }) {
  const { refresh } = useAuth();
  const [isOffered, setIsOffered] = useState(false);

  async function save(isNamed: boolean): Promise<void> {
    try {
      const body = { hidesBranding: !isNamed };
      await requestJson('/api/account/branding', { method: 'PUT', body });
      await refresh();
      toast(isNamed ? BRANDING_MESSAGES.shown : BRANDING_MESSAGES.hidden);
    } catch (error) {
      if (apiErrorDetails(error).requiresSubscription) setIsOffered(true);
      else toast(accountFailureToast(error, BRANDING_MESSAGES.failed));
    }
  }
  return (
    <AccountRow heading={`The name ${BRAND_NAME}`} text={BRANDING_MESSAGES.about}>
      <div className="mt-5 max-w-[34rem]">
        <SwitchField
          label={`Name ${BRAND_NAME} on my blogs`}
          hint={BRANDING_MESSAGES.hint}
          checked={!user.hidesBranding}
          onChange={(isNamed) => void save(isNamed)}
        />
      </div>
      <Suspense>
        {isOffered ? <SubscriptionDialog open onOpenChange={setIsOffered} reason={PREMIUM_NEEDED} /> : null}
      </Suspense>
    </AccountRow>
  );
}
