'use client';

import type { Route } from 'next';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { AccountRow } from './account-row.tsx';
import {
  AuthorRow,
  BrandingRow,
  DefaultVisibilityRow,
  DeleteAccount,
  EmailState,
  PasswordRow,
} from './account-rows.tsx';

type AccountSectionProps = {
  user: SessionUser;
  /** Whether this server sends mail. */
  hasMail: boolean;
  leaveTo: (path: Route) => void;
  /** Rows about taking blogs elsewhere and bringing them in. */
  transfer: ReactNode;
  /** Row about the own domain. */
  domain: ReactNode;
};

/** The account: author profile, email, password, defaults, domain, data, deletion. */
export function AccountSection({ user, hasMail, leaveTo, transfer, domain }: AccountSectionProps) {
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
          <EmailState user={user} hasMail={hasMail} />
          <PasswordRow user={user} />
          <DefaultVisibilityRow user={user} />
          <BrandingRow user={user} />
          {domain}
          {transfer}
          <AccountRow
            heading="Your data"
            text="Your account and all your blogs as one JSON file, to keep or to take elsewhere."
            action={
              <a href="/api/account/export" download className={buttonVariants({ variant: 'outline' })}>
                Download my data
              </a>
            }
          />
          <DeleteAccount email={user.email} leaveTo={leaveTo} />
        </div>
      </div>
    </section>
  );
}
