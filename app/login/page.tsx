import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountPage } from '@/components/auth/account-page';
import { AccountBenefits } from '@/components/auth/sign-in/account-benefits';
import { SignInScreen } from '@/components/auth/sign-in/sign-in-screen';
import { signInWays } from '@/lib/auth/sign-in-ways';

export const metadata: Metadata = {
  title: 'Sign in',
  description: 'Sign in or register to keep your blogs in one place and get 4 free blogs in total.',
  alternates: { canonical: '/login' },
};

/** Sign-in and registration (spec §2). */
export default async function LoginPage() {
  // How the server is set up is read when it runs, not when it is built.
  await connection();
  return (
    <AccountPage
      heading={
        <>
          Sign in,
          <br />
          <span className="italic">keep writing.</span>
        </>
      }
      lead="An account keeps all your blogs in one place. The one you made without it comes along."
      beside={<AccountBenefits />}
    >
      <SignInScreen ways={signInWays()} />
    </AccountPage>
  );
}
