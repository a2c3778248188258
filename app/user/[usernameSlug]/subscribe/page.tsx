import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormProblem } from '@/components/reports/report-parts.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { SUBSCRIPTION_PROBLEMS } from '@/lib/constants/newsletter-messages.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';

export const metadata: Metadata = { title: 'Subscribe', robots: { index: false } };

/** What follows a request to subscribe; SiteFrame has the form. */
export default async function SubscribePage({ params, searchParams }: PageProps<'/user/[usernameSlug]/subscribe'>) {
  const profile = deliversMail() && (await getProfile((await params).usernameSlug).catch(() => undefined));
  if (!profile) notFound();
  const { asked, problem } = await searchParams;
  return (
    <SiteFrame profile={profile} heading={asked ? 'Check your email' : 'Subscribe'}>
      <p className="mt-4 max-w-[38rem] text-lg text-muted-foreground">
        {asked
          ? 'If this address is not subscribed yet, we have sent it an email. Open the link in it and press Confirm.'
          : `Get an email about each new blog by ${profile.displayName}.`}
      </p>
      <FormProblem code={problem} problems={SUBSCRIPTION_PROBLEMS} />
    </SiteFrame>
  );
}
