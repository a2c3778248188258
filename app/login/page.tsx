import type { Metadata } from 'next';
import { AccountBenefits } from '@/components/auth/account-benefits';
import { AccountPage } from '@/components/auth/account-page';
import { SignInScreen } from '@/components/auth/sign-in-screen';

export const metadata: Metadata = {
  title: 'Sign in',
  description: 'Sign in or register to keep your blogs in one place and get 4 free blogs in total.',
  alternates: { canonical: '/login' },
};

/** Sign-in and registration (spec §2). */
export default function LoginPage() {
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
      <SignInScreen />
    </AccountPage>
  );
}
