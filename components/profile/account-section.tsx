import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { lazy, Suspense, useState } from 'react';
import { ResendButton } from '@/components/auth/recovery/recovery-forms.tsx';
import { signatureOf, useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailureToast } from '@/components/auth/session/auth-error.ts';
import { usePremiumOffer } from '@/components/subscription/checkout/checkout.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Select } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { BLOG_VISIBILITIES, BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import {
  AUTHOR_MESSAGES,
  BRANDING_MESSAGES,
  PREMIUM_NEEDED,
  VISIBILITY_MESSAGES,
} from '@/lib/constants/owner-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { userPath } from '@/lib/routes.ts';
import { AccountFormRow, AccountRow } from './account/account-row.tsx';
import { DomainRow } from './domain/domain-row.tsx';
import { AuthorPreview } from './public-profile.tsx';
import { ExportMenu } from './transfer/export-menu.tsx';

// The forms come with their validation.
const loadForms = () => import('./account/account-forms.tsx');
const AuthorForm = lazy(async () => ({ default: (await loadForms()).AuthorForm }));
const PasswordForm = lazy(async () => ({ default: (await loadForms()).PasswordForm }));
const DeleteAccountDialog = lazy(async () => ({ default: (await loadForms()).DeleteAccountDialog }));
const ImportForm = lazy(() => import('./transfer/import-form.tsx'));

type UserProps = { user: SessionUser };

function AuthorRow({ user }: UserProps) {
  return (
    <AccountFormRow
      heading="Author profile"
      text={
        <>
          <p>{AUTHOR_MESSAGES.shown}</p>
          {user.hasChosenName ? null : <p className="mt-2 font-medium text-foreground">{AUTHOR_MESSAGES.unsigned}</p>}
          <div className="mt-4">
            <AuthorPreview author={{ ...user, displayName: signatureOf(user) }} />
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

function EmailRow({ user: { email, emailVerified }, hasMail }: UserProps & { hasMail: boolean }) {
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

function PasswordRow({ user }: UserProps) {
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

/** Saves one account setting. Features of premium offer the subscription instead. */
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
      else toast(accountFailureToast(error, failure));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, dialog, save };
}

const VISIBILITY_OPTIONS = BLOG_VISIBILITIES.map((value) => {
  const { label, description } = BLOG_VISIBILITY_DETAILS[value];
  return { value, label: `${label}: ${description.toLowerCase()}` };
});

function DefaultVisibilityRow({ user }: UserProps) {
  const { isBusy, save } = useSetting('/api/account/default-visibility', VISIBILITY_MESSAGES.defaultFailed);
  return (
    <AccountRow
      heading="Default visibility"
      text="Who can see your new blogs. You can change it for each blog."
      action={
        <Select
          aria-label="Visibility of new blogs"
          aria-busy={isBusy}
          options={VISIBILITY_OPTIONS}
          value={user.defaultVisibility}
          onChange={({ target }) => void save({ defaultVisibility: target.value }, VISIBILITY_MESSAGES.defaultSaved)}
          className="w-auto max-w-full"
        />
      }
    />
  );
}

function BrandingRow({ user }: UserProps) {
  const { dialog, save } = useSetting('/api/account/branding', BRANDING_MESSAGES.failed);
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
      {dialog}
    </AccountRow>
  );
}

function TransferRows() {
  return (
    <>
      <AccountRow
        heading="Export"
        text="All your blogs, including drafts, as a ZIP of Markdown files, WordPress files (WXR) or PDFs, with their pictures. Or as one WordPress file, which loads its pictures from this site, except for drafts."
        action={<ExportMenu />}
      />
      <AccountFormRow
        heading="Import"
        text="Import Markdown files, WordPress exports (WXR) or ZIPs exported here as drafts that only you can see. They do not count as free blogs. Pictures come from the ZIP or their original address. Importing a file again adds only what is missing."
        label="Import blogs"
      >
        {() => <ImportForm />}
      </AccountFormRow>
      <AccountRow
        heading="Your data"
        text="Your account and all your blogs as one JSON file, to keep or to take elsewhere."
        action={
          <a href="/api/account/export" download className={buttonVariants({ variant: 'outline' })}>
            Download my data
          </a>
        }
      />
    </>
  );
}

type LeaveTo = (path: Route) => void;

/** Deletes the account after a confirmation, then signs out and goes home. */
function DeleteAccountRow({ email, leaveTo }: { email: string; leaveTo: LeaveTo }) {
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
      <Suspense>
        {isOpen ? <DeleteAccountDialog email={email} onClose={() => setIsOpen(false)} onDeleted={leave} /> : null}
      </Suspense>
    </AccountRow>
  );
}

/** The account: author profile, email, password, defaults, domain, data, deletion. */
export function AccountSection({ user, hasMail, leaveTo }: UserProps & { hasMail: boolean; leaveTo: LeaveTo }) {
  return (
    <section aria-labelledby="account" className="page-width mt-20">
      <div className="rule-oxford" />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.75fr]">
        <h2
          id="account"
          className="font-display text-[clamp(2rem,4vw,2.75rem)] leading-none font-semibold tracking-[-0.02em]"
        >
          Account
        </h2>
        <div>
          <AuthorRow user={user} />
          <EmailRow user={user} hasMail={hasMail} />
          <PasswordRow user={user} />
          <DefaultVisibilityRow user={user} />
          <BrandingRow user={user} />
          <DomainRow />
          <TransferRows />
          <DeleteAccountRow email={user.email} leaveTo={leaveTo} />
        </div>
      </div>
    </section>
  );
}
