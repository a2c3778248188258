import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SUBSCRIBE_HEADING, SubscribeForm } from '@/components/newsletter/subscribe-form.tsx';
import { FormProblem } from '@/components/reports/report-parts.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { SUBSCRIPTION_PROBLEMS } from '@/lib/constants/newsletter-messages.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';

export const metadata: Metadata = { title: 'Subscribe', robots: { index: false } };

/** The form of a site on a page of its own, and what follows a request to subscribe. */
export default async function SubscribePage({ params, searchParams }: PageProps<'/user/[usernameSlug]/subscribe'>) {
  const profile = deliversMail() && (await getProfile((await params).usernameSlug).catch(() => undefined));
  if (!profile) notFound();
  const { asked, problem } = await searchParams;
  return (
    <SiteFrame profile={profile} heading={asked ? 'Check your email' : SUBSCRIBE_HEADING} hasForm={false}>
      <FormProblem code={problem} problems={SUBSCRIPTION_PROBLEMS} />
      {asked ? (
        <p className="site-part">
          If this address is not subscribed yet, we have sent it an email. Open the link in it and press Confirm.
        </p>
      ) : (
        <SubscribeForm slug={profile.slug} isPage />
      )}
    </SiteFrame>
  );
}
