import { notFound } from 'next/navigation';
import { SubscribeForm, subscriptionProblems } from '@/components/newsletter/subscribe-form.tsx';
import { FormProblem } from '@/components/reports/report-parts.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';

export const generateMetadata = () => unlistedHead('site.subscribe.title');

/** The form of a site on a page of its own, and what follows a request to subscribe. */
export default async function SubscribePage({ params, searchParams }: PageProps<'/user/[usernameSlug]/subscribe'>) {
  const profile = deliversMail() && (await getProfile((await params).usernameSlug).catch(() => undefined));
  if (!profile) notFound();
  const { asked, problem } = await searchParams;
  const t = askedTranslator('site.subscribe');
  return (
    <SiteFrame profile={profile} heading={t(asked ? 'asked' : 'heading')} hasForm={false}>
      <FormProblem code={problem} problems={subscriptionProblems(t)} />
      {asked ? <p className="site-part">{t('askedText')}</p> : <SubscribeForm slug={profile.slug} isPage />}
    </SiteFrame>
  );
}
