'use client';

import { lazy, Suspense } from 'react';
import { AccountForm } from '@/components/auth/fields/account-form.tsx';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { SubmitButton } from '@/components/auth/fields/submit-button.tsx';
import { useAccountForm } from '@/components/auth/fields/use-account-form.ts';
import { ActionButton } from '@/components/subscription/checkout/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { DOMAIN_MESSAGES } from '@/lib/constants/domain-messages.ts';
import { PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import { domainChoiceSchema } from '@/lib/domains/schema.ts';
import { AccountRow } from '../account/account-row.tsx';
import { DomainStateView } from './domain-state.tsx';
import { useDomain } from './use-domain.ts';

/** Fetched when it is first needed. */
const SubscriptionDialog = lazy(() => import('@/components/subscription/checkout/subscription-dialog.tsx'));

type OwnDomain = ReturnType<typeof useDomain>;

function DomainForm({ choose }: Pick<OwnDomain, 'choose'>) {
  const { errors, isBusy, formProps } = useAccountForm(domainChoiceSchema, async ({ host }) => {
    const fault = await choose(host);
    return fault === undefined ? undefined : { host: fault };
  });
  return (
    <AccountForm label="Your own domain" className="max-w-md" {...formProps}>
      <FormField name="host" label="Host name" hint={DOMAIN_MESSAGES.hint} autoComplete="off" error={errors.host} />
      <SubmitButton isBusy={isBusy} busyText="Saving...">
        Use this name
      </SubmitButton>
    </AccountForm>
  );
}

function Domain({ own }: { own: OwnDomain }) {
  const { domain, hasFailed, retry, underWay, choose, check, remove } = own;
  if (domain === undefined && hasFailed) {
    return (
      <p className="flex flex-wrap items-center gap-4 text-sm">
        {DOMAIN_MESSAGES.loadFailed}
        <Button variant="outline" size="sm" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  if (domain === undefined) return <Skeleton className="h-10 max-w-md" />;
  if (domain === null) return <DomainForm choose={choose} />;
  const isBusy = underWay !== null;
  return (
    <>
      <DomainStateView domain={domain} />
      <div className="mt-5 flex flex-wrap gap-3">
        <ActionButton
          isBusy={underWay === 'check'}
          isBlocked={isBusy}
          busyText="Checking..."
          onClick={() => void check(domain.host)}
        >
          Check
        </ActionButton>
        <ActionButton
          variant="outline"
          isBusy={underWay === 'remove'}
          isBlocked={isBusy}
          busyText="Removing..."
          onClick={() => void remove(domain.host)}
        >
          Remove domain
        </ActionButton>
      </div>
    </>
  );
}

/** The own domain of a subscriber: chosen, checked, removed (docs/decisions/0082). */
export function DomainRow() {
  const own = useDomain();
  return (
    <AccountRow heading="Your own domain" text={DOMAIN_MESSAGES.about}>
      <div className="mt-5 max-w-[34rem]">
        <Domain own={own} />
      </div>
      <Suspense>
        {own.isOffered ? <SubscriptionDialog open onOpenChange={own.setIsOffered} reason={PREMIUM_NEEDED} /> : null}
      </Suspense>
    </AccountRow>
  );
}
