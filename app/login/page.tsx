import { Check } from 'lucide-react';
import type { Metadata } from 'next';
import { useTranslations } from '#translations';
import { SignInScreen } from '@/components/auth/sign-in/sign-in-screen.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountPage } from '@/components/shell/page-parts.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { signInWays } from '@/lib/auth/service.ts';
import { blogToKeep } from '@/lib/blogs/reading/service.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { languageAlternates } from '@/lib/http/language-alternates.ts';

export function generateMetadata(): Metadata {
  const t = askedTranslator('accounts.signIn');
  const description = IS_UNLIMITED ? t('descriptionUnlimited') : t('description', { count: FREE_BLOG_LIMIT });
  return { title: t('title'), description, alternates: languageAlternates('/login') };
}

function AccountBenefits() {
  const t = useTranslations('accounts.signIn');
  const benefits = [
    ...(IS_UNLIMITED ? [] : [t('freeBlogs', { count: FREE_BLOG_LIMIT })]),
    ...[t('profile'), t('styles'), t('publicPage')],
  ];
  return (
    <div className="max-w-[32rem]">
      <h2 className="label-caps text-rubric">{t('withAccount')}</h2>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3 py-2.5">
            <Check aria-hidden className="size-4 shrink-0 text-rubric" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}

export default async function LoginPage() {
  const t = askedTranslator('accounts.signIn');
  const blog = await blogToKeep(await pageActor());
  return (
    <AccountPage
      heading={t.rich(blog ? 'headingWithBlog' : 'heading', { line: () => <br />, em: <span className="italic" /> })}
      lead={t(blog ? 'leadWithBlog' : 'lead')}
      beside={<AccountBenefits />}
    >
      <Messages parts={['auth', 'signIn']}>
        <SignInScreen ways={signInWays()} blog={blog} />
      </Messages>
    </AccountPage>
  );
}
