'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { lazy, Suspense, useState } from 'react';
import { ResendButton } from '@/components/auth/recovery/verify-email-form.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailureToast } from '@/components/auth/session/auth-error.ts';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { BLOG_VISIBILITIES, BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import { BRANDING_MESSAGES, PREMIUM_NEEDED, VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { AUTHOR_MESSAGES } from '@/lib/constants/profile-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { userPath } from '@/lib/routes.ts';
import { AuthorPreview } from '../author/about-author.tsx';
import { AccountFormRow, AccountRow } from './account-row.tsx';

/** Loaded on first use, with its validation. */
const AuthorForm = lazy(() => import('../author/author-form.tsx'));

/** The author profile as readers see it, and its form. */
export function AuthorRow({ user }: { user: SessionUser }) {
  const displayName = user.displayName ?? '';
  return (
    <AccountFormRow
      heading="Author profile"
      text={
        <>
          <p>{AUTHOR_MESSAGES.shown}</p>
          {user.hasChosenName ? null : (
            <p className="mt-2 font-medium text-foreground">{AUTHOR_MESSAGES.nameFromEmail(displayName)}</p>
          )}
          <div className="mt-4">
            <AuthorPreview author={{ ...user, displayName }} />
          </div>
          <Link
            href={userPath(user.slug)}
            prefetch={false}
            className="mt-3 inline-block py-1 font-medium text-foreground link-underline"
          >
            View your public page
          </Link>
        </>
      }
      label="Edit profile"
    >
      {(close) => <AuthorForm user={user} onSaved={close} />}
    </AccountFormRow>
  );
}

function stateOf(isVerified: boolean, hasMail: boolean): string {
  if (isVerified) return 'Confirmed';
  return hasMail
    ? 'Not confirmed yet. Open the link in the email we sent you.'
    : 'Not confirmed. This site does not send email.';
}

type EmailStateProps = { user: SessionUser; hasMail: boolean };

/** Whether the email address is verified; resends the link if this server sends mail. */
export function EmailState({ user, hasMail }: EmailStateProps) {
  const { email, emailVerified } = user;
  const Icon = emailVerified ? CircleCheck : CircleAlert;
  return (
    <AccountRow
      heading="Email"
      text={
        <>
          <p className="text-foreground">{email}</p>
          <p className="mt-1 flex items-start gap-1.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-rubric" />
            {stateOf(emailVerified, hasMail)}
          </p>
        </>
      }
      action={emailVerified || !hasMail ? null : <ResendButton>Resend link</ResendButton>}
    />
  );
}

/** Loaded on first use, with its validation. */
const PasswordForm = lazy(() => import('./password-form.tsx'));

/** Changes the password, or sets one for users who sign in with Google. */
export function PasswordRow({ user }: { user: SessionUser }) {
  return (
    <AccountFormRow
      heading="Password"
      text={
        user.hasPassword
          ? 'A new password signs you out on all other devices.'
          : 'You sign in with Google. A password lets you sign in without Google too.'
      }
      label={user.hasPassword ? 'Change password' : 'Set a password'}
    >
      {(close) => <PasswordForm user={user} onSaved={close} />}
    </AccountFormRow>
  );
}

const OPTIONS = BLOG_VISIBILITIES.map((value) => {
  const { label, description } = BLOG_VISIBILITY_DETAILS[value];
  return { value, label: `${label}: ${description.toLowerCase()}` };
});

/** Saves one account setting. Features of premium offer the subscription instead. */
function useSetting(path: string, failure: string) {
  const { refresh } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [isOffered, setIsOffered] = useState(false);

  async function save(body: object, saved: ToastInput): Promise<void> {
    setIsBusy(true);
    try {
      await requestJson(path, { method: 'PUT', body });
      await refresh();
      toast(saved);
    } catch (error) {
      if (apiErrorDetails(error).requiresSubscription) setIsOffered(true);
      else toast(accountFailureToast(error, failure));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, isOffered, setIsOffered, save };
}

/** Visibility of new blogs; saved on change. */
export function DefaultVisibilityRow({ user }: { user: SessionUser }) {
  const { isBusy, save } = useSetting('/api/account/default-visibility', VISIBILITY_MESSAGES.defaultFailed);
  return (
    <AccountRow
      heading="Default visibility"
      text="Who can see your new blogs. You can change it for each blog."
      action={
        <Select
          aria-label="Visibility of new blogs"
          aria-busy={isBusy}
          options={OPTIONS}
          value={user.defaultVisibility}
          onChange={({ target }) => void save({ defaultVisibility: target.value }, VISIBILITY_MESSAGES.defaultSaved)}
          className="w-auto max-w-full"
        />
      }
    />
  );
}

/** Loaded on first use. */
const SubscriptionDialog = lazy(() => import('@/components/subscription/checkout/subscription-dialog.tsx'));

/** Whether the user's blogs name the product; saved on change. */
export function BrandingRow({ user }: { user: SessionUser }) {
  const { isOffered, setIsOffered, save } = useSetting('/api/account/branding', BRANDING_MESSAGES.failed);
  return (
    <AccountRow heading="Branding" text={BRANDING_MESSAGES.about}>
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
      <Suspense>
        {isOffered ? <SubscriptionDialog open onOpenChange={setIsOffered} reason={PREMIUM_NEEDED} /> : null}
      </Suspense>
    </AccountRow>
  );
}

/** Loaded on first use. */
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

type DeleteAccountProps = { email: string; leaveTo: (path: Route) => void };

/** Deletes the account after a confirmation, then signs out and goes home. */
export function DeleteAccount({ email, leaveTo }: DeleteAccountProps) {
  const { refresh } = useAuth();
  const [isOpen, setIsOpen] = useState(false);

  async function leave(): Promise<void> {
    leaveTo('/');
    toast({ title: 'Account deleted', description: 'Your account and all your blogs were deleted.' });
    await refresh();
  }
  return (
    <AccountRow
      heading="Delete account"
      text="Permanently deletes your account and all your blogs. Links to them stop working."
      action={
        <Button
          variant="outline"
          className="border-destructive-text text-destructive-text"
          onClick={() => setIsOpen(true)}
        >
          Delete account
        </Button>
      }
    >
      {isOpen ? (
        <Suspense>
          <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} onDeleted={leave} />
        </Suspense>
      ) : null}
    </AccountRow>
  );
}
