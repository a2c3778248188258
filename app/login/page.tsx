import { Check } from 'lucide-react';
import type { Metadata } from 'next';
import { SignInScreen } from '@/components/auth/sign-in/sign-in-screen.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { signInWays } from '@/lib/auth/service.ts';
import { blogToKeep } from '@/lib/blogs/reading/service.ts';
import { FREE_BLOGS_IN_WORDS, IS_UNLIMITED } from '@/lib/constants/plans.ts';

export const metadata: Metadata = {
  title: 'Sign in',
  description: `Sign in or create an account to keep your blogs in one place${IS_UNLIMITED ? '' : ` and get ${FREE_BLOGS_IN_WORDS} in total`}.`,
  alternates: { canonical: '/login' },
};

const BENEFITS = [
  ...(IS_UNLIMITED ? [] : [`${FREE_BLOGS_IN_WORDS} in total`]),
  'Your blogs in your profile',
  'Change style and colors any time',
  'A public page for all of them',
];

const AccountBenefits = () => (
  <div className="max-w-[32rem]">
    <h2 className="label-caps text-rubric">With an account</h2>
    <ul className="mt-3 divide-y divide-border border-y border-border">
      {BENEFITS.map((benefit) => (
        <li key={benefit} className="flex items-center gap-3 py-2.5">
          <Check aria-hidden className="size-4 shrink-0 text-rubric" />
          {benefit}
        </li>
      ))}
    </ul>
  </div>
);

export default async function LoginPage() {
  const blog = await blogToKeep(await pageActor());
  return (
    <AccountPage
      heading={
        <>
          Sign in,
          <br />
          <span className="italic">{blog ? 'keep your blog.' : 'keep writing.'}</span>
        </>
      }
      lead={`An account keeps all your blogs in one place${blog ? ', including the one you just made' : ''}.`}
      beside={<AccountBenefits />}
    >
      <SignInScreen ways={signInWays()} blog={blog} />
    </AccountPage>
  );
}
